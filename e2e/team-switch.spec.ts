import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, fillSignIn, openDialog, test } from './journey.ts'
import { arriveAs, askForSession, findMail, inventPerson, linkIn, makePerson, type Person } from './people.ts'
import { expectAuthors } from './reviews.ts'

/** Somebody with a workspace of their name, one review in it, and the right to ask for more. */
async function openWorkspace(request: APIRequestContext, name: string, author: string) {
  const owner = await makePerson(request, inventPerson(name))
  const { access_token: token } = JSON.parse(await askForSession(request, owner)) as { access_token: string }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const review = { author, rating: 4, content: 'Good cake', platform: 'yelp', day: '2026-01-05' }
  const { id: reviewId } = await post('/api/v1/manual-reviews', review)
  return { owner, post, reviewId }
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

const workspace = (page: Page, name: RegExp) => page.getByRole('menuitemradio', { name })

async function expectWorkspace(page: Page, name: string) {
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
}

/** By the mail: signs in on its page and joins. */
async function joinByMail(page: Page, request: APIRequestContext, { agent, host }: { agent: Person; host: string }) {
  await page.goto(linkIn(await findMail(request, agent.email, { subject: /invite/i })))
  await expect(page.getByText('Sign in with your account to see who the invitation is from')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, agent)
  await expect(page).toHaveURL('/accept-invitation')
  await expect(page.getByText(`You are signed in as ${agent.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible()
  await expect(page.getByText(`${host} invites you to join as Manager.`)).toBeVisible()
}

test('an agency’s person joins a second workspace by mail and works in each, a tab for itself', async ({
  page,
  request,
  context,
}) => {
  const agency = await openWorkspace(request, 'Quiet Agency', 'Ada North')
  const host = await openWorkspace(request, 'Harbour Cafe', 'Ben South')
  const agent = agency.owner
  await host.post('/api/v1/invitations', { email: agent.email, role: 'manager' })

  await page.setViewportSize({ width: 360, height: 740 })
  await joinByMail(page, request, { agent, host: 'Harbour Cafe' })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Join Harbour Cafe' }).click()
  await expectWorkspace(page, 'Harbour Cafe')
  await page.goto('/reviews')
  await expectAuthors(page, ['Ben South'])

  await openMenu(page)
  await expect(workspace(page, /Harbour Cafe\s*Manager/)).toBeChecked()
  await expect(workspace(page, /Quiet Agency\s*Owner/)).not.toBeChecked()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await workspace(page, /Quiet Agency/).click()
  await expectWorkspace(page, 'Quiet Agency')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/reviews')
  await expectAuthors(page, ['Ada North'])

  // A second tab begins where this one is, and goes its own way by keyboard.
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expectWorkspace(second, 'Quiet Agency')
  await second.getByRole('button', { name: /Account of/ }).focus()
  await second.keyboard.press('Enter')
  await expect(workspace(second, /Harbour Cafe/)).toBeVisible()
  await expect(async () => {
    await second.keyboard.press('ArrowDown')
    await expect(workspace(second, /Harbour Cafe/)).toBeFocused({ timeout: 2000 })
  }).toPass()
  await second.keyboard.press('Enter')
  await expectWorkspace(second, 'Harbour Cafe')
  await second.goto('/reviews')
  await expectAuthors(second, ['Ben South'])

  await page.bringToFront()
  await page.reload()
  await expectAuthors(page, ['Ada North'])

  // A link from outside opens in the workspace that it is for, and leaves no trace of it in the address.
  const { customers } = await page.request
    .get('/api/v1/me', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
    .then((answer) => answer.json() as Promise<{ customers: { id: string; companyName: string }[] }>)
  const there = customers.find(({ companyName }) => companyName === 'Harbour Cafe')?.id ?? ''
  await page.goto(`/reviews?review=${host.reviewId}&customer=${there}`)
  await expect(page.getByRole('dialog').getByText('Ben South').first()).toBeVisible()
  await expect(page).toHaveURL(`/reviews?review=${host.reviewId}`)
})

const tokenOf = (page: Page) =>
  page.evaluate<string>(`JSON.parse(localStorage.getItem('goodword-session')).access_token`)

test.describe('losing a place', () => {
  // What is on screen asks once more before it hears.
  test.use({ expectedComplaints: [/status of 403/] })

  test('whoever is removed from one workspace goes on in the other', async ({ page, request }) => {
    const agency = await openWorkspace(request, 'Quiet Agency', 'Ada North')
    const host = await openWorkspace(request, 'Harbour Cafe', 'Ben South')
    const { id: memberId } = await host.post('/api/v1/invitations', { email: agency.owner.email, role: 'manager' })
    await joinByMail(page, request, { agent: agency.owner, host: 'Harbour Cafe' })
    await page.getByRole('button', { name: 'Join Harbour Cafe' }).click()
    await expectWorkspace(page, 'Harbour Cafe')

    await host.post(`/api/v1/team/${memberId}/suspend`, {})
    await expect(page.getByText('You no longer belong to this workspace')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open Quiet Agency' }).click()
    await expectWorkspace(page, 'Quiet Agency')
  })
})

test('the owner says whose replies wait, and for one member otherwise', async ({ page, request }) => {
  const { owner } = await openWorkspace(request, 'Corner Bakery', 'Ada North')
  await arriveAs(page, owner, '/team')
  const rule = page.getByLabel('Whose replies wait for approval')
  await expect(rule).toHaveValue('by-role')
  await expectMeanwhile(page.getByText('Changes saved'), () => rule.selectOption('Everyone except the owner'))
  await expectAccessible(page)
  await page.reload()
  await expect(rule).toHaveValue('everybody')

  await page.getByRole('button', { name: 'Edit Corner Bakery' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByLabel('Approval of replies')).toBeDisabled()
  await expect(dialog.getByText('Replies go out without approval.')).toBeVisible()
})
