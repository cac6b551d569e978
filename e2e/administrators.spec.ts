import { ADMIN, expect, expectAccessible, expectNoOverflow, openDialog, signIn, test } from './journey.ts'
import { appCode, arriveAs, inventPerson, makePerson, signOut } from './people.ts'

test('an owner adds an administrator, who comes with a second factor and sees a customer as its people do', async ({
  page,
  request,
}) => {
  test.slow()
  const customer = await makePerson(request, inventPerson(`Harbour ${Date.now()}`))
  const colleague = await makePerson(request)

  await arriveAs(page, ADMIN, '/admin/administrators')
  await page.getByRole('button', { name: 'Add administrator' }).click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Fill this in.').first()).toBeVisible()
  await dialog.getByLabel('Email').fill(colleague.email)
  await dialog.getByLabel('Name').fill(colleague.name)
  await dialog.getByLabel('Role').selectOption('Support')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: colleague.email })).toContainText('No second factor')
  await expectAccessible(page)

  await arriveAs(page, colleague, '/settings?tab=security')
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('2. Enter the code your app shows').fill(appCode(secret))
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await signOut(page)
  await signIn(page, colleague, '/admin/login')
  await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 1))
  await expect(page).toHaveURL('/admin')

  await page.goto(`/admin/customers?search=${encodeURIComponent(customer.name)}`)
  await page.getByRole('link', { name: customer.name }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  await page.getByRole('button', { name: 'View as customer' }).click()
  await dialog.getByLabel('Reason').fill('You asked why replies wait')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'View', exact: true }).click()

  await expect(page).toHaveURL('/dashboard')
  const banner = page.getByText(`You are viewing ${customer.name} as an administrator.`)
  await expect(banner).toContainText('30 minutes left')
  await expectAccessible(page)
  await page.goto('/team')
  await expect(page.getByText(customer.email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await expect(banner).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'End view' }).click()
  await expect(page).toHaveURL(/\/admin\/customers\//)
  await expect(banner).toHaveCount(0)

  await arriveAs(page, customer, '/dashboard')
  await expect(page.getByText('You asked why replies wait').first()).toBeVisible()
})
