import { expect, expectAccessible, expectNoOverflow, fillSignIn, signIn, openDialog, test } from './journey.ts'
import { appCode, findMail, linkIn, makePerson, signOut } from './people.ts'
import type { Page } from '@playwright/test'

/** Turns it on in the settings. The answer is what the person keeps: the app's secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings?tab=security')
  await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('2. Enter the code your app shows').fill(appCode(secret))
  await expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const codes = await dialog.locator('code').allInnerTexts()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toHaveText('Have you saved your codes? You will not see them again.')
  await dialog.getByRole('button', { name: 'Back to the codes' }).click()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(`Recovery codes: ${codes.length} left`)).toBeVisible()
  return { secret, codes }
}

test.describe('a second factor', () => {
  test.use({ expectedComplaints: [/status of 422/] })

  test('is turned on, asked for at sign-in, replaced by a recovery code and turned off', async ({ page, request }) => {
    test.slow()
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    const { secret, codes } = await turnOn(page)
    expect(codes).toHaveLength(10)

    await signOut(page)
    await page.goto('/settings?tab=security')
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/two-factor?redirect=%2Fsettings%3Ftab%3Dsecurity')
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/two-factor?redirect=%2Fdashboard')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 40))
    await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
    await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 1))
    await expect(page).toHaveURL('/dashboard')

    await signOut(page)
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/settings?tab=security')
    await expect(page.getByText('Recovery codes: 9 left')).toBeVisible()
    await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
    await openDialog(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Off. You sign in without a code.')).toBeVisible()
    await signOut(page)
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })

  test('is asked for once a forgotten password has been replaced', async ({ page, request }) => {
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    const { secret } = await turnOn(page)
    await signOut(page)
    // Without a place to return to: the mail leads to our page all the same.
    await request.post('/auth/v1/recover', { data: { email: person.email } })

    await page.goto(linkIn(await findMail(request, person.email, { subject: /password/i })))
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await page.getByLabel('New password', { exact: true }).fill('four loud mountain goats')
    await page.getByLabel('Confirm new password').fill('four loud mountain goats')
    await page.getByRole('button', { name: 'Change password' }).click()

    await expect(page).toHaveURL('/two-factor?redirect=%2Fdashboard')
    await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 1))
    await expect(page).toHaveURL('/dashboard')
  })

  test('shown in one tab lets the other one in, too, where each wanted to go', async ({ page, request }) => {
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    const { secret } = await turnOn(page)
    await signOut(page)
    await fillSignIn(page, person)
    await expect(page.getByLabel('Code from your authenticator app')).toBeVisible()
    const waiting = await page.context().newPage()
    await waiting.goto('/settings?tab=security')
    await expect(waiting).toHaveURL('/two-factor?redirect=%2Fsettings%3Ftab%3Dsecurity')
    await expect(waiting.getByLabel('Code from your authenticator app')).toBeVisible()

    await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 1))

    await expect(page).toHaveURL('/dashboard')
    await expect(waiting).toHaveURL('/settings?tab=security')
    await expect(waiting.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('is asked for at the administrators’ door, too, which then still refuses a customer', async ({
    page,
    request,
  }) => {
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    const { secret } = await turnOn(page)
    await signOut(page)

    await signIn(page, person, '/admin/login')
    await page.getByLabel('Code from your authenticator app').fill(appCode(secret, 1))

    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Admin privileges required.')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
  })
})
