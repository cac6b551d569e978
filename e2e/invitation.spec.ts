import { expect, expectAccessible, expectNoOverflow, fillSignIn, signIn, test } from './journey.ts'
import { codeIn, findMail, inventPerson, linkIn, makePerson, signOut } from './people.ts'
import type { Page } from '@playwright/test'

/** What the team page will do: asks somebody to join, in the name of whoever is signed in. */
async function invite(page: Page, email: string, role = 'manager') {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('goodword-session')).access_token`)
  const answer = await page.request.post('/api/v1/invitations', {
    headers: { authorization: `Bearer ${token}` },
    data: { email, role },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.describe('an invitation', () => {
  test.use({ expectedComplaints: [/status of 40[34]/] })

  test('is accepted by somebody new, with a name and a password', async ({ page, request }) => {
    const owner = await makePerson(request)
    const guest = inventPerson('Kim Newcomer')
    await signIn(page, owner)
    await expect(page).toHaveURL('/dashboard')
    await invite(page, guest.email)
    const link = linkIn(await findMail(request, guest.email, { subject: /invite|join/i }))
    await signOut(page)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/accept-invitation')
    await expect(page.getByText('This address has no invitation in it')).toBeVisible()
    await expectAccessible(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Invitation' })).toBeVisible()
    await expect(page).toHaveURL('/accept-invitation?type=invite')
    await expect(page.getByText('Robin Journey invites you to join as Manager.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByText('Robin Journey invites you to join as Manager.')).toBeVisible()
    await expect(page).toHaveURL('/accept-invitation')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByLabel('Full Name').fill(guest.name)
    await page.getByLabel('Password', { exact: true }).fill(guest.password)
    await page.getByLabel('Confirm Password').fill(guest.password)
    await page.getByRole('button', { name: /^Join / }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('joined the team').first()).toBeVisible()

    await page.goto(link)
    await expect(page.getByText(`You are signed in as ${guest.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out and accept as the invited person' }).click()
    await expect(page.getByText('This invitation has expired or was already used.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, guest)
    await expect(page.getByText(`There is no invitation for ${guest.email}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard')
  })

  test('is accepted by the code of its mail, also where somebody else is signed in', async ({ page, request }) => {
    const ownerName = `Mx. ${'Unbroken'.repeat(9)}`
    const owner = await makePerson(request, inventPerson(ownerName))
    const guest = inventPerson('Kim Newcomer')
    await signIn(page, owner)
    await expect(page).toHaveURL('/dashboard')
    await invite(page, guest.email)
    const mail = await findMail(request, guest.email, { subject: /invite|join/i })
    await page.goto(linkIn(mail))
    await expect(page.getByText(`You are signed in as ${owner.email}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await signOut(page)

    await page.goto(linkIn(mail))
    await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Enter the code from the email' }).click()
    await page.getByLabel('Email address').fill(guest.email)
    await page.getByLabel('Code from the email').fill(codeIn(mail))
    await expect(page.getByText(`${ownerName} invites you to join as Manager.`)).toBeVisible()

    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)

    await page.goto('/dashboard')
    await expect(page).toHaveURL('/accept-invitation')
    await expect(page.getByText(`${ownerName} invites you to join as Manager.`)).toBeVisible()
  })
})
