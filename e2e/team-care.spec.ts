import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, codeIn, findMail, inventPerson, makePerson, type Person } from './people.ts'

const rowOf = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name })
const localPart = ({ email }: Person) => email.split('@', 1)[0] ?? ''

async function invite(page: Page, typed: string) {
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await openDialog(page).getByLabel('Email addresses').fill(typed)
  await openDialog(page).getByRole('button', { name: 'Send Invitation' }).click()
}

async function chooseFor(page: Page, name: string, deed: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

async function countMails(request: APIRequestContext, to: string): Promise<number> {
  const answer = await request.get(`/sandbox/mailbox?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: unknown[] }).messages.length
}

/** By a link that holds no secret: the mail's code shows whose invitation it is. */
async function joinByCode(page: Page, link: string, guest: Person & { code: string }) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Enter the code from the email' }).click()
  await page.getByLabel('Email address').fill(guest.email)
  await page.getByLabel('Code from the email').fill(guest.code)
  await page.getByLabel('Full Name').fill(guest.name)
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await page.getByLabel('Confirm Password').fill(guest.password)
  await page.getByRole('button', { name: /^Join/ }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('several are invited at once, found, sent again and withdrawn', async ({ page, request }) => {
  const [one, other] = [inventPerson('Kim Newcomer'), inventPerson('Lou Newcomer')]
  await arriveAs(page, await makePerson(request), '/team')
  await expect(page.getByText('1 of 5 seats taken')).toBeVisible()
  await invite(page, `${one.email}, nonsense`)
  await expect(openDialog(page).getByText('nonsense: Enter an email address like name@example.com.')).toBeVisible()
  await openDialog(page).getByLabel('Email addresses').fill(`${one.email}\n${other.email}`)
  await expectMeanwhile(page.getByText('2 invitations sent'), () =>
    openDialog(page).getByRole('button', { name: 'Send Invitation' }).click(),
  )
  await expect(page.getByText('3 of 5 seats taken')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByRole('searchbox', { name: 'Search the team' }).fill(other.email)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, localPart(one))).toHaveCount(0)
  await expect(rowOf(page, localPart(other))).toBeVisible()
  await page.getByLabel('Role').selectOption('Manager')
  await expect(page.getByText('No Team Members Found')).toBeVisible()
  await expect(page.getByText('No one matches these filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Role').locator('option')).toHaveText([
    'All Roles',
    'Owner',
    'Administrator',
    'Manager',
    'Team Member',
  ])
  await page.getByLabel('Role').selectOption('Owner')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(rowOf(page, /\(you\)$/)).toBeVisible()
  await page.getByLabel('Role').selectOption('All Roles')

  const row = rowOf(page, localPart(one))
  await row.getByText('What this person can do').click()
  await expect(row.getByText('See reviews, Write replies')).toBeVisible()
  await expect(row.getByText('Replies need approval first.')).toBeVisible()

  await expect.poll(() => countMails(request, one.email)).toBe(1)
  await chooseFor(page, localPart(one), 'Send the invitation again')
  await expect.poll(() => countMails(request, one.email)).toBe(2)

  await rowOf(page, localPart(other))
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(openDialog(page).getByRole('heading', { name: 'Withdraw this invitation?' })).toBeVisible()
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(openDialog(page)).toHaveCount(0)
  await expect(rowOf(page, localPart(other))).toHaveCount(0)
  await expect(page.getByText('2 of 5 seats taken')).toBeVisible()
})

test('a copied link leads in by the mail’s code; who came is suspended, let in again, and leaves their work to somebody', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const guest = inventPerson('Kim Newcomer')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const owner = await makePerson(request, inventPerson('Olive Owner'))
  await arriveAs(page, owner, '/team')
  await invite(page, guest.email)
  const invited = rowOf(page, localPart(guest))
  await expectMeanwhile(invited.getByRole('button', { name: 'Copied!' }), () =>
    invited.getByRole('button', { name: /^Copy link/ }).click(),
  )
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  const code = codeIn(await findMail(request, guest.email, { subject: /invite/i }))
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await joinByCode(other, link, { ...guest, code })

  await page.bringToFront()
  await chooseFor(page, 'Kim Newcomer', 'Suspend')
  await expect(rowOf(page, 'Kim Newcomer').getByText('Inactive', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 5 seats taken')).toBeVisible()
  await other.bringToFront()
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
  await page.bringToFront()
  await page.getByRole('tab', { name: 'Activity' }).click()
  const lines = page.getByRole('region', { name: 'Activity' })
  await expect(lines.getByRole('listitem').filter({ hasText: 'suspended Kim Newcomer' })).toBeVisible()
  await lines.getByLabel('Person').selectOption('Kim Newcomer')
  await expect(lines.getByText('joined the team')).toBeVisible()
  await expect(lines.getByRole('listitem').filter({ hasText: 'suspended Kim Newcomer' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Members' }).click()
  await chooseFor(page, 'Kim Newcomer', 'Reactivate')
  await expect(rowOf(page, 'Kim Newcomer').getByText('Active', { exact: true })).toBeVisible()

  const review = { platform: 'yelp', author: 'Ann', rating: 2, content: 'Cold soup', day: '2026-01-05' }
  const { id } = await ask<{ id: string }>(page, 'post', '/api/v1/manual-reviews', review)
  const { items } = await ask<{ items: { userId: string; name: string }[] }>(page, 'get', '/api/v1/team')
  const idOf = (name: string) => items.find((member) => member.name === name)?.userId
  await ask(page, 'patch', `/api/v1/reviews/${id}`, { assigneeId: idOf('Kim Newcomer') })
  await rowOf(page, 'Kim Newcomer').getByRole('button', { name: 'Delete Kim Newcomer' }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await openDialog(page).getByLabel('Assigned reviews and disputes go to').selectOption('Olive Owner')
  await openDialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  // Behind it nothing has a role.
  await expect(openDialog(page)).toHaveCount(0)
  await expect(rowOf(page, 'Kim Newcomer')).toHaveCount(0)
  const after = await ask<{ review: { assignee: object | null } }>(page, 'get', `/api/v1/reviews/${id}`)
  expect(after.review.assignee).toEqual({ userId: idOf('Olive Owner'), name: 'Olive Owner' })
})

test.describe('what does not work', () => {
  test.use({ expectedComplaints: [/status of (403|500)/] })

  test('is said where it happened: the list, an invitation too many, a change, a removal', async ({
    page,
    request,
  }) => {
    const fail = (path: string, method: string) =>
      page.route(path, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
      )
    await fail('**/api/v1/team?*', 'GET')
    await arriveAs(page, await makePerson(request), '/team')
    await expect(page.getByText('Failed to load team members')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rowOf(page, /\(you\)$/)).toBeVisible()

    const guests = Array.from({ length: 4 }, () => inventPerson())
    await invite(page, guests.map(({ email }) => email).join(' '))
    await expect(page.getByText('All 5 seats of your plan are taken.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    await invite(page, inventPerson().email)
    await expect(openDialog(page).getByText('Failed to send invitation')).toBeVisible()
    await expect(openDialog(page).getByText('Your plan’s team member limit is 5.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await fail('**/api/v1/team/*', 'PATCH')
    await fail('**/api/v1/team/*', 'DELETE')
    const [guest] = guests
    const row = rowOf(page, guest ? localPart(guest) : '')
    await row.getByRole('button', { name: /^Edit/ }).click()
    await openDialog(page).getByLabel('Name', { exact: true }).fill('')
    await openDialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(openDialog(page).getByText('Fill this in.')).toBeVisible()
    await expect(openDialog(page).getByLabel('Email', { exact: true })).toBeDisabled()
    await openDialog(page).getByLabel('Name', { exact: true }).fill('Kim')
    await openDialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(openDialog(page).getByText('Failed to update team member')).toBeVisible()
    await expect(openDialog(page).getByLabel('Name', { exact: true })).toHaveValue('Kim')
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await openDialog(page).getByRole('button', { name: 'Withdraw' }).click()
    await expect(openDialog(page).getByText('Failed to delete team member')).toBeVisible()
  })
})
