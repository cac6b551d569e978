import { expect, expectAccessible, expectNoOverflow, OWNER, signIn, test } from './journey.ts'
import { makePerson } from './people.ts'

test('the dashboard’s feed tells live what happens elsewhere', async ({ page, browser, request }) => {
  const person = await makePerson(request)
  await signIn(page, person)
  const feed = page
    .getByRole('region', { name: 'Recent Activity' })
    .or(page.getByRole('list').filter({ hasText: 'signed in' }))
    .first()
  await expect(feed).toContainText(`${person.name} set up the workspace`)
  const newest = feed.getByRole('listitem').filter({ hasText: 'signed in' }).first()
  const countSignIns = async () => Number(/signed in (\d+) times/.exec((await newest.textContent()) ?? '')?.[1] ?? 1)
  const before = await countSignIns()

  const elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), person)

  await expect(newest).toContainText(`signed in ${before + 1} times`)
  await elsewhere.close()
})

test('the keyboard goes on at the first new row after the last page', async ({ page, request }) => {
  await page.route('**/api/v1/activity*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/[?&]cursor=next/, ''),
    })
    const answer = await response.json()
    const isLastPage = route.request().url().includes('cursor')
    const items = isLastPage ? answer.items.slice(-1) : answer.items.slice(0, 1)
    await route.fulfill({ response, json: { items, nextCursor: isLastPage ? null : 'next' } })
  })
  await signIn(page, await makePerson(request))

  await page.getByRole('button', { name: 'Load more' }).press('Enter')

  await expect(page.getByRole('listitem').filter({ hasText: 'set up the workspace' })).toBeFocused()
})

test('the feed is narrowed by the keyboard, in an address to keep, and leads to what it tells of', async ({ page }) => {
  await signIn(page, OWNER)
  const feed = page.getByRole('region', { name: 'Recent Activity' })
  await expect(feed.getByRole('heading', { level: 3, name: 'today' })).toBeVisible()

  await feed.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Connections' }).press('Space')
  await expect(page).toHaveURL(/subject=/)
  await expect(feed.getByText('signed in')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'By' }).selectOption('Dana Whitlock')
  await expect(feed.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ index: 0 })
  await page.reload()
  await expect(feed.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()

  await feed
    .getByRole('link', { name: /Dana Whitlock connected/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/settings\?tab=integrations/)
  await page.goto('/dashboard?subject=disputes&actor=00000000-0000-4000-8000-000000000000')
  await feed.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(feed.getByRole('button', { name: 'Filters' })).toBeFocused()
  await expect(feed.getByText('signed in').first()).toBeVisible()
})

test.describe('when the server is gone for a moment', () => {
  test.use({
    expectedComplaints: [
      /Failed to authenticate user|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (5|429)/,
    ],
  })

  test('the dashboard says so where it matters and recovers', async ({ page, request }) => {
    await page.route('**/api/v1/activity*', (route) => route.abort())
    await signIn(page, await makePerson(request))
    await expect(page.getByText('Failed to load activity')).toBeVisible()

    await page.unroute('**/api/v1/activity*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('set up the workspace')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  })

  test('a further page that does not come says so beside its button', async ({ page, request }) => {
    await page.route('**/api/v1/activity*', async (route) => {
      if (route.request().url().includes('cursor')) return route.abort()
      const response = await route.fetch()
      return route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'next' } })
    })
    await signIn(page, await makePerson(request))

    await page.getByRole('button', { name: 'Load more' }).click()

    await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
    await expect(page.getByText('set up the workspace')).toBeVisible()
  })

  test('too many requests are waited out, and then one more is made', async ({ page }) => {
    await signIn(page, OWNER)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const tooMany = {
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '600' },
      body: '{}',
    }
    await page.route('**/api/v1/me', (route) => route.fulfill(tooMany))
    // Not while a page of ours is open: whatever it does in the moment of the exchange is done in 1970, and it takes itself for idle.
    await page.goto('about:blank')
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByText('Failed to authenticate user')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Try Again', 'Sign out'])
    await page.unroute('**/api/v1/me')
    await page.clock.fastForward(600_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('not knowing who one is says so and offers a way on', async ({ page }) => {
    await page.route('**/api/v1/me', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    )
    await signIn(page, OWNER)
    await expect(page.getByText('Failed to authenticate user')).toBeVisible()

    await page.unroute('**/api/v1/me')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
