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
