import { expect, expectAccessible, fillSignIn, OWNER, signIn, test } from './journey.ts'

test('the sign-in form says at the field what is missing', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByText('Fill this in.')).toHaveCount(2)
})

test('a session that is not remembered ends with the browser, a remembered one does not', async ({ page, context }) => {
  // What closing the browser does to its cookies without an expiry date; storage stays.
  const closeBrowser = () => context.clearCookies()

  await signIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await closeBrowser()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard')

  await page.getByLabel('Remember me').check()
  await fillSignIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await closeBrowser()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
