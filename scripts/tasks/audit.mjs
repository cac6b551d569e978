// The compiled packages for the other processor, the assistant's provider before Prism, Lighthouse on the landing and
// pricing pages and, with their weight, on those that visitors answer, how heavy and quick the first screens of the app are, and axe on every route in all languages, widths
// and themes.
// Usage: npm run audit [-- --only=native,prism,lighthouse,speed,axe --languages=en,es,fr,de --widths=360,768,1440]
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { auditNative } from './audit-native.mjs'
import { auditProvider } from './audit-provider.mjs'
import { auditSpeed } from './audit-speed.mjs'
import { openPage, openWindow, option, PEOPLE, routesIn, VISITOR_PAGES, withDemoProduct } from './demo-product.mjs'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const DEBUGGING_PORT = 29_222
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Nobody is to find them by searching: no goal for that. */
const VISITOR_GOALS = { performance: 98, accessibility: 100, 'best-practices': 100 }
const VISITOR_KILOBYTES = 30

const languages = option('languages', ['en', 'es', 'fr', 'de'])
const widths = option('widths', ['360', '768', '1440']).map(Number)
const parts = option('only', ['native', 'prism', 'lighthouse', 'speed', 'axe'])
let faults = 0

if (parts.includes('native')) faults += await auditNative()
if (parts.includes('prism')) faults += await auditProvider()
if (['lighthouse', 'speed', 'axe'].some((part) => parts.includes(part))) await auditPages()
console.log(faults === 0 ? 'Nothing to mend.' : `${faults} things to mend.`)
process.exitCode = faults === 0 ? 0 : 1

function auditPages() {
  return withDemoProduct(
    async ({ url, browser }) => {
      if (parts.includes('lighthouse')) await runLighthouseOn(url)
      if (parts.includes('speed')) faults += await auditSpeed({ url, browser })
      if (parts.includes('axe')) await runAxeEverywhere({ url, browser })
    },
    { browserArguments: [`--remote-debugging-port=${DEBUGGING_PORT}`] },
  )
}

async function runAxeEverywhere(where) {
  for (const language of languages) {
    for (const width of widths) {
      for (const theme of ['light', 'dark']) await runAxe({ ...where, language, width, theme })
    }
  }
}

async function runLighthouseOn(url) {
  for (const path of ['/', '/pricing']) await runLighthouse(url + path, GOALS)
  for (const path of VISITOR_PAGES) weigh(await runLighthouse(url + path, VISITOR_GOALS))
}

/** As a phone gets it, everything with it. */
function weigh(lhr) {
  const items = lhr.audits['network-requests'].details.items
  const kilobytes = Math.ceil(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script').length
  if (kilobytes > VISITOR_KILOBYTES || scripts > 0) faults += 1
  console.log(`Weight ${lhr.requestedUrl}: ${kilobytes} KB (goal ${VISITOR_KILOBYTES} KB), ${scripts} scripts (goal 0)`)
}

async function runLighthouse(address, goals) {
  const { lhr } = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' })
  for (const [category, goal] of Object.entries(goals)) {
    const score = Math.round(lhr.categories[category].score * 100)
    if (score < goal) faults += 1
    console.log(`Lighthouse ${lhr.requestedUrl} ${category}: ${score} (goal ${goal})`)
    if (score < goal) reportFailedAudits(lhr, category)
  }
  return lhr
}

function reportFailedAudits(lhr, category) {
  for (const { id } of lhr.categories[category].auditRefs) {
    const audit = lhr.audits[id]
    if (audit.score !== null && audit.score < 0.9) console.log(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
}

async function runAxe({ url, browser, language, width, theme }) {
  let checked = 0
  for (const person of Object.keys(PEOPLE)) {
    const context = await openWindow(browser, url, { width, theme, language, person })
    for (const { path } of routesIn(language).filter((route) => route.person === person)) {
      const page = await openPage(context, url + path)
      await page.evaluate(AXE)
      const { violations } = await page.evaluate('axe.run()')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      report({ path, language, width, theme }, violations, overflow)
      checked += 1
      await page.close()
    }
    await context.close()
  }
  console.log(`axe: ${checked} routes in ${language} at ${width} px, ${theme}`)
}

function report(where, violations, overflow) {
  const place = `${where.path} (${where.language}, ${where.width} px, ${where.theme})`
  for (const violation of violations) {
    faults += 1
    console.log(`  ${place} ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
  if (overflow > 0) {
    faults += 1
    console.log(`  ${place} is ${overflow} px wider than the window`)
  }
}
