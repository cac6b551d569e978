import { type BrowserContext, type Locator, type Page } from '@playwright/test'
import { openInbox, type Inbox } from './answering.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'
import { type Business, tellSandbox } from './platforms.ts'
import { getBox } from './reviews.ts'

const bellOf = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' })

async function writeReview(page: Page, { vendor, listings }: Business, review: { text: string; stars: number }) {
  await tellSandbox(page.request, 'reviews', { vendor, listing: listings[0]?.id, author: 'Grim Guest', ...review })
}

/** A business whose first reviews have been told of and read. Its owner has one device, so that nobody is warned of another. */
async function openQuietInbox(page: Page): Promise<Inbox> {
  const inbox = await openInbox(page, page.request)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bellOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Mark all as read' }).click()
  await page.keyboard.press('Escape')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  return inbox
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

test('says that there is nothing, also from below on a phone', async ({ page }) => {
  await arriveAs(page, await makePerson(page.request), '/dashboard')
  await bellOf(page).click()
  await expect(panelOf(page)).toContainText('No new notifications')
  await expect(page.locator('[data-unread-dot]')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await bellOf(page).click()
  await expect(panelOf(page)).toContainText('No new notifications')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await panelOf(page).getByRole('link', { name: 'Notification settings' }).click()

  await expect(page).toHaveURL('/settings?tab=notifications')
  await expect(panelOf(page)).toBeHidden()
})

test('is read by keyboard, and tells those who listen', async ({ page }) => {
  const { business } = await openQuietInbox(page)

  await writeReview(page, business, { text: 'Cold soup, rude waiter', stars: 1 })
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  const bad = '1-star review: Google Business Profile · Grim Guest'
  await expect(page.getByRole('status').filter({ hasText: `New notification: ${bad}` })).toHaveCount(1)
  await expect(page.locator('[data-unread-dot]')).toBeVisible()

  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  const [first, second] = [panelOf(page).getByRole('link').nth(0), panelOf(page).getByRole('link').nth(1)]
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleName(new RegExp(`^Unread: ${bad}`))
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleName(/^2 new reviews/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(bellOf(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: `Mark as read: ${bad}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/reviews\?review=/)
  await expect(openDialog(page).filter({ hasText: 'Cold soup, rude waiter' })).toBeVisible()

  await page.keyboard.press('Escape')
  await bellOf(page).click()
  await second.click()
  await expect(page).toHaveURL(/\/reviews\?arrived=/)
  await expect(page.getByRole('button', { name: /Arrived since/ })).toBeVisible()
})

test('a review written elsewhere is in every open tab without a reload, and read in one it is read in all', async ({
  page,
  context,
}) => {
  const { business } = await openQuietInbox(page)
  const dashboard = await openTab(context, '/dashboard')
  const reviewCount = dashboard.getByRole('link', { name: /Total Reviews/ })
  await expect(reviewCount).toHaveAccessibleDescription(/^2\b/)
  await expect(bellOf(dashboard)).toHaveAccessibleName('Notifications')

  await writeReview(page, business, { text: 'Never again, cold soup', stars: 2 })

  await expect(page.getByRole('button', { name: '1 new review' })).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(bellOf(dashboard)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(reviewCount).toHaveAccessibleDescription(/^3\b/)
  await expect(dashboard.getByRole('region', { name: 'Needs you today' })).toContainText('Never again, cold soup')
  await expect(dashboard.getByRole('region', { name: 'Recent Activity' })).toContainText(
    'A new review came in: Google Business Profile · Grim Guest',
  )

  await bellOf(dashboard).click()
  await panelOf(dashboard)
    .getByRole('link', { name: /2-star review/ })
    .click()
  await expect(dashboard).toHaveURL(/\/reviews\?review=/)
  // Behind the open review the bell has no name.
  await expect(openDialog(dashboard).filter({ hasText: 'Never again, cold soup' })).toBeVisible()
  await dashboard.keyboard.press('Escape')
  await expect(bellOf(dashboard)).toHaveAccessibleName('Notifications')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
})

test('a press counts also when the notification is read elsewhere meanwhile', async ({ page }) => {
  await openInbox(page, page.request)
  await page.goto('/dashboard')
  await bellOf(page).click()
  const row = panelOf(page).getByRole('listitem').filter({ hasText: '2 new reviews' })
  await row
    .getByText(/^2 new reviews/)
    .last()
    .hover()
  await page.mouse.down()

  await ask(page, 'post', '/api/v1/notifications/read-all', {})
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(panelOf(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await page.mouse.up()

  await expect(page).toHaveURL(/\/reviews\?arrived=/)
})

test.describe('when marking fails', () => {
  test.use({ expectedComplaints: [/status of 503|Failed to load resource/] })

  test('the dot comes back, with the reason', async ({ page }) => {
    await openInbox(page, page.request)
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
    await page.route('**/api/v1/notifications/read-all', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    )
    await bellOf(page).click()
    await panelOf(page).getByRole('button', { name: 'Mark all as read' }).click()

    await expect(page.getByText('The notification could not be marked as read').first()).toBeVisible()
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')

    // However many there are and however low the window, they stay below the bell.
    await page.route('**/api/v1/notifications?*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { items: object[] }
      const items = Array.from({ length: 30 }, () => ({ ...body.items[0], id: crypto.randomUUID() }))
      await route.fulfill({ response, json: { ...body, items } })
    })
    for (const height of [900, 700]) {
      await page.setViewportSize({ width: 1440, height })
      await page.reload()
      await bellOf(page).click()
      await expect(panelOf(page).getByRole('listitem')).toHaveCount(30)
      const bell = page.locator('header').getByRole('button', { name: /^Notifications/ })
      // It takes its place once it has been measured.
      await expect(async () => {
        const [above, panel] = [await getBox(bell), await getBox(panelOf(page))]
        expect(panel.y).toBeGreaterThanOrEqual(above.y + above.height)
        expect(panel.y + panel.height).toBeLessThanOrEqual(height)
      }).toPass()
    }
  })
})
