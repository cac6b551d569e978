import { ADMIN, expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'

test('administrators see contact messages and mark them as handled', async ({ page, request }) => {
  await request.post('/api/v1/contact-messages', {
    data: { name: 'Zoe Admin-Journey', email: 'zoe@journey.test', topic: 'sales', message: 'We run twelve shops.' },
  })
  await signIn(page, ADMIN, '/admin/login')
  await expect(page).toHaveURL('/admin')
  const message = page.getByRole('listitem').filter({ hasText: 'Zoe Admin-Journey' })
  await expect(message).toContainText('We run twelve shops.')
  await expect(message).toContainText('Sales')
  await expectAccessible(page)

  await expect(message.getByRole('link', { name: 'Reply by email: Zoe Admin-Journey' })).toHaveAttribute(
    'href',
    /^mailto:zoe@journey\.test\?subject=/,
  )
  await expect(page.getByRole('button', { name: 'Sandbox' })).toBeVisible()

  const requests: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/handle') && requests.push(sent.url()))
  await message.getByRole('button', { name: 'Mark as handled: Zoe Admin-Journey' }).dblclick()

  await expect(message).toContainText('Handled by Platform administrator')
  expect(requests).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await message.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(message).toContainText('Handled by Platform administrator')
  await page.reload()
  await expect(message).toContainText('Handled by Platform administrator')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test('the admin area has its own sidebar and no customer’s', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute(
    'href',
    '/admin',
  )
  await page.goto('/admin/customers')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] })

  test('marking a message as handled is taken back and said', async ({ page, request }) => {
    await request.post('/api/v1/contact-messages', {
      data: {
        name: 'Olaf Offline',
        email: 'olaf@journey.test',
        topic: 'support',
        message: 'Wort. '.repeat(200),
        language: 'de',
      },
    })
    await signIn(page, ADMIN, '/admin/login')
    const message = page.getByRole('listitem').filter({ hasText: 'Olaf Offline' })
    await expect(message).toContainText('Wrote in German')
    await message.getByRole('button', { name: 'Show more' }).click()
    await expect(message.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')

    await page.route('**/api/v1/admin/**', (route) => route.abort())
    await message.getByRole('button', { name: 'Mark as handled' }).click()

    await expect(page.getByText('The message could not be marked as handled.').first()).toBeVisible()
    await expect(message.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
  })
})
