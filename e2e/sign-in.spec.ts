import { ADMIN, expect, expectAccessible, fillSignIn, OWNER, signIn, test } from './journey.ts'

test.describe('signing in', () => {
  test('leads to the dashboard, and signing out back to the door', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle(/Sign in/)
    await expectAccessible(page)
    await fillSignIn(page, OWNER)

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard')

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/^[^?]*\/login/)
  })

  test('returns to where one wanted to go', async ({ page }) => {
    await page.goto('/dashboard?from=mail')
    await expect(page).toHaveURL(/\/login/)
    await fillSignIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard?from=mail')
  })

  test('never sends anybody to another site', async ({ page }) => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.test%2F')
    await fillSignIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('with the wrong password', () => {
    test.use({ expectedComplaints: [/status of 400/] })

    test('says so and keeps what was typed', async ({ page }) => {
      await signIn(page, { ...OWNER, password: 'wrong' })
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
      await expect(page.getByLabel('Email address')).toHaveValue(OWNER.email)
      await expect(page).toHaveURL('/login')
    })
  })

  test('lets go of the session in every tab at once', async ({ context, page }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()

    await expect(other).toHaveURL(/\/login/)
  })
})

test.describe('the administrators’ door', () => {
  test('lets administrators in', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expectAccessible(page)
    await fillSignIn(page, ADMIN)
    await expect(page).toHaveURL('/admin')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
  })

  test('refuses everybody else with the reason, and signs them out again', async ({ page }) => {
    await signIn(page, OWNER, '/admin/login')
    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Admin privileges required.')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  test('sends a customer who is signed in to their dashboard', async ({ page }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/dashboard')
  })
})
