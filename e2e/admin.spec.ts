import { expect, test } from '@playwright/test'
import { expectAccessible } from './app-accessibility.ts'
import { signInAsAdministrator } from './sign-in-as.ts'

test('a message from the contact form reaches the administrators, who mark it as handled', async ({
  page,
  request,
}) => {
  const text = `How much is it for twelve shops? ${crypto.randomUUID()}`
  await request.post('/api/v1/contact-messages', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      name: 'Jane Miller',
      email: 'jane@example.com',
      topic: 'sales',
      message: text,
      language: 'en',
      website: '',
    },
  })
  await signInAsAdministrator(page)
  const row = page.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('jane@example.com')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Mark as handled' }).click()

  await expect(row).toContainText(/Handled by/)
  await page.reload()
  await expect(row).toContainText(/Handled by/)
})

test('a refused change is taken back and told', async ({ page, request }) => {
  const text = `A second question ${crypto.randomUUID()}`
  await request.post('/api/v1/contact-messages', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'Sam', email: 'sam@example.com', topic: 'support', message: text, language: 'en', website: '' },
  })
  await page.route('**/handle', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await signInAsAdministrator(page)
  const row = page.getByRole('listitem').filter({ hasText: text })

  await row.getByRole('button', { name: 'Mark as handled' }).click()

  await expect(page.getByText('The message could not be marked as handled.').first()).toBeVisible()
  await expect(row.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
})
