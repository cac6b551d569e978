import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { writeReviewsOf } from './million-reviews.ts'
import { openAs, openBrowser, traceTasks } from './scroll.ts'
import type { BenchRow } from './table.ts'

const ITEMS = 2000
const LONGEST_TASK_MS = 100
const MONTH = `${new Date().getUTCFullYear() + 1}-06`

/** A month of two thousand items in a browser: leafed through, seen by week, and with one of them carried about. */
export async function benchCalendar(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ DATA_DIR: dataDir, ROLES: 'web' })
  const browser = await openBrowser()
  try {
    const owner = await app.make.member()
    await writeReviewsOf(app.superuser, owner, ITEMS / 2)
    await planOf(app.superuser, owner)
    const page = await openAs(browser, app, owner.email)
    await page.goto(`${app.url}/calendar?date=${MONTH}-15`)
    await page.locator('[data-item]').first().waitFor()
    const rows: BenchRow[] = []
    for (const [name, work] of Object.entries(WORKS)) {
      const longest = Math.max(...(await traceTasks(browser, page, () => work(page))))
      const goal = 'under 1'
      rows.push({
        work: `longest task, calendar of ${ITEMS}: ${name}`,
        ours: longest,
        floor: LONGEST_TASK_MS,
        unit: 'ms',
        goal,
      })
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const waitForItems = (page: Page) => page.locator('[data-item]').first().waitFor()

const WORKS: Record<string, (page: Page) => Promise<void>> = {
  'the next month and back': async (page) => {
    await press(page, 'Next month')
    await page.getByRole('heading', { name: /^July/ }).waitFor()
    await press(page, 'Previous month')
    await waitForItems(page)
  },
  'carried by the keyboard': async (page) => {
    await page.locator('[data-item]').nth(20).focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Escape']) {
      await page.keyboard.press(key)
    }
  },
  'dragged over every week': async (page) => {
    await page.locator('[data-item]').nth(20).hover()
    await page.mouse.down()
    for (let step = 0; step < 40; step += 1) await page.mouse.move(300 + step * 20, 400 + (step % 10) * 30)
    await page.keyboard.press('Escape')
    await page.mouse.up()
  },
  'as a week': async (page) => {
    await press(page, 'Week')
    await page.locator('[data-hours] [data-item]').first().waitFor()
  },
}

/** Half of them campaigns, half replies, spread over a month by the minute. */
async function planOf(superuser: Pool, { customerId, userId }: TestMember): Promise<void> {
  const time = `('${MONTH}-01T00:00Z'::timestamptz + (random() * 29.9) * interval '1 day')`
  await superuser.query(
    `insert into campaigns (customer_id, name, type, message, delivery_channels, scheduled_send_time)
     select $1, 'Offer ' || n, 'announcement', 'Come in', '{email}', ${time} from generate_series(1, $2) n`,
    [customerId, ITEMS / 2],
  )
  await superuser.query(
    `insert into scheduled_responses (customer_id, review_id, response_text, scheduled_time, local_time, timezone,
       review_updated_at, decided_by, created_by)
     select customer_id, id, 'Thank you.', ${time}, '${MONTH}-01T00:00', 'UTC', updated_at, $2, $2
     from reviews where customer_id = $1 limit $3`,
    [customerId, userId, ITEMS / 2],
  )
  await superuser.query('analyze campaigns, scheduled_responses')
}
