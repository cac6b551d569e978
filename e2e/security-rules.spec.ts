import type { Page } from '@playwright/test'
import { askDatabase } from './enterprise.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { appCode, arriveAs, ask, askForSession, findMail, inventPerson, linkIn, makePerson } from './people.ts'

const SETTINGS = '/settings?tab=security'
const OF_OWNER = `customer_id = (select id from customers where user_id = (select id from auth.users where email = $1))`

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const expectSaved = (page: Page) => expectMeanwhile(page.getByText('Settings saved successfully!'), () => save(page))

async function expectFit(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** Through the dialog, wherever it was opened from. */
async function enrol(page: Page) {
  const dialog = openDialog(page)
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('2. Enter the code your app shows').fill(appCode(secret))
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe('rules of a workspace', () => {
  test.use({ expectedComplaints: [/status of 40[0139]/] })

  test('keep nobody out by their own list, and let an owner who is outside in again by mail', async ({
    page,
    request,
    installation,
  }) => {
    test.slow()
    const owner = await makePerson(request)
    await arriveAs(page, owner, SETTINGS)
    const card = page.getByRole('region', { name: 'IP whitelist' })
    const range = card.getByLabel('IP address or range')

    await range.fill('the office')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByText('Enter an IP address such as 203.0.113.7')).toBeVisible()
    await expect(range).toBeFocused()
    await range.fill('198.51.100.9/24')
    await range.press('Enter')
    await expect(card.getByRole('listitem')).toHaveText(['198.51.100.0/24'])
    await save(page)
    await expect(page.getByRole('alert')).toContainText('This would lock you out: your own address')
    await expect(card.getByRole('listitem')).toHaveText(['198.51.100.0/24'])
    await expectFit(page)

    await card.getByRole('button', { name: /^Add my address/ }).click()
    await expectSaved(page)
    await expect(card.getByRole('listitem')).toHaveCount(2)
    await expect(card.getByRole('button', { name: /^Add my address/ })).toHaveCount(0)

    // As if the office had moved.
    await askDatabase(
      installation.dataFolder,
      `update customer_settings set security = security || '{"ipWhitelist": ["198.51.100.0/24"]}' where ${OF_OWNER}`,
      [owner.email],
    )
    // Not by a link: whatever the page asks next of itself may have taken them all away.
    await page.goto('/reviews')
    await expect(page.getByRole('heading', { level: 1, name: 'You are outside the allowed networks' })).toBeVisible()
    await expectFit(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You are still outside the allowed networks.')).toBeVisible()
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await expect(page.getByText(`We have sent the link to ${owner.email}.`)).toBeVisible()

    await page.goto(linkIn(await findMail(request, owner.email, { subject: /Turn off the IP whitelist/ })))
    await expectFit(page)
    await page.getByRole('button', { name: 'Turn off the whitelist' }).click()
    await expect(page.getByText('The IP whitelist is off.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await findMail(request, owner.email, { subject: /IP whitelist of your workspace is off/ })
  })

  test('are not saved over what somebody else has saved meanwhile, and what was typed stays', async ({
    page,
    request,
  }) => {
    const owner = await makePerson(request)
    await arriveAs(page, owner, SETTINGS)
    const minutes = page.getByLabel('Session timeout (minutes)')
    await minutes.fill('45')
    const { access_token: token } = JSON.parse(await askForSession(request, owner)) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const elsewhere = await request.put('/api/v1/settings/security', { headers, data: { sessionTimeout: 60 } })
    expect(elsewhere.ok()).toBe(true)

    await save(page)
    await expect(page.getByRole('alert')).toContainText('Someone else has changed these settings in the meantime')
    await expect(minutes).toHaveValue('45')
    await page.getByRole('button', { name: 'Show the current settings' }).click()
    await expect(minutes).toHaveValue('60')
    await minutes.fill('50')
    await expectSaved(page)
  })

  test('ask everybody for a second step, and lead whoever has none to it and back to work', async ({
    page,
    browser,
    request,
    installation,
  }) => {
    test.slow()
    const owner = await makePerson(request)
    await arriveAs(page, owner, SETTINGS)
    const required = page.getByRole('checkbox', { name: 'Require two-factor authentication' })
    await required.click()
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Set up two-factor authentication for yourself first.')
    await expect(required).toBeChecked()
    await page.getByRole('switch', { name: 'Two-factor authentication' }).click()
    await enrol(page)
    await expectSaved(page)

    // Has a workspace of their own besides.
    const member = await makePerson(request, inventPerson('Mia Member'))
    const { id: invitation } = await ask<{ id: string }>(page, 'post', '/api/v1/invitations', {
      email: member.email,
      role: 'manager',
    })
    const { customer } = await ask<{ customer: { id: string } }>(page, 'get', '/api/v1/me')
    const theirs = await (await browser.newContext()).newPage()
    await arriveAs(theirs, member, '/dashboard')
    await ask(theirs, 'post', `/api/v1/me/invitations/${invitation}/accept`, { name: member.name })
    await theirs.goto(`/reviews?customer=${customer.id}`)
    await expect(theirs.getByText('Your team requires two-factor authentication. Please set it up by')).toBeVisible()
    await expectFit(theirs)

    // As if eight days had gone by.
    await askDatabase(
      installation.dataFolder,
      `with joined as (update directory.memberships set joined_at = now() - interval '8 days' where ${OF_OWNER})
       update customer_settings set security = security || '{"twoFactorSince": "2026-01-01T00:00:00.000Z"}' where ${OF_OWNER}`,
      [owner.email],
    )
    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' })).toBeVisible()
    await expect(theirs.getByRole('button', { name: `Open ${member.name}` })).toBeVisible()
    await expectFit(theirs)
    await theirs.getByRole('button', { name: 'Set it up' }).click()
    await enrol(theirs)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Review Management' })).toBeVisible()
    await expect(theirs.getByText('Your team requires two-factor authentication.')).toHaveCount(0)
  })
})
