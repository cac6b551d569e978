import { join } from 'node:path'
import { weighFirstScreens } from '../web/weight.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { openPage, openWindow } from './demo-product.mjs'

const SLOWED_DOWN_BY = 4
const GOALS = { loginRequests: 15, largestPaintMs: 1800, interactionMs: 150 }
/** Long enough for what is fetched when the browser is idle. */
const SETTLED_AFTER_MS = 5000

/** The screens that people begin with, on a processor four times slower: the answer is how many goals were missed. */
export async function auditSpeed({ url, browser }) {
  const weights = await weighFirstScreens(join(REPOSITORY, 'dist/web'))
  let faults = 0
  const tell = (what, value, goal, unit = '') => {
    if (value > goal) faults += 1
    console.log(`Speed ${what}: ${value}${unit} (goal ${goal}${unit})`)
  }
  for (const { address, files, kilobytes, budget } of weights) {
    tell(`${address} scripts`, files, budget.files)
    tell(`${address} scripts, compressed`, kilobytes, budget.kilobytes, ' KB')
  }

  const login = await measure({ url, browser, path: '/login', person: 'nobody', press: 'input[type="email"]' })
  tell('/login requests', login.requests.length, GOALS.loginRequests)
  if (login.requests.length > GOALS.loginRequests) for (const request of login.requests) console.log(`  ${request}`)
  const dashboard = await measure({ url, browser, path: '/dashboard', person: 'owner', press: 'header button:visible' })
  for (const [path, { largestPaintMs, interactionMs }] of Object.entries({
    '/login': login,
    '/dashboard': dashboard,
  })) {
    tell(`${path} largest paint`, largestPaintMs, GOALS.largestPaintMs, ' ms')
    tell(`${path} slowest interaction`, interactionMs, GOALS.interactionMs, ' ms')
  }
  return faults
}

/** Opens the page with nothing in store, presses once at once and each button again later. */
async function measure({ url, browser, path, person, press }) {
  const context = await openWindow(browser, url, { width: 1440, theme: 'light', language: 'en', person })
  await context.addInitScript(observe)
  const requests = []
  context.on('page', async (page) => {
    page.on('request', (request) => {
      if (request.url().startsWith(url)) requests.push(request.url().slice(url.length))
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN_BY })
  })
  const page = await openPage(context, url + path)
  await page.locator(press).last().click()
  await page.waitForTimeout(SETTLED_AFTER_MS)
  const counted = [...requests]
  await page.keyboard.press('Escape')
  await page.locator(press).first().click()
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => globalThis.seenSpeed)
  await context.close()
  return { requests: counted, largestPaintMs: Math.round(seen.largestPaintMs), interactionMs: seen.interactionMs }
}

function observe() {
  const seen = { largestPaintMs: 0, interactionMs: 0 }
  globalThis.seenSpeed = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) seen.interactionMs = Math.max(seen.interactionMs, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}
