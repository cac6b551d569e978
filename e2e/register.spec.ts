import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, fillSignIn, OWNER, test } from './journey.ts'
import { codeIn, findMail, giveBusinessName, inventPerson, linkIn, type Person } from './people.ts'
import type { Page } from '@playwright/test'

async function fillRegistration(page: Page, { name, email, password }: Person, confirmation = password) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test.describe('registering', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('leads from the sign-in page to one’s own dashboard', async ({ page }) => {
    const person = inventPerson('Ada Bakery')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create a new account' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^At least 8 characters\./)
    await expectNoOverflow(page)
    await expectAccessible(page)

    const requests: string[] = []
    page.on('request', (sent) => sent.url().includes('/auth/v1/signup') && requests.push(sent.url()))
    await fillRegistration(page, person, 'something else entirely')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    expect(requests).toEqual([])

    await fillRegistration(page, person)
    await expect(page).toHaveURL('/welcome?redirect=%2Fdashboard')
    await expect(page.getByLabel('Company Name')).toBeFocused()
    await expect(page.getByLabel('Timezone')).toHaveValue('Asia/Tokyo')
    await expect(page.getByLabel('Country')).toHaveValue('JP')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Fill this in.')).toBeVisible()
    await giveBusinessName(page, 'Ada’s Bakery')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('What is happening at Ada’s Bakery')).toBeVisible()
    await expect(page.getByText('14 days left in your trial').first()).toBeVisible()
  })

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' })

    test('links to the terms in German', async ({ page }) => {
      await page.goto('/register')
      await expect(page.getByRole('link', { name: 'Nutzungsbedingungen' })).toHaveAttribute('href', '/de/terms')
      await expect(page.getByRole('link', { name: /Datenschutz/ })).toHaveAttribute('href', '/de/privacy')
    })
  })

  test('carries the plan of the pricing page along, and marks it there afterwards', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('listitem').filter({ hasText: 'Starter' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/register?plan=starter')
    await expect(page.getByText('You chose Starter: free for 14 days, then $29 a month.')).toBeVisible()
    await expectAccessible(page)
    await fillRegistration(page, inventPerson('Stella Starter'))
    await expect(page).toHaveURL('/welcome?plan=starter')
    await expect(page.getByText('You chose Starter')).toBeVisible()
    await giveBusinessName(page)
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/pricing')
    const starter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Starter' }) })
    await expect(starter.getByText('Your plan', { exact: true })).toBeVisible()
    await expect(page.getByText('Your plan', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Start free trial' })).toHaveCount(0)
    const other = page.getByRole('link', { name: 'Switch to Professional' })
    await expect(other).toHaveAttribute('href', '/subscription')
    await expectAccessible(page)
  })

  test('keeps where one wanted to go, there and back and with Google', async ({ page }) => {
    await page.goto('/settings?tab=security')
    await page.getByRole('link', { name: 'Create a new account' }).click()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fsettings%3Ftab%3Dsecurity')
    await page.getByRole('link', { name: 'Create a new account' }).click()

    await fillRegistration(page, inventPerson('Mx. ' + 'Unbroken'.repeat(14)))
    await giveBusinessName(page, 'Unbroken'.repeat(20))
    await expect(page).toHaveURL('/settings?tab=security')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expectNoOverflow(page)
  })

  test.describe('refused', () => {
    test.use({ expectedComplaints: [/status of 422/] })

    test('says at the field what is wrong with a password, and that an address is taken', async ({ page }) => {
      const person = inventPerson()
      await page.goto('/register')

      await fillRegistration(page, { ...person, password: 'short' })
      await expect(page.getByText('Password should be at least 8 characters.')).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      await fillRegistration(page, { ...person, password: 'password1' })
      await expect(page.getByText('This password is too common and easy to guess.')).toBeVisible()

      await fillRegistration(page, { ...person, password: 'long enough '.repeat(7) })
      await expect(page.getByText('Use up to 72 characters')).toBeVisible()

      await fillRegistration(page, { ...person, email: OWNER.email })
      await expect(page.getByText('User already registered')).toBeVisible()
      await expect(page.getByLabel('Email address')).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page.getByLabel('Email address')).toHaveValue(OWNER.email)
    })
  })
})

test.describe('registering where addresses must be confirmed', () => {
  // Together, for one installation more is enough.
  test.describe.configure({ mode: 'default' })
  test.use({
    baseURL: ({ confirmingInstallation }, provide) => provide(confirmingInstallation.url),
    expectedComplaints: [/status of 40[03]/],
  })

  test('reads so at the sign-in page, and the code from the mail opens the dashboard', async ({ page, request }) => {
    const person = inventPerson()
    await page.goto('/register')
    await fillRegistration(page, person)

    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled()
    await expectAccessible(page)

    const mail = await findMail(request, person.email, { subject: /confirm/i })
    await page.getByLabel('Code from the email').fill(codeIn(mail))
    await giveBusinessName(page)
    await expect(page).toHaveURL('/dashboard')
  })

  test('the link does the same once its button is pressed, in any browser', async ({ page, browser, request }) => {
    const person = inventPerson()
    await page.goto('/register')
    await fillRegistration(page, person)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    await fillSignIn(page, person)
    await expect(page.getByText('Confirm your email address before you sign in.')).toBeVisible()

    await page.goto(linkIn(await findMail(request, person.email, { subject: /confirm/i })))
    await expect(page).toHaveURL('/verify')
    await expectAccessible(page)
    await expectMeanwhile(page.getByText(`Your email address ${person.email} is confirmed.`).first(), () =>
      page.getByRole('button', { name: 'Confirm my email address' }).click(),
    )
    await giveBusinessName(page)
    await expect(page).toHaveURL('/dashboard')

    const other = inventPerson()
    const elsewhere = await browser.newContext()
    const register = await elsewhere.newPage()
    await register.goto('/register')
    await fillRegistration(register, other)
    await expect(register.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const phone = await (await browser.newContext()).newPage()
    await phone.goto(linkIn(await findMail(request, other.email, { subject: /confirm/i })))
    await phone.getByRole('button', { name: 'Confirm my email address' }).click()
    await giveBusinessName(phone)
    await expect(phone).toHaveURL('/dashboard')
  })

  test('a used link says so and sends a new mail', async ({ page, request }) => {
    const person = inventPerson()
    await page.goto('/register')
    await fillRegistration(page, person)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    const link = linkIn(await findMail(request, person.email, { subject: /confirm/i }))
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await giveBusinessName(page)
    await expect(page).toHaveURL('/dashboard')

    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
    await expect(page).toHaveURL('/verify')
    await expectAccessible(page)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })
})
