import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

// A server that fails.
test.use({ expectedComplaints: [/status of 500/] })

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const write = (page: Page, review: { rating: number; author: string; content: string; platform?: string }) =>
  ask(page, 'post', '/api/v1/manual-reviews', { platform: 'google', day: daysAgo(3), ...review })

test('from the first review to the figures, through a filter to the review behind them', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/analytics')
  await page.getByRole('link', { name: 'Reputation', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Reputation', level: 1 })).toBeVisible()
  await expect(page.getByText('The figures appear here with your first review.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Connect a platform' })).toBeVisible()
  await expectAccessible(page)

  await write(page, { rating: 5, author: 'Ann', content: 'Wonderful bread, kind staff.' })
  await write(page, { rating: 2, author: 'Bo', content: 'Cold soup and a long wait.', platform: 'yelp' })

  // Both come by themselves.
  await expect(cardOf(page, 'Average rating').getByText('3.5', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).selectOption('30d')
  await expect(page).toHaveURL(/tab=reputation&period=30d/)
  await expect(cardOf(page, 'Reviews').getByText('2', { exact: true })).toBeVisible()
  await expect(page.getByText('4 five-star reviews lift your all-time rating to 4.5.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Reputation score, in numbers' })).toBeVisible()
  await page.getByText('Show as table').click()
  await expect(
    page.getByRole('table', { name: 'Over time, in numbers' }).getByRole('cell', { name: '3.5' }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Platform' }).selectOption('yelp')
  await expect(cardOf(page, 'Average rating').getByText('2.0', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Chart as picture (PNG)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^reputation.*\.png$/)

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Report by email' }).click()
  await openDialog(page).getByRole('combobox').first().selectOption({ label: 'Weekly' })
  await expectAccessible(page)
  await expectMeanwhile(page.getByText('Saved', { exact: true }), () =>
    openDialog(page).getByRole('button', { name: 'Save' }).click(),
  )

  await page
    .getByRole('row', { name: /^2 stars/ })
    .getByRole('link', { name: '1' })
    .click()
  await expect(page).toHaveURL(/\/reviews\?.*platform=/)
  await expect(page.getByText('Cold soup and a long wait.').first()).toBeVisible()
  await expect(page.getByText('Wonderful bread, kind staff.')).toBeHidden()
  await page.goBack()
  await expect(cardOf(page, 'Average rating').getByText('2.0', { exact: true })).toBeVisible()
})

test('what counts no review leads nowhere', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/analytics?tab=reputation')
  await write(page, { rating: 5, author: 'Ann', content: 'Wonderful bread, kind staff. We will come back soon.' })
  const content = 'Das Brot war wunderbar und die Bedienung sehr freundlich. Wir kommen bald wieder.'
  await ask(page, 'post', '/api/v1/manual-reviews', {
    platform: 'yelp',
    day: daysAgo(120),
    rating: 4,
    author: 'Uwe',
    content,
  })

  for (const [table, row] of [
    ['By platform, in numbers', /Yelp/],
    ['By language, in numbers', /German/],
  ] as const) {
    const found = page.getByRole('table', { name: table }).getByRole('row', { name: row })
    await expect(found.getByRole('cell', { name: '0', exact: true })).toBeVisible()
    await expect(found.getByRole('link')).toHaveCount(0)
  }
})

test('on a phone: nothing stands out of the screen, and what failed can be tried again', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/reviews')
  await write(page, { rating: 4, author: 'Cleo', content: 'Good coffee.' })
  await page.route('**/api/v1/reputation?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/analytics?tab=reputation')
  await expect(page.getByText('Failed to load the figures')).toBeVisible()
  await page.unroute('**/api/v1/reputation?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cardOf(page, 'Average rating').getByText('4.0', { exact: true })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('from a theme to the words behind it and their review; it gets a name of its own', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/analytics?tab=reputation')
  await write(page, { rating: 2, author: 'Bo', content: 'The soup was cold. The waiter was very friendly.' })

  await expect(page.getByRole('heading', { name: 'What changed this week' })).toBeVisible()
  await page.getByRole('button', { name: 'Food & drink' }).click()
  const sheet = page.getByRole('dialog', { name: 'Food & drink' })
  await expect(sheet.getByText('The soup was cold')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Name').fill('Our kitchen')
  await sheet.getByRole('button', { name: 'Rename' }).click()
  const renamed = page.getByRole('dialog', { name: 'Our kitchen' })
  await renamed.getByRole('link', { name: 'Open review' }).click()
  await expect(page).toHaveURL(/\/reviews\?review=/)

  await page.goto('/analytics?tab=reputation')
  await page.getByRole('link', { name: 'Our kitchen is criticized in 1 review, after 0 the week before.' }).click()
  await expect(page).toHaveURL(/theme=food&said=criticism|said=criticism.*theme=food/)
  await expect(page.getByRole('button', { name: 'Remove filter: Criticism: Our kitchen' })).toBeVisible()
})

test('from the choice of a response time to the reviews that are past it', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/analytics?tab=reputation')
  await write(page, { rating: 1, author: 'Bo', content: 'Nobody answered me.' })
  await write(page, { rating: 5, author: 'Ann', content: 'Wonderful bread.' })
  await page.getByRole('link', { name: 'Choose targets' }).click()

  await page.getByRole('button', { name: 'Change targets' }).click()
  await openDialog(page).getByRole('combobox', { name: '1 star' }).selectOption({ label: 'Within 4 hours' })
  await openDialog(page).getByRole('checkbox', { name: 'Owner' }).click()
  await expectAccessible(page)
  await expectMeanwhile(page.getByText('Targets saved'), () =>
    openDialog(page).getByRole('button', { name: 'Save' }).click(),
  )
  await expect(page.getByText('Within 4 hours')).toBeVisible()

  await page.goto('/dashboard')
  const late = page.getByRole('region', { name: 'Past their response-time target' })
  await expect(late.getByText('Nobody answered me.')).toBeVisible()
  await late.getByRole('link', { name: 'See all 1' }).click()
  await expect(page).toHaveURL(/target=overdue/)
  await expect(page.getByRole('button', { name: 'Remove filter: Past its target' })).toBeVisible()
  await expect(page.getByText('Nobody answered me.').first()).toBeVisible()
  await expect(page.getByText('Wonderful bread.')).toBeHidden()

  await page.goto('/analytics?tab=reputation')
  const row = page
    .getByRole('table', { name: 'Response-time targets, in numbers' })
    .getByRole('row', { name: /^1 star/ })
  await row.getByRole('link', { name: '1' }).click()
  await expect(page).toHaveURL(/target=missed/)
  await expect(page.getByText('Nobody answered me.').first()).toBeVisible()
})
