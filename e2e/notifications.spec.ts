import { expect, OWNER, signIn, test } from './journey.ts'

const notification = (number: number, isRead: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  type: 'review',
  message: `Review number ${number}`,
  link: '/dashboard?review=1',
  isRead,
  createdAt: new Date().toISOString(),
})

test('a red dot stays while something is unread, and each leads to its subject', async ({ page }) => {
  const items = [notification(1, false), notification(2, false), notification(3, true)]
  const read = (isMeant: (id: string) => boolean) => {
    for (const item of items) if (isMeant(item.id)) item.isRead = true
  }
  await page.route(/\/api\/v1\/notifications(\?.*)?$/, (route) =>
    route.fulfill({ json: { items, nextCursor: null, unreadCount: items.filter((item) => !item.isRead).length } }),
  )
  await page.route(/\/api\/v1\/notifications\/[^/]+\/read$/, (route) => {
    read((id) => route.request().url().includes(id))
    return route.fulfill({ json: items[0] })
  })
  await page.route('**/api/v1/notifications/read-all', (route) => {
    read(() => true)
    return route.fulfill({ json: { readCount: 1 } })
  })
  await signIn(page, OWNER)

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await page.getByRole('button', { name: 'Mark as read' }).first().click()
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.getByRole('link', { name: /Review number 2/ }).click()
  await expect(page).toHaveURL('/dashboard?review=1')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(page.locator('[data-unread-dot]')).toBeHidden()
})
