import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import {
  cardOf,
  consent,
  expectConnected,
  lingerOnReturn,
  makeBusiness,
  openIntegrations,
  rememberReturn,
  shownOnReturn,
  startConnecting,
  tellSandbox,
  titlesOnReturn,
  toldAfterReturn,
  writeReviews,
} from './platforms.ts'

test.describe('connecting a platform', () => {
  for (const vendor of ['google', 'facebook', 'tripadvisor', 'yelp'] as const) {
    test(`through ${PLATFORM_NAMES[vendor]} brings its reviews`, async ({ page, request }) => {
      const business = await makeBusiness(request, vendor, { reviews: 3 })
      const name = business.listings[0]?.name ?? ''
      await openIntegrations(page, request)
      await expect(page.getByText('No integrations found')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)

      await startConnecting(page, PLATFORM_NAMES[vendor])
      await consent(page, business)
      await expectConnected(page)

      const card = cardOf(page, name)
      await expect(card).toContainText(PLATFORM_NAMES[vendor])
      await expect(card.getByText('Connected', { exact: true })).toBeVisible()
      await expect(card.getByText('Sandbox', { exact: true })).toBeVisible()
      await expect(card).toContainText(/3 of 3 on /)
      await expect(page).toHaveURL('/settings?tab=integrations')

      await writeReviews(request, business, 1)
      await expect(card.getByRole('button', { name: /^Sync / })).toBeVisible()
      await card.getByRole('button', { name: /^Sync / }).click()
      await expect(card).toContainText(/4 of 4 on /)
      await card.getByText('What this connection can do').click()
      await card.getByText('Recent syncs').click()
      await expect(card.getByText('When connected')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoOverflow(page)
    })
  }

  test('with several locations asks which one, and makes a place of it', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google', { listings: 2, reviews: 2 })
    const [first, second] = business.listings
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.google)
    await consent(page, business)
    await expectConnected(page)

    const pending = cardOf(page, PLATFORM_NAMES.google)
    await expect(pending.getByText('Waiting for your choice')).toBeVisible()
    await expect(pending.getByRole('button', { name: 'Reconnect' })).toBeVisible()
    await expect.poll(() => toldAfterReturn(page)).toContain('Choose which location to connect')
    expect(await toldAfterReturn(page)).not.toContain('The platform is connected.')
    await pending.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(pending.getByText('Choose at least one.')).toBeVisible()
    await pending.getByLabel(second?.name ?? '').check()
    await pending.getByLabel(second?.name ?? '').uncheck()
    await pending.getByLabel(first?.name ?? '').check()
    await expect(pending.getByLabel('Location in Goodword')).toHaveValue('new')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await pending.getByRole('button', { name: 'Connect', exact: true }).click()

    const card = cardOf(page, first?.name ?? '')
    await expect(card.getByLabel('Location in Goodword').locator('option:checked')).toHaveText(first?.name ?? '')
    await expect(card).toContainText('2 of 2 on Google Business Profile')
    await expect(card.getByRole('button', { name: /^Sync / })).toBeFocused()
  })

  test('with several locations connects all that are ticked, each with a place of its own', async ({
    page,
    request,
  }) => {
    const business = await makeBusiness(request, 'facebook', { listings: 2, reviews: 1 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)

    const pending = cardOf(page, PLATFORM_NAMES.facebook)
    for (const { name } of business.listings) await pending.getByLabel(name).check()
    await expect(pending.getByText('Each is added to the location with the same name, or to a new one.')).toBeVisible()
    await pending.getByRole('button', { name: 'Connect', exact: true }).click()

    for (const { name } of business.listings) {
      const card = cardOf(page, name)
      await expect(card.getByText('Connected', { exact: true })).toBeVisible()
      await expect(card.getByLabel('Location in Goodword').locator('option:checked')).toHaveText(name)
    }
    const [first, second] = business.listings
    const place = cardOf(page, first?.name ?? '').getByLabel('Location in Goodword')
    await place.selectOption(second?.name ?? '')
    await expect(page.getByText(`${first?.name} now belongs to ${second?.name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(place.locator('option:checked')).toHaveText(first?.name ?? '')
  })

  test('can be done with the keyboard alone', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google')
    await openIntegrations(page, request)
    await page.getByRole('button', { name: 'Add Your First Integration' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Connect a Platform' })
    await expect(dialog).toContainText('read your reviews and post your responses')
    await expect(dialog).toContainText('disconnect anytime')
    await expect(dialog.getByRole('button', { name: /^Google/ })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add Your First Integration' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: /^Google/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sandbox\/google\//)
    await consent(page, business)
    await expectConnected(page)
  })
})

test.describe('a connection that does not come about', () => {
  test.use({ expectedComplaints: [/status of 40[349]|ERR_FAILED/] })

  test('says so when access was not given', async ({ page, request }) => {
    await makeBusiness(request, 'google')
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.google)
    await rememberReturn(page)
    await page.getByRole('button', { name: 'Deny' }).click()

    // Both leave by themselves.
    const reason = 'You did not give Goodword access to Google Business Profile.'
    await expect.poll(() => toldAfterReturn(page)).toContain(`${reason} Nothing was connected.`)
    const told = await toldAfterReturn(page)
    expect(told).toMatch(/^\?tab=integrations&error=true \/ /)
    expect(told).toContain('Failed to connect to the platform. Please try again.')
    const shown = await shownOnReturn(page)
    expect(shown).toMatch(/^Connection Failed \/ /)
    expect(shown).toContain('Authentication failed')
    expect(shown).toContain(reason)
    expect(await titlesOnReturn(page)).not.toContain('Connecting')
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL('/settings?tab=integrations')
    await expect(page.getByText(reason)).toHaveCount(0)
    await expect(page.getByText('No integrations found')).toBeVisible()
  })

  test('names the permission that was not given, until it is put away', async ({ page, request }) => {
    const business = await makeBusiness(request, 'facebook')
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    const account = page.locator('form').filter({ hasText: business.owner })
    await account.getByLabel(/pages_show_list/).uncheck()
    await consent(page, business)

    await expect(page).toHaveURL('/settings?tab=integrations&error=true')
    const told = page.getByRole('alert').filter({ hasText: 'Failed to connect to the platform. Please try again.' })
    await expect(told).toContainText('Facebook does not allow this: a permission is missing.')
    await expectAccessible(page)
    await told.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL('/settings?tab=integrations')
    await expect(told).toHaveCount(0)
  })

  test('refuses a swapped state, another platform and a return without its parts', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google')
    await openIntegrations(page, request)
    const complete = '**/api/v1/integrations/authorizations/complete'
    await lingerOnReturn(page)
    await page.route(complete, (route) => route.abort())
    await startConnecting(page, PLATFORM_NAMES.google)
    const cameBack = page.waitForRequest(/\/oauth\/callback\/google\?/)
    await consent(page, business)
    const home = (await cameBack).url()
    await expect(page.getByRole('heading', { level: 1, name: 'Connection Failed' })).toBeVisible()
    await page.unroute(complete)
    const code = new URL(home).searchParams.get('code') ?? ''

    const detail = page.getByRole('alert')
    await page.goto(`/oauth/callback/google?code=${encodeURIComponent(code)}&state=made-up`)
    await expect(detail).toContainText('Invalid state parameter')
    await page.goto(home.replace('/callback/google', '/callback/facebook'))
    await expect(detail).toContainText('Invalid state parameter')
    await page.goto('/oauth/callback/google?state=x')
    await expect(detail).toContainText('No authorization code received')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to settings' }).click()
    await expect.poll(() => toldAfterReturn(page)).toContain('Failed to connect to the platform. Please try again.')
    expect(await toldAfterReturn(page)).toMatch(/^\?tab=integrations&error=true \/ /)
    await page.goto('/oauth/callback/google?code=x')
    await expect(detail).toContainText('No state parameter received')
    await page.goto('/oauth/callback/myspace?code=x&state=y')
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()

    for (const _time of ['once', 'again']) {
      await page.goto(home)
      await expect(page.getByRole('heading', { level: 1, name: 'Connection Successful' })).toBeVisible()
    }
    await page.goto('/settings?tab=integrations')
    await expect(cardOf(page, business.listings[0]?.name ?? '')).toHaveCount(1)
  })
})

test.describe('a connection', () => {
  test.use({ expectedComplaints: [/status of 40[49]/] })

  test('can be given back, which keeps the reviews, and connected anew', async ({ page, request }) => {
    const business = await makeBusiness(request, 'facebook', { reviews: 2 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText('2 of 2 on Facebook')
    await card.getByText('What this connection can do').click()
    await expect(card).toContainText('there are no stars')

    await card.getByRole('button', { name: 'Disconnect' }).click()
    const dialog = page.getByRole('dialog', { name: /^Disconnect / })
    await expect(dialog).toContainText('The reviews, responses and statistics already here stay')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(card.getByText('Disconnected', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Reconnect' })).toBeFocused()
    await expect(card).toContainText('2 of 2 on Facebook')
    await expect(card.getByRole('button', { name: 'Remove' })).toBeVisible()

    await card.getByRole('button', { name: 'Reconnect' }).click()
    await consent(page, business)
    await expectConnected(page)
    await expect(card.getByText('Connected', { exact: true })).toBeVisible()
    await expect(card).toContainText('2 of 2 on Facebook')
  })

  test('that is over can be taken off the list, and finds its reviews when it comes back', async ({
    page,
    request,
  }) => {
    const business = await makeBusiness(request, 'facebook', { reviews: 2 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText('2 of 2 on Facebook')
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await card.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: /^Remove / })
    await expect(dialog).toContainText('Its reviews, responses and statistics stay')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No integrations found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Integration', exact: true })).toBeFocused()

    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)
    await expect(card).toContainText('2 of 2 on Facebook')
    await expect(card).toContainText('No new reviews')
  })

  test('that is connected anew with another account is left as it was', async ({ page, request }) => {
    const business = await makeBusiness(request, 'facebook', { reviews: 1 })
    const other = await makeBusiness(request, 'facebook', { reviews: 1 })
    const name = business.listings[0]?.name ?? ''
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, name)
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await lingerOnReturn(page)
    await card.getByRole('button', { name: 'Reconnect' }).click()
    await consent(page, other)

    await expect(page.getByRole('alert')).toContainText(
      `This account does not manage ${name}. Sign in with the one that does, or add it as a new integration.`,
    )
    await page.getByRole('button', { name: 'Back to settings' }).click()
    await expect(page.getByText(`This account does not manage ${name}.`)).toBeVisible()
    await expect(card.getByText('Disconnected', { exact: true })).toBeVisible()
    await expect(cardOf(page, other.listings[0]?.name ?? '')).toHaveCount(0)
  })

  test('to a platform that lets nothing be kept shows its reviews live', async ({ page, request }) => {
    const business = await makeBusiness(request, 'tripadvisor', { reviews: 2 })
    await openIntegrations(page, request)
    // The sandbox lets everything be kept: here it is as it would be with keys of one's own.
    await page.route('**/api/v1/integrations', async (route) => {
      const response = await route.fetch()
      const { items } = (await response.json()) as { items: { capabilities: object | null }[] }
      const barred = items.map((item) => ({ ...item, capabilities: { ...item.capabilities, keepDays: 0 } }))
      await route.fulfill({ response, json: { items: barred } })
    })
    await startConnecting(page, PLATFORM_NAMES.tripadvisor)
    await consent(page, business)
    await expectConnected(page)

    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText('not stored here', { ignoreCase: true })
    await card.getByRole('button', { name: 'View live reviews' }).click()
    const dialog = page.getByRole('dialog', { name: /^Live reviews of / })
    await expect(dialog).toContainText('which does not allow us to store them')
    await expect(dialog.getByText('Good soup 0')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(card.getByRole('button', { name: 'View live reviews' })).toBeFocused()
  })

  test('whose token has run out goes on by itself', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google', { reviews: 1 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.google)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText(/1 of 1 on /)

    await tellSandbox(request, 'tokens', { vendor: 'google', listing: business.listings[0]?.id, what: 'expire' })
    await writeReviews(request, business, 1)
    await card.getByRole('button', { name: /^Sync / }).click()
    await expect(card).toContainText(/2 of 2 on /)
    await expect(card.getByRole('button', { name: 'Reconnect' })).toHaveCount(0)
  })

  test('whose consent was taken back says so, and works after Reconnect', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google', { reviews: 1 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.google)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText(/1 of 1 on /)

    await tellSandbox(request, 'tokens', { vendor: 'google', listing: business.listings[0]?.id, what: 'revoke' })
    await card.getByRole('button', { name: /^Sync / }).click()
    await expect(card.getByText('Needs reconnecting')).toBeVisible()
    await expect(card.getByText('Connected', { exact: true })).toHaveCount(0)
    await expect(card).toContainText('Reconnect to get new reviews again.')
    await expect(card.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await expectAccessible(page)
    await writeReviews(request, business, 1)
    await card.getByRole('button', { name: 'Reconnect' }).click()
    await consent(page, business)
    await expectConnected(page)
    await expect(card).toContainText(/2 of 2 on /)
    await expect(card.getByText('Needs reconnecting')).toHaveCount(0)
  })

  test('to a platform that is down says so, and recovers', async ({ page, request }) => {
    test.slow()
    const business = await makeBusiness(request, 'facebook', { reviews: 1 })
    await openIntegrations(page, request)
    await startConnecting(page, PLATFORM_NAMES.facebook)
    await consent(page, business)
    await expectConnected(page)
    const card = cardOf(page, business.listings[0]?.name ?? '')
    await expect(card).toContainText('1 of 1 on Facebook')

    await tellSandbox(request, 'faults', { vendor: 'facebook', kind: 'down' })
    try {
      await card.getByRole('button', { name: /^Sync / }).click()
      await expect(card.getByText('Facebook is not answering', { exact: true })).toBeVisible()
      await expect(card.getByText(/We will try again/).first()).toBeVisible()
      await card.getByRole('button', { name: 'Stop' }).click()
      await expect(card.getByRole('button', { name: /^Sync / })).toBeFocused()

      await page.goto('/reviews')
      await page.getByRole('button', { name: 'Sync Reviews' }).click()
      const awaited = page.getByRole('status').filter({ hasText: /^Waiting for Facebook since / })
      await expect(awaited).toBeVisible()
      await awaited.getByRole('button', { name: 'Stop' }).click()
      await expect(awaited).toBeHidden()
      await page.goto('/settings?tab=integrations')
    } finally {
      await tellSandbox(request, 'faults/clear', { vendor: 'facebook' })
    }
    await writeReviews(request, business, 1)
    await card.getByRole('button', { name: /^Sync / }).click()
    await expect(card).toContainText('2 of 2 on Facebook')
    await expect(card.getByText('Facebook is not answering', { exact: true })).toHaveCount(0)
    // The platform tells of it, too: either sync may be the one that brings it in.
    await card.getByText('Recent syncs').click()
    await expect(card.getByRole('listitem').filter({ hasText: 'seen, 1 new' })).toHaveCount(2)
  })
})

test.describe('the way back to the settings', () => {
  test.use({ expectedComplaints: [/status of 40[49]/] })

  test('compares the state, exchanges the code and leaves a clean address', async ({ page, request }) => {
    const business = await makeBusiness(request, 'google')
    await openIntegrations(page, request)
    await expect(page.getByText('No integrations found')).toBeVisible()
    await page.route('**/api/v1/integrations/authorizations', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), returnTo: 'settings' } }),
    )
    await startConnecting(page, PLATFORM_NAMES.google)
    await expectMeanwhile(page.getByText('The platform is connected.'), () => consent(page, business))
    await expect(page).toHaveURL('/settings')
    await page.getByRole('tab', { name: 'Integrations' }).click()
    await expect(cardOf(page, business.listings[0]?.name ?? '')).toBeVisible()
    await expect(page.getByText('The platform is connected.')).toHaveCount(0)

    await page.goto('/settings?code=x&state=made-up')
    await expect(page.getByRole('alert')).toContainText('Invalid authentication state. Please try again.')
    await expect(page).toHaveURL('/settings')
  })
})
