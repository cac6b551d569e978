import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildWeb, isWebBuildStale } from '../build-web.mjs'
import { ensureBrowser } from '../setup/browser.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { createLog } from '../../src/server/kernel/log/log.ts'
import { startProduct } from '../../src/server/product/start-product.ts'

/** The product with its demo workspace on throw-away data, and a browser beside it. */
export async function withDemoProduct(work, { browserArguments = [] } = {}) {
  if (await isWebBuildStale()) await buildWeb()
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-demo-'))
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000' })
  const product = await startProduct(config, { say: () => undefined, log: createLog('warn') })
  const { CHROMIUM_PATH, ...libraries } = await ensureBrowser()
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', ...browserArguments],
    env: { ...process.env, ...libraries },
  })
  try {
    await work({ url: product.url, browser })
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const PEOPLE = {
  nobody: null,
  owner: { email: 'demo@goodword.test', password: 'goodword-demo' },
  admin: { email: 'admin@goodword.test', password: 'goodword-admin' },
}

/** What visitors of the demo business see, one of each kind; the server makes them without a script. */
export const VISITOR_PAGES = ['/p/harbour-bistro-halifax', '/p/harbour-bistro-survey', '/p/harbour-bistro-feedback']

/** Every route a person can see now, with who sees it, in one language. */
export function routesIn(language) {
  return [
    ...[
      ...publicPagesIn(language),
      '/login',
      '/register',
      '/forgot-password',
      '/accept-invitation',
      '/admin/login',
      ...VISITOR_PAGES,
    ].map((path) => ({ path, person: 'nobody' })),
    ...['/dashboard', '/reviews', '/reviews?feedback=all', '/settings', '/not-a-page'].map((path) => ({
      path,
      person: 'owner',
    })),
    { path: '/admin', person: 'admin' },
  ]
}

function publicPagesIn(language) {
  const pages = JSON.parse(readFileSync(join(REPOSITORY, 'dist/web/pages/index.json'), 'utf8'))
  return pages.filter(({ locale }) => locale === language).map(({ path }) => path)
}

/** A window of one size, theme and language, signed in as one of the people. */
export async function openWindow(browser, url, { width, theme, language, person }) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, locale: language })
  const session = PEOPLE[person] && (await signIn(url, PEOPLE[person]))
  await context.addInitScript(prepareBrowser, { language, session })
  return context
}

/** Opens the page and waits until it has its heading and nothing on it is busy. Being sent elsewhere is a failure. */
export async function openPage(context, address) {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(isPageReady, null, { timeout: 10_000 })
  await page.waitForTimeout(400)

  const [expected, reached] = [address, page.url()].map((url) => new URL(url).pathname)
  if (reached !== expected) throw new Error(`${expected} led to ${reached}.`)
  return page
}

function isPageReady() {
  return document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null
}

async function signIn(url, person) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw new Error(`${person.email} could not sign in (${response.status}): ${await response.text()}`)
  return response.text()
}

function prepareBrowser({ language, session }) {
  localStorage.setItem('goodword-language', language)
  if (session) localStorage.setItem('goodword-session', session)
}

export function option(name, fallback) {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? given.slice(name.length + 3).split(',') : fallback
}
