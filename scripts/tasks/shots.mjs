// Writes screenshots of every route into shots/, for looking at.
// Usage: npm run shots [-- --languages=en,de --widths=360,768,1440 --themes=light,dark --only=/dashboard]
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { REPOSITORY } from '../setup/places.mjs'
import { openPage, openWindow, option, PEOPLE, routesIn, withDemoProduct } from './demo-product.mjs'

const languages = option('languages', ['en'])
const widths = option('widths', ['360', '768', '1440']).map(Number)
const themes = option('themes', ['light', 'dark'])
const only = option('only', null)

await withDemoProduct(async ({ url, browser }) => {
  for (const language of languages) {
    for (const width of widths) {
      for (const theme of themes) await shootAll({ url, browser, language, width, theme })
    }
  }
})

async function shootAll({ url, browser, language, width, theme }) {
  for (const person of Object.keys(PEOPLE)) {
    const routes = routesIn(language).filter((route) => route.person === person && (!only || only.includes(route.path)))
    if (routes.length === 0) continue
    const context = await openWindow(browser, url, { width, theme, language, person })
    for (const { path } of routes) await shoot(context, url + path, fileFor({ path, language, width, theme }))
    await context.close()
  }
}

async function shoot(context, address, file) {
  const page = await openPage(context, address)
  await mkdir(dirname(file), { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  console.log(file.slice(REPOSITORY.length + 1))
}

function fileFor({ path, language, width, theme }) {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '_')
  return join(REPOSITORY, 'shots', language, `${width}-${theme}`, `${name}.png`)
}
