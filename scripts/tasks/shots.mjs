// Writes screenshots of every route into shots/, for looking at.
// Usage: npm run shots [-- --languages=en,de --widths=360,768,1440 --themes=light,dark --only=/dashboard]
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../setup/browser.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { buildWeb, isWebBuildStale } from '../build-web.mjs'

const PUBLIC = ['/', '/pricing', '/about', '/careers', '/contact', '/privacy', '/terms', '/security', '/compliance']
const SIGNED_OUT = ['/login', '/admin/login']
const CUSTOMER = ['/dashboard', '/not-a-page']
const ADMIN = ['/admin']

const option = (name, fallback) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? given.slice(name.length + 3).split(',') : fallback
}
const languages = option('languages', ['en'])
const widths = option('widths', ['360', '768', '1440']).map(Number)
const themes = option('themes', ['light', 'dark'])
const only = option('only', null)

if (await isWebBuildStale()) await buildWeb()
const dataDir = await mkdtemp(join(tmpdir(), 'goodword-shots-'))
process.env.DATA_DIR = dataDir
const { readConfig } = await import('../../src/server/kernel/config/config.ts')
const { createLog } = await import('../../src/server/kernel/log/log.ts')
const { startProduct } = await import('../../src/server/product/start-product.ts')
const product = await startProduct(readConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000' }), {
  say: () => undefined,
  log: createLog('warn'),
})
const { CHROMIUM_PATH, ...libraries } = await ensureBrowser()
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox'],
  env: { ...process.env, ...libraries },
})
try {
  for (const language of languages) {
    const localized = PUBLIC.map((path) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`))
    await shoot(language, [...localized, ...SIGNED_OUT], null)
    await shoot(language, CUSTOMER, { email: 'demo@goodword.test', password: 'goodword-demo' })
    await shoot(language, ADMIN, { email: 'admin@goodword.test', password: 'goodword-admin' })
  }
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function shoot(language, paths, person) {
  const session = person && (await signIn(person))
  for (const width of widths) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: language,
      })
      await context.addInitScript(prepareBrowser, { language, session })
      for (const path of paths.filter((candidate) => !only || only.includes(candidate))) {
        await shootPage(context, path, join(language, `${width}-${theme}`))
      }
      await context.close()
    }
  }
}

async function shootPage(context, path, folder) {
  const page = await context.newPage()
  await page.goto(product.url + path, { waitUntil: 'load' })
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 10_000 })
  await page.waitForTimeout(400)
  const file = join(REPOSITORY, 'shots', folder, `${path === '/' ? 'landing' : path.slice(1).replaceAll('/', '_')}.png`)
  await mkdir(join(file, '..'), { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  console.log(file.slice(REPOSITORY.length))
}

async function signIn(person) {
  const response = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  return response.text()
}

function prepareBrowser({ language, session }) {
  localStorage.setItem('goodword-language', language)
  if (session) localStorage.setItem('goodword-session', session)
}
