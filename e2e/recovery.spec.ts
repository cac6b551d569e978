import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, fillSignIn, test } from './journey.ts'
import { codeIn, findMail, linkIn, makePerson, signOut } from './people.ts'
import type { Page } from '@playwright/test'

const NEW_PASSWORD = 'four loud mountain goats'

async function askForMail(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function chooseNewPassword(page: Page) {
  await expect(page).toHaveURL(/\/reset-password/)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await expectMeanwhile(page.getByText('Your password has been changed').first(), () =>
    page.getByRole('button', { name: 'Change password' }).click(),
  )
  await expect(page).toHaveURL('/dashboard')
}

test('a forgotten password is replaced by the link of a mail, and opens the account from then on', async ({
  page,
  request,
}) => {
  const person = await makePerson(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await askForMail(page, person.email)
  await expectNoOverflow(page)
  await expectAccessible(page)

  await page.goto(linkIn(await findMail(request, person.email, { subject: /password/i })))
  await expect(page).toHaveURL('/reset-password')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByText(`For the account ${person.email}`)).toBeVisible()
  await expectAccessible(page)
  await chooseNewPassword(page)

  await signOut(page)
  await fillSignIn(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/dashboard')
})

test('the code of the mail does the same, and an unknown address gets the same answer', async ({ page, request }) => {
  const person = await makePerson(request)
  await askForMail(page, 'nobody-at-all@journey.test')
  await expect(page.getByText(/If nobody-at-all@journey.test has an account/)).toBeVisible()

  await askForMail(page, person.email)
  const mail = await findMail(request, person.email, { subject: /password/i })
  await page.getByLabel('Code from the email').fill(codeIn(mail))
  await chooseNewPassword(page)
})

test.describe('the link of the mail', () => {
  test.use({ expectedComplaints: [/status of 40[03]/] })

  test('works in any browser, once and only when told to, and says when it no longer does', async ({
    page,
    browser,
    request,
  }) => {
    const person = await makePerson(request)
    await askForMail(page, person.email)
    const link = linkIn(await findMail(request, person.email, { subject: /password/i }))
    const phone = await (await browser.newContext()).newPage()

    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible()
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Choose a new password' }).click()
    await chooseNewPassword(phone)

    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(page.getByText('This link has expired or was already used. Request a new email.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/reset-password')
    await expect(page.getByText('You get to this page from a link in an email.')).toBeVisible()
    await page.getByRole('link', { name: 'Send a new email' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('a wrong code is said at its field', async ({ page, request }) => {
    const person = await makePerson(request)
    await askForMail(page, person.email)
    await page.getByLabel('Code from the email').fill('12ab')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Enter the six digits.')).toBeVisible()
    await page.getByLabel('Code from the email').fill('000000')
    await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  })
})
