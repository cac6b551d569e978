import { chromium, type Browser, type Page } from '@playwright/test'
import { TEST_PASSWORD } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { writeReviewsOf } from './million-reviews.ts'
import type { BenchRow } from './table.ts'

const ROWS = 10_000
/** More would not fit into one text. */
const ROWS_A_TRACE = 1000
const LONGEST_TASK_MS = 50
/** A frame. */
const FLING_PX = 400
const PATIENCE_MS = 600_000

/** The list of reviews in a browser, scrolled past ten thousand rows, as the built app draws them. */
export async function benchScroll(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir, ROLES: 'web' })
  const browser = await openBrowser()
  try {
    const owner = await app.make.member()
    await writeReviewsOf(app.superuser, owner, ROWS)
    const page = await openAs(browser, app, owner.email)
    await page.goto(`${app.url}/reviews`)
    await page.getByRole('feed').getByRole('article').first().waitFor()
    let longest = 0
    for (let rows = ROWS_A_TRACE; rows <= ROWS; rows += ROWS_A_TRACE) {
      const tasks = await traceTasks(browser, page, () => scrollTo(page, rows))
      longest = tasks.reduce((most, task) => Math.max(most, task), longest)
    }
    return [
      {
        work: `longest task while ${ROWS} rows are scrolled, beside ${LONGEST_TASK_MS} ms`,
        ours: longest,
        floor: LONGEST_TASK_MS,
        unit: 'ms',
        goal: 'under 1',
      },
    ]
  } finally {
    await browser.close()
    await app.stop()
  }
}

interface Workshop {
  ensureBrowser(): Promise<Record<string, string>>
  isWebBuildStale(): Promise<boolean>
  buildWeb(): Promise<void>
}

/** Set-up's own scripts, which run before there are types. */
async function openWorkshop(): Promise<Workshop> {
  const scripts = ['../scripts/setup/browser.mjs', '../scripts/build-web.mjs']
  const parts = await Promise.all(scripts.map((path) => import(new URL(path, import.meta.url).href)))
  return Object.assign({}, ...parts) as Workshop
}

export async function openBrowser(): Promise<Browser> {
  const workshop = await openWorkshop()
  if (await workshop.isWebBuildStale()) await workshop.buildWeb()
  const { CHROMIUM_PATH = '', ...libraries } = await workshop.ensureBrowser()
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    env: { ...process.env, ...libraries },
  })
}

/** Signed in by the form. */
export async function openAs(browser: Browser, { url }: StandAloneApp, email: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await page.goto(`${url}/login`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/dashboard/)
  return page
}

/** As a hand flings it, frame by frame, to the end; it asks for more rows wherever they have run out. */
async function scrollTo(page: Page, row: number): Promise<void> {
  const last = await page.evaluate<number>(`new Promise((resolve) => {
    const until = Date.now() + ${PATIENCE_MS}
    const goOn = () => {
      window.scrollBy(0, ${FLING_PX})
      document.querySelector('[role=feed] + div button')?.click()
      const shown = document.querySelectorAll('[role=feed] [aria-posinset]')
      const last = Number(shown[shown.length - 1]?.getAttribute('aria-posinset'))
      if (last >= ${row} || Date.now() > until) resolve(last)
      else requestAnimationFrame(goOn)
    }
    goOn()
  })`)
  if (last < row) throw new Error(`The list ended at ${last}.`)
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the thread's own time: what else the machine does meanwhile is not the page's doing. */
  tdur?: number
  args: { name?: string }
}

/** How long each task of the page's own thread took. */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isOfPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isOfPage(event))
  if (tasks.length === 0) throw new Error('The trace holds no task.')
  return tasks.map(({ tdur }) => (tdur ?? 0) / 1000)
}
