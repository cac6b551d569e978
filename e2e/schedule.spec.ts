import { compose, findOnPlatform, openInbox, POSTED_WITHIN_MS, respondDialog, rowOf } from './answering.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, test } from './journey.ts'
import { cardOf, consent, expectConnected, tellSandbox } from './platforms.ts'
import type { Page } from '@playwright/test'

const SOUP = 'Good soup 0'
const MINUTE_MS = 60_000

const planDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule Response' })
const table = (page: Page) => page.getByRole('table', { name: 'Scheduled Responses' })

/** As the person types it, in the customer's own notation and timezone, which the tests leave at UTC. */
async function choose(page: Page, at: Date): Promise<void> {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
  const date = planDialog(page).getByLabel('Date')
  const pattern = (await date.getAttribute('placeholder')) ?? ''
  await date.fill(pattern.replace('YYYY', year).replace('MM', month).replace('DD', day))
  await planDialog(page).getByLabel('Time').fill(at.toISOString().slice(11, 16))
}

/** The next whole minute that can still be chosen in time; the field knows no seconds. */
const soon = () => new Date(Math.ceil((Date.now() + MINUTE_MS / 2) / MINUTE_MS) * MINUTE_MS)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

async function plan(page: Page, text: string, at: Date, words = SOUP): Promise<void> {
  const respond = await compose(page, words, text)
  await respond.getByRole('button', { name: 'Schedule' }).click()
  await choose(page, at)
  await planDialog(page).getByRole('button', { name: 'Schedule Response' }).click()
  await expect(planDialog(page)).toHaveCount(0)
  await expect(respond).toHaveCount(0)
}

test.describe('a scheduled response', () => {
  test.slow()
  test.use({ expectedComplaints: [/status of 40[09]/] })

  test('is planned, changed, and sent at its time', async ({ page, request }) => {
    const { business } = await openInbox(page, request)
    const respond = await compose(page, SOUP, 'Thank you, at nine')
    await respond.getByRole('button', { name: 'Schedule' }).click()
    const dialog = planDialog(page)
    await expect(dialog.getByText('Thank you, at nine')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Schedule Response' })).toBeDisabled()
    await choose(page, inMinutes(-5))
    await dialog.getByRole('button', { name: 'Schedule Response' }).click()
    await expect(dialog.getByText('Scheduled time must be in the future')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Tomorrow, / }).click()
    await expectMeanwhile(page.getByText('Response scheduled'), () =>
      dialog.getByRole('button', { name: 'Schedule Response' }).click(),
    )
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, SOUP).getByText('Scheduled', { exact: true })).toBeVisible()
    await expect(table(page).getByText('Thank you, at nine')).toBeVisible()
    await expectAccessible(page)

    await table(page)
      .getByRole('button', { name: /^Edit / })
      .click()
    await dialog.getByLabel('Response', { exact: true }).fill('Thank you, right now')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await choose(page, soon())
    await dialog.getByRole('button', { name: 'Schedule Response' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(table(page).getByText('Thank you, right now')).toBeVisible()

    await expect(rowOf(page, SOUP).getByText('Live on ')).toBeVisible({ timeout: 4 * MINUTE_MS })
    await expect(page.getByText('No scheduled responses')).toBeVisible()
    expect((await findOnPlatform(request, business, SOUP)).reply?.text).toBe('Thank you, right now')
  })

  test('is cancelled, and the review waits again', async ({ page, request }) => {
    await openInbox(page, request)
    await plan(page, 'Perhaps', inMinutes(60))
    await table(page)
      .getByRole('button', { name: /^Cancel / })
      .click()
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByText('No scheduled responses')).toBeVisible()
    await expect(rowOf(page, SOUP).getByText('Pending Response')).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(table(page).getByText('Perhaps')).toBeVisible()
    await expect(rowOf(page, SOUP).getByText('Scheduled', { exact: true })).toBeVisible()
  })

  test('stays where a double click has cancelled the one above it', async ({ page, request }) => {
    await openInbox(page, request)
    await plan(page, 'Perhaps', inMinutes(60))
    await plan(page, 'Certainly', inMinutes(120), 'Good soup 1')
    const cancels = table(page).getByRole('button', { name: /^Cancel / })
    await expect(cancels).toHaveCount(2)
    await cancels.first().click()
    await expect(cancels).toHaveCount(1)
    // The second half of a double click comes when the other row has taken the place of the first. Told to the button itself: where
    // the pointer is, the message about the first may lie.
    await cancels.first().dispatchEvent('click', { detail: 2 })
    await page.reload()
    await expect(table(page).getByText('Certainly')).toBeVisible()
    await expect(cancels).toHaveCount(1)
  })

  test('begins with its key, and at once with the time where words are there', async ({ page, request }) => {
    await openInbox(page, request)
    await page.keyboard.press('j')
    const unwritten = page.waitForResponse((answer) => answer.url().endsWith('/draft'))
    await page.keyboard.press('s')
    const text = respondDialog(page).getByLabel('Response', { exact: true })
    await expect(text).toBeFocused()
    const stale = await (await unwritten).json()
    const isSaved = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"isComposing":false') ?? false,
    )
    // As an answer looks that was asked for before the words were saved, and comes after.
    await page.route(/\/draft$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      await isSaved
      return route.fulfill({ json: stale })
    })
    await page.keyboard.type('For tomorrow')
    await expect(planDialog(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article').first()).toBeFocused()
    await page.keyboard.press('s')
    await expect(planDialog(page).getByText('For tomorrow')).toBeVisible()
    await expectAccessible(page)
  })

  test('on a dead connection is held, and sent after reconnecting', async ({ page, request }) => {
    const { business } = await openInbox(page, request)
    await tellSandbox(request, 'tokens', { vendor: 'google', listing: business.listings[0]?.id, what: 'revoke' })
    await plan(page, 'Later', inMinutes(60))
    await table(page)
      .getByRole('button', { name: /^Send now/ })
      .click()
    await expect(table(page).getByText('On hold')).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await expect(table(page).getByText('The connection to the platform has ended.')).toBeVisible()
    await expectAccessible(page)

    await table(page).getByRole('link', { name: 'Reconnect' }).click()
    await cardOf(page, business.listings[0]?.name ?? '')
      .getByRole('button', { name: 'Reconnect' })
      .click()
    await consent(page, business)
    await expectConnected(page)
    await page.goto('/reviews')
    await table(page)
      .getByRole('button', { name: /^Send now/ })
      .click()
    await expect(rowOf(page, SOUP).getByText('Live on ')).toBeVisible({ timeout: POSTED_WITHIN_MS })
    expect((await findOnPlatform(request, business, SOUP)).reply?.text).toBe('Later')
  })
})
