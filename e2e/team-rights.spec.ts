import type { APIRequestContext, Page } from '@playwright/test'
import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, askForSession, findMail, inventPerson, linkIn, makePerson } from './people.ts'

/** One dot. */
const FACE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Given {
  role: Exclude<TeamRole, 'owner'>
  /** Left out: what the role brings. */
  permissions?: readonly Permission[]
  /** By name. */
  locations?: readonly string[]
}

/** A business with two places, a review in each, and whoever of its team is asked for. */
async function openBusiness(request: APIRequestContext) {
  const owner = await makePerson(request, inventPerson('Olive Owner'))
  const { access_token: token } = JSON.parse(await askForSession(request, owner)) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const send = async <Answer>(method: 'post' | 'patch' | 'put', path: string, data: object) => {
    const answer = await request[method](`/api/v1${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Answer
  }
  const places = new Map<string, string>()
  for (const name of ['Halifax', 'Toronto']) {
    const { id } = await send<{ id: string }>('post', '/locations', { name })
    places.set(name, id)
    const review = { platform: 'yelp', locationId: id, author: `Guest of ${name}`, rating: 2, day: '2026-01-05' }
    await send('post', '/manual-reviews', { ...review, content: `Cold soup in ${name}` })
  }

  /** Invited, and joined by the mail's link; answers with their session. */
  async function hire({ role, permissions, locations }: Given) {
    const { name, email } = inventPerson('Kim Newcomer')
    const body = { emails: [email], role, ...(permissions && { permissions }) }
    const { items } = await send<{ items: { id: string }[] }>('post', '/team/invitations', body)
    const memberId = items[0]?.id ?? ''
    const link = new URL(linkIn(await findMail(request, email, { subject: /invite|join/i })))
    const proof = { type: 'invite', token_hash: link.searchParams.get('token_hash') }
    const session = await (await request.post('/auth/v1/verify', { data: proof })).text()
    const { access_token: own } = JSON.parse(session) as { access_token: string }
    const mine = { headers: { authorization: `Bearer ${own}` } }
    const waiting = await (await request.get('/api/v1/me/invitations', mine)).json()
    const { id } = (waiting as { items: { id: string }[] }).items[0] ?? { id: '' }
    const joined = await request.post(`/api/v1/me/invitations/${id}/accept`, { ...mine, data: { name } })
    expect(joined.ok(), await joined.text()).toBe(true)
    if (locations) {
      await send('put', `/team/${memberId}/locations`, { locations: locations.map((place) => places.get(place)) })
    }
    return { memberId, session }
  }
  return { owner, hire }
}

async function arriveWith(page: Page, session: string, path: string) {
  await page.goto('/robots.txt')
  await page.evaluate(`localStorage.setItem('goodword-session', ${JSON.stringify(session)})`)
  await page.goto(path)
}

/** Everything that the page asks for has come: what is refused would be a complaint of the browser's. */
async function expectComplete(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
}

const refusalOf = (page: Page) => page.getByText('You do not have access to this')

/** Every address of the product inside the shell, and what one must be allowed to find something there. */
const SCREENS: Record<string, Permission | null> = {
  '/dashboard': 'reviews.view',
  '/reviews': 'reviews.view',
  '/disputes': 'disputes.view',
  '/qr-codes': 'qr-codes.view',
  '/qr-codes/pages': 'qr-codes.view',
  '/contacts': 'contacts.view',
  '/campaigns': 'campaigns.view',
  '/analytics': 'analytics.view',
  '/team': 'team.view',
  '/settings': null,
}

const OPENERS = /^(New Dispute|Create New QR Code|One per location|Create page|Add contact|Create New Campaign)$/i

/** Whatever can be begun there opens, and finds all that it asks for. */
async function openWindows(page: Page) {
  const names = await page.getByRole('main').getByRole('button', { name: OPENERS }).allTextContents()
  for (const name of new Set(names)) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    await expect(openDialog(page)).toBeVisible()
    await expectComplete(page)
    await page.keyboard.press('Escape')
    await expect(openDialog(page)).toHaveCount(0)
  }
}

const PEOPLE: Record<string, Given & { sees: readonly string[] }> = {
  'a manager': { role: 'manager', sees: Object.keys(SCREENS) },
  'a team member': { role: 'member', sees: Object.keys(SCREENS) },
  'an administrator of one location': { role: 'admin', locations: ['Halifax'], sees: Object.keys(SCREENS) },
  'somebody with the disputes alone': {
    role: 'member',
    permissions: ['disputes.view', 'disputes.create'],
    sees: ['/disputes', '/settings'],
  },
  'somebody with the marketing alone': {
    role: 'member',
    permissions: ['qr-codes.view', 'qr-codes.manage', 'contacts.view', 'contacts.manage'],
    sees: ['/qr-codes', '/qr-codes/pages', '/contacts', '/settings'],
  },
  'somebody with the campaigns alone': {
    role: 'member',
    permissions: ['campaigns.view', 'campaigns.manage', 'campaigns.send'],
    sees: ['/campaigns', '/settings'],
  },
  'somebody with the figures alone': {
    role: 'member',
    permissions: ['analytics.view'],
    sees: ['/analytics', '/settings'],
  },
}

for (const [who, given] of Object.entries(PEOPLE)) {
  test(`no screen asks for what ${who} may not have, at three widths`, async ({ page, request }) => {
    const { hire } = await openBusiness(request)
    const { session } = await hire(given)
    await arriveWith(page, session, '/settings')

    for (const path of Object.keys(SCREENS)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expectComplete(page)
      await expect(refusalOf(page)).toHaveCount(given.sees.includes(path) ? 0 : 1)
      await openWindows(page)
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoOverflow(page)
      }
    }
    await page.goto('/settings')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectComplete(page)
    }
  })
}

test.describe('what is taken away', () => {
  // What is on screen asks once more before it hears.
  test.use({ expectedComplaints: [/status of 403/] })

  test('is gone from the other browser without a reload, and says whom to ask', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { owner, hire } = await openBusiness(request)
    const { session } = await hire({ role: 'admin' })
    await arriveWith(page, session, '/settings?tab=general')
    await expect(page.getByLabel('Company Name')).toBeVisible()
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await arriveAs(other, owner, '/team')
    const edit = other.getByRole('button', { name: 'Edit Kim Newcomer' })
    const dialog = openDialog(other)

    await edit.click()
    await dialog.getByLabel('Role').selectOption('Team Member')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await page.bringToFront()
    await expect(refusalOf(page)).toBeVisible()
    await expect(page.getByLabel('Company Name')).toHaveCount(0)
    await expect(page.getByText('It takes the permission “Manage settings”.')).toBeVisible()
    await expect(page.getByText('If you need it, ask Olive Owner.')).toBeVisible()
    await expectAccessible(page)

    const menu = page.getByRole('navigation').first()
    await menu.getByRole('link', { name: 'QR Codes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'QR Code Management' })).toBeVisible()
    await other.bringToFront()
    await edit.click()
    await dialog.getByLabel('See QR codes and pages').click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await page.bringToFront()
    await expect(page.getByText('It takes the permission “See QR codes and pages”.')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'QR Codes' })).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await context.close()
  })
})

test('an administrator of one location is offered nothing of the whole business', async ({ page, request }) => {
  const { hire } = await openBusiness(request)
  const { session } = await hire({ role: 'admin', locations: ['Halifax'] })
  await arriveWith(page, session, '/reviews')
  await expect(page.getByRole('article')).toHaveText([/Cold soup in Halifax/])

  await page.goto('/settings?tab=branding')
  await expect(
    page.getByText('It concerns the whole business, and you look after some of its locations.'),
  ).toBeVisible()
  for (const name of ['General', 'Branding']) await expect(page.getByRole('tab', { name })).toHaveCount(0)
  await page.goto('/settings?tab=integrations')
  await expect(page.getByRole('heading', { name: 'Halifax' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Toronto' })).toHaveCount(0)
  for (const name of ['Add Location', 'Add Integration', 'Edit Halifax']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.goto('/team')
  await expect(page.getByRole('article', { name: /\(you\)$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Invite Member|Edit |Delete |More for )/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change your picture' }).click()
  await openDialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'face.png',
      mimeType: 'image/png',
      buffer: Buffer.from(FACE, 'base64'),
    })
  await expect(openDialog(page).getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.goto('/qr-codes')
  await page.getByRole('button', { name: 'Create New QR Code' }).first().click()
  await expect(openDialog(page).getByLabel('Location').locator('option')).toHaveText([
    'Choose one of your locations',
    'Halifax',
  ])
  await expectAccessible(page)
})
