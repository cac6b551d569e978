import { expect, test } from '@playwright/test'
import { expectAccessible } from './app-accessibility.ts'
import { ADMINISTRATOR, fillSignIn, openDashboard, OWNER, signInAsOwner } from './sign-in-as.ts'

test('the sign-in form says what is missing and what is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByText('Fill this in.')).toHaveCount(2)

  await fillSignIn(page, { ...OWNER, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await expect(page.getByLabel('Email address')).toHaveValue(OWNER.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
})

test('a person who is not signed in comes back to where they wanted to go', async ({ page }) => {
  await page.goto('/dashboard?from=mail')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%3Ffrom%3Dmail')

  await fillSignIn(page, OWNER)

  await expect(page).toHaveURL('/dashboard?from=mail')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('an address of another host is no place to come back to', async ({ page }) => {
  await page.goto('/login?redirect=https://evil.example/')

  await fillSignIn(page, OWNER)

  await expect(page).toHaveURL('/dashboard')
})

test('signing out ends every tab', async ({ page, context }) => {
  await signInAsOwner(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: `Account of ${OWNER.email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await expect(page).toHaveURL('/login')
  await expect(otherTab).toHaveURL('/login?redirect=%2Fdashboard')
})

test('a session that is not remembered ends with the browser, a remembered one does not', async ({ page, context }) => {
  await signInAsOwner(page)
  await closeBrowser()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard')

  await page.getByLabel('Remember me').check()
  await fillSignIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await closeBrowser()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  // What closing the browser does to its cookies without an expiry date; storage stays.
  function closeBrowser() {
    return context.clearCookies()
  }
})

test('only administrators pass the administrators’ sign-in', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  await fillSignIn(page, OWNER)
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Admin privileges required.')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard')

  await page.goto('/admin/login')
  await fillSignIn(page, ADMINISTRATOR)
  await expect(page).toHaveURL('/admin')
})

test('who cannot be told apart may try again', async ({ page }) => {
  await openDashboard(page)
  await page.route('**/api/v1/me', (route) => route.fulfill({ status: 403, json: { code: 'permission-denied' } }))
  await page.goto('/dashboard')
  await expect(page.getByText('Failed to authenticate user')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  await page.unroute('**/api/v1/me')
  await page.getByRole('button', { name: 'Try Again' }).click()

  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
