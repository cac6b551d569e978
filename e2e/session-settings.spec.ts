import {
  expect,
  expectAccessible,
  expectMeanwhile,
  expectNoOverflow,
  fillSignIn,
  signIn,
  openDialog,
  test,
} from './journey.ts'
import { moveToEnterprise } from './enterprise.ts'
import { arriveAs, codeIn, findMail, linkIn, makePerson, signOut } from './people.ts'
import type { Locator, Page } from '@playwright/test'

const RED_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)
const NEW_PASSWORD = 'four loud mountain goats'

test.describe('the security settings', () => {
  test.use({ expectedComplaints: [/status of 40[013]/] })

  test('add Google as a way in, and take the password away', async ({ page, request }) => {
    const person = await makePerson(request)
    await arriveAs(page, person, '/settings?tab=security')
    const methods = page.getByRole('region', { name: 'Sign-in methods' })
    await expect(methods.getByText('Your only way to sign in')).toBeVisible()
    await expect(methods.getByRole('button', { name: /^Remove/ })).toHaveCount(0)

    await methods.getByRole('button', { name: 'Connect Google' }).click()
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/settings?tab=security')
    await methods.getByRole('button', { name: 'Remove Password' }).click()
    await expectAccessible(page)
    await openDialog(page).getByRole('button', { name: 'Remove' }).click()

    await expect(methods.getByText('You sign in without a password.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Set a password' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent security events' })).toContainText(
      'A way to sign in was removed',
    )
    await findMail(request, person.email, { subject: /password was removed/ })
  })

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

    await page.goto('/settings?tab=security')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await expectMeanwhile(page.getByText('You are signed out on all other devices.').first(), () =>
      page.getByRole('button', { name: 'Change password' }).click(),
    )
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL('/login?redirect=%2Fdashboard')
    await signOut(page)
    await fillSignIn(page, { ...person, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/dashboard')
  })

  test('ask in their place who it is, and go on with what was typed', async ({ page, request }) => {
    const person = await makePerson(request)
    await arriveAs(page, person, '/settings?tab=security')
    const refuse = { status: 400, json: { code: 400, error_code: 'reauthentication_needed', msg: 'Who are you?' } }
    await page.route('**/auth/v1/user', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refuse) : route.continue(),
    )
    const card = page.getByRole('region', { name: 'Password', exact: true })
    await card.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await card.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await card.getByRole('button', { name: 'Change password' }).click()

    const proof = card.getByRole('region', { name: 'Confirm that it’s you' })
    await expect(proof.getByLabel('Current password')).toBeFocused()
    await expect(card.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.unroute('**/auth/v1/user')
    await proof.getByLabel('Current password').fill('not my password')
    await page.keyboard.press('Enter')
    await expect(proof.getByText('That is not your current password.')).toBeVisible()
    await proof.getByRole('button', { name: 'Use a code by email' }).click()
    await proof.getByRole('button', { name: 'Email me a code' }).click()
    const code = codeIn(await findMail(request, person.email, { subject: /code/ }))
    await expectMeanwhile(page.getByText('You are signed out on all other devices.').first(), () =>
      proof.getByLabel('Code from the email').fill(code),
    )
  })

  test('change the address once the mails are answered', async ({ page, request }) => {
    const person = await makePerson(request)
    const newEmail = `new-${person.email}`
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/settings?tab=security')

    await page.getByLabel('New email address').fill(newEmail)
    await page.getByRole('button', { name: 'Change email address' }).click()
    await expect(page.getByText(`Waiting to be confirmed: ${newEmail}`)).toBeVisible()
    await expect(page.getByText(`Open the link in the email we sent to ${newEmail}`)).toBeVisible()

    await page.goto(linkIn(await findMail(request, newEmail, { subject: /email|address/i })))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText(`Your new email address ${newEmail} is confirmed.`)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`You sign in with ${newEmail}.`)).toBeVisible()
    await page.goto('/verify')
    await expect(page.getByText('There is nothing to confirm here.')).toBeVisible()
  })

  const askForAddress = async (page: Page, email: string) => {
    await page.getByLabel('New email address').fill(email)
    await page.getByRole('button', { name: 'Change email address' }).click()
  }

  test('ask who it is before they change the address, which stays typed', async ({ page, request }) => {
    const person = await makePerson(request)
    const newEmail = `new-${person.email}`
    await arriveAs(page, person, '/settings?tab=security')
    const refuse = { status: 400, json: { code: 400, error_code: 'reauthentication_needed', msg: 'Who are you?' } }
    await page.route('**/auth/v1/user?*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refuse) : route.continue(),
    )
    await askForAddress(page, newEmail)

    const proof = page.getByRole('region', { name: 'Confirm that it’s you' })
    await expect(proof.getByLabel('Current password')).toBeFocused()
    await expect(page.getByLabel('New email address')).toHaveValue(newEmail)
    await expectAccessible(page)
    await page.unroute('**/auth/v1/user?*')
    await proof.getByLabel('Current password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Waiting to be confirmed: ${newEmail}`)).toBeVisible()
  })

  test('let a change of address be called off, and refuse the one there is', async ({ page, request }) => {
    const person = await makePerson(request)
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/settings?tab=security')

    await askForAddress(page, person.email.toUpperCase())
    await expect(page.getByText('This is already your address.')).toBeVisible()
    await askForAddress(page, `wrong-${person.email}`)
    await expect(page.getByText(`Waiting to be confirmed: wrong-${person.email}`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel change' }).click()
    await expect(page.getByText('Waiting to be confirmed')).toHaveCount(0)
    await expect(page.getByText(`You sign in with ${person.email}.`)).toBeVisible()
  })

  test('change the address by the code of the mail, and every open tab knows', async ({ page, context, request }) => {
    const person = await makePerson(request)
    const newEmail = `new-${person.email}`
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/settings?tab=security')
    await askForAddress(page, newEmail)
    await expect(page.getByText(`Waiting to be confirmed: ${newEmail}`)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/settings?tab=security')
    await expect(other.getByText(`Waiting to be confirmed: ${newEmail}`)).toBeVisible()

    const mail = await findMail(request, newEmail, { subject: /email|address/i })
    await page.getByLabel(`Code from the email to ${newEmail}`).fill(codeIn(mail))
    await expect(page.getByText(`You sign in with ${newEmail}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Account of ${newEmail}` })).toBeVisible()
    await expect(other.getByRole('button', { name: `Account of ${newEmail}` })).toBeVisible()
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
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await page.reload()
    await expect(timeout).toHaveValue('45')
  })
})

test.describe('the branding settings', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('show the logo on every plan, and own colors with Enterprise', async ({ page, request, installation }) => {
    const owner = await makePerson(request)
    await arriveAs(page, owner, '/settings?tab=branding')
    const [logo, colors] = [page.getByRole('region', { name: 'Logo' }), page.getByRole('region', { name: 'Colors' })]
    const choose = (name: string, buffer: Buffer, label = 'Your logo') =>
      logo.getByLabel(label).setInputFiles({ name, mimeType: 'image/png', buffer })

    await choose('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(logo.getByText('This is an SVG drawing or a web page.')).toBeVisible()
    await choose('logo.png', RED_PIXEL)
    await expect(logo.getByText('logo.png added')).toBeVisible()
    const [light, dark] = [/^Logo of/, /^On dark/].map((name) => logo.getByRole('img', { name })) as [Locator, Locator]
    await expect(light).toHaveJSProperty('naturalWidth', 1)
    await expect(logo.getByText('Your logo is shown here, too.')).toBeVisible()
    await choose('night.png', RED_PIXEL, 'Logo for dark backgrounds')
    await expect(logo.getByText('night.png added')).toBeVisible()
    await expect(dark).not.toHaveAttribute('src', (await light.getAttribute('src')) ?? '')
    await expect(colors.getByRole('figure', { name: 'The same page at night' }).locator('img')).toHaveAttribute(
      'src',
      (await dark.getAttribute('src')) ?? '',
    )
    await expect(colors.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
    await expectAccessible(page)

    await moveToEnterprise(installation.dataFolder, owner.email)
    await page.reload()
    const primary = colors.getByLabel('Primary color', { exact: true })
    await primary.fill('#7d7d7d')
    await expect(colors.getByText('Text on it is hard to read: contrast 4.3 to 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(colors.getByText('Text on this color is hard to read.')).toBeVisible()
    await colors.getByLabel('Pick: Primary color').fill('#ffd500')
    await expect(primary).toHaveValue('#ffd500')
    const sample = colors.getByRole('figure', { name: 'in these colors' })
    await expect(sample.getByText('Tell us')).toHaveCSS('background-color', 'rgb(255, 213, 0)')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await page.reload()
    await expect(primary).toHaveValue('#ffd500')

    await logo.getByRole('button', { name: 'Remove dark logo' }).click()
    await openDialog(page).getByRole('button', { name: 'Remove logo' }).click()
    await expect(logo.getByText('Your logo is shown here, too.')).toBeVisible()
    await logo.getByRole('button', { name: 'Remove logo' }).click()
    await openDialog(page).getByRole('button', { name: 'Remove logo' }).click()
    await expect(logo.getByText('No logo yet')).toBeVisible()
  })
})

test.describe('somebody who does nothing', () => {
  // A leap of the clock may renew the session and end it at the same moment; what is renewed too late is refused.
  test.use({ expectedComplaints: [/status of 400/] })

  test('is asked, may stay, and is signed out in the end', async ({ page, request }) => {
    const person = await makePerson(request)
    await page.clock.install()
    await signIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    await page.clock.fastForward('28:10')
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(/signed out in \d+ seconds/)
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toHaveCount(0)

    await page.clock.fastForward('31:00')
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
    await expect(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/dashboard')
  })
})
