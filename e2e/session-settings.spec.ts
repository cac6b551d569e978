import { expect, expectAccessible, expectNoOverflow, fillSignIn, signIn, test } from './journey.ts'
import { findMail, linkIn, makePerson, signOut } from './people.ts'

const NEW_PASSWORD = 'four loud mountain goats'

test.describe('the security settings', () => {
  test.use({ expectedComplaints: [/status of 40[013]/] })

  test('show every session, and ending one ends it there', async ({ page, browser, request }) => {
    const person = await makePerson(request)
    const elsewhere = await (await browser.newContext()).newPage()
    await signIn(elsewhere, person)
    await expect(elsewhere).toHaveURL('/dashboard')
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const sessions = page.getByRole('region', { name: 'Your sessions' })
    await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2)
    await expect(sessions.getByText('This device')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Recent security events' })).toContainText('You signed in')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)

    await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
    await expect(sessions.getByText('Chrome on Linux')).toHaveCount(1)
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login?redirect=%2Fdashboard')
  })

  test('change the password, which ends all other sessions', async ({ page, browser, request }) => {
    const person = await makePerson(request)
    const elsewhere = await (await browser.newContext()).newPage()
    await signIn(elsewhere, person)
    await expect(elsewhere).toHaveURL('/dashboard')
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/settings')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('You are signed out on all other devices.').first()).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login?redirect=%2Fdashboard')
    await signOut(page)
    await fillSignIn(page, { ...person, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/dashboard')
  })

  test('change the address once the mails are answered', async ({ page, request }) => {
    const person = await makePerson(request)
    const newEmail = `new-${person.email}`
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/settings')

    await page.getByLabel('New email address').fill(newEmail)
    await page.getByRole('button', { name: 'Change email address' }).click()
    await expect(page.getByText(`Waiting to be confirmed: ${newEmail}`)).toBeVisible()
    await expect(page.getByText('Confirm from both mailboxes')).toBeVisible()

    await page.goto(linkIn(await findMail(request, newEmail, { subject: /email|address/i })))
    await expect(page.getByText('Your new email address is confirmed.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`You sign in with ${newEmail}.`)).toBeVisible()
  })

  test('set after how many minutes everybody is signed out', async ({ page, request }) => {
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/settings?tab=security')
    const timeout = page.getByLabel('Session timeout (minutes)')
    await expect(timeout).toHaveValue('30')

    await timeout.fill('2')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Enter 5 to 43,200 minutes.')).toBeVisible()
    await timeout.fill('45')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved successfully!')).toBeVisible()
    await page.reload()
    await expect(timeout).toHaveValue('45')
  })
})

test.describe('somebody who does nothing', () => {
  test('is asked, may stay, and is signed out in the end', async ({ page, request }) => {
    const person = await makePerson(request)
    await page.clock.install()
    await signIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    await page.clock.fastForward('28:10')
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(/signed out in \d+ seconds/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toHaveCount(0)

    await page.clock.fastForward('31:00')
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
    await expect(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible()
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })
})
