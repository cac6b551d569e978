import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, OWNER, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'
import { expectAuthors, openReviews } from './reviews.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'At a glance' }).getByRole('listitem').filter({ hasText: name })

const followCard = (page: Page, name: string) => cardOf(page, name).getByRole('link', { name }).click()

test('each card leads to as many rows as it tells of', async ({ page, request }) => {
  await openReviews(page, request, [
    { author: 'Ada North', rating: 5, content: 'Wonderful', platform: 'yelp', day: daysAgo(2) },
    { author: 'Ben South', rating: 2, content: 'Cold', platform: 'tripadvisor', day: daysAgo(3) },
    { author: 'Cleo East', rating: 4, content: 'Good', platform: 'yelp', day: daysAgo(40) },
  ])
  await page.goto('/dashboard')

  await expect(cardOf(page, 'Average Rating')).toContainText('3.5')
  await expect(cardOf(page, 'Average Rating')).toContainText('Worse: -0.5 vs. the previous 30 days')
  await expect(cardOf(page, 'Total Reviews')).toContainText('Better: +1 vs. the previous 30 days')
  await expect(cardOf(page, 'Active Disputes')).toContainText('Right now')
  await expect(cardOf(page, 'Response Rate')).toContainText('0%')

  for (const name of ['Average Rating', 'Total Reviews', 'Response Rate']) {
    await followCard(page, name)
    await expectAuthors(page, ['Ada North', 'Ben South'])
    await page.goBack()
  }
  await followCard(page, 'Active Disputes')
  await expect(page).toHaveURL(/\/disputes\?status=active$/)

  await page.goto('/dashboard?period=all')
  await expect(cardOf(page, 'Total Reviews')).toContainText('Since the first review')
  await followCard(page, 'Total Reviews')
  await expectAuthors(page, ['Ada North', 'Ben South', 'Cleo East'])
})

test('how a figure is counted can be read by keyboard', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/dashboard')
  const question = page.getByRole('button', { name: 'How is Response Rate counted?' })
  await expect(cardOf(page, 'Average Rating')).toContainText('No ratings yet')

  await question.press('Enter')
  await expect(page.getByRole('dialog', { name: 'How is Response Rate counted?' })).toContainText('0 reviews')
  await page.keyboard.press('Escape')

  await expect(question).toBeFocused()
})

test('period and place survive a reload, and the list tells the same number', async ({ page }) => {
  await arriveAs(page, OWNER, '/dashboard')
  await page.getByLabel('Location').selectOption({ index: 1 })
  await page.getByLabel('Period').selectOption('90d')
  await expect(page).toHaveURL(/period=90d/)
  const place = await page.getByLabel('Location').inputValue()

  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue(place)
  await expect(page.getByLabel('Period')).toHaveValue('90d')
  // What goes without saying is not said, and the place stays.
  await page.getByLabel('Period').selectOption('30d')
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?location=${place}$`))
  await page.getByLabel('Period').selectOption('90d')

  const card = cardOf(page, 'Total Reviews')
  await expect(card).toContainText('vs. the previous 90 days')
  const total = /Total Reviews(\d+)/.exec((await card.textContent()) ?? '')?.[1]
  await followCard(page, 'Total Reviews')
  await expect(page.getByRole('status').filter({ hasText: `${total} reviews` })).toBeVisible()
})

test('the chart is read by keyboard, by platform and as a table', async ({ page, request }) => {
  await openReviews(page, request, [
    { author: 'Ada North', rating: 5, content: 'Wonderful', platform: 'yelp', day: daysAgo(1) },
    { author: 'Ben South', rating: 2, content: 'Cold', platform: 'tripadvisor', day: daysAgo(1) },
  ])
  await page.goto('/dashboard?period=7d')
  const chart = page.getByRole('region', { name: 'Rating and volume' })
  const slider = chart.getByRole('slider', { name: 'Move through time' })

  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /2 reviews, average 3\.5; TripAdvisor: 1 review, average 2\.0/)
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /No reviews$/)
  await slider.press('ArrowRight')

  await chart.getByRole('button', { name: 'TripAdvisor' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /No reviews$/)
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /: 1 review, average 5\.0$/)

  await chart.getByRole('switch', { name: 'Show as table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(8)
  await expect(chart.getByRole('row').nth(2)).toContainText('5.0')
  await page.setViewportSize({ width: 1440, height: 900 })
  const table = chart.getByRole('table')
  await expect
    .poll(() => table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)))
    .toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('the first steps tick themselves, and can be put away and brought back', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 5 done')
  await expect(page.getByRole('region').first()).toContainText('First steps')
  await expect(page.getByText('All done')).toHaveCount(0)

  await ask(page, 'post', '/api/v1/manual-reviews', {
    author: 'Ada North',
    rating: 1,
    content: 'Cold soup',
    platform: 'yelp',
    day: daysAgo(0),
  })
  await expect(steps).toContainText('1 of 5 done')
  await expect(cardOf(page, 'Total Reviews')).toContainText('+1 vs. the previous 30 days')

  // Each shows at once; the next visit sees what the server knows.
  const waitForSaved = () =>
    page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('onboarding'))
  const isHidden = waitForSaved()
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toBeHidden()
  await isHidden
  const isBack = waitForSaved()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps).toBeVisible()
  await isBack
  const isHiddenAgain = waitForSaved()
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await isHiddenAgain
  await page.reload()
  await page.getByRole('button', { name: 'Show first steps' }).click()
  await expect(steps).toContainText('1 of 5 done')

  await steps.getByRole('link', { name: 'Connect a platform' }).click()
  await expect(page).toHaveURL('/settings?tab=integrations')
})

test('what needs somebody opens where it is dealt with', async ({ page, request }) => {
  await openReviews(page, request, [
    { author: 'Ben South', rating: 1, content: 'Cold soup', platform: 'tripadvisor', day: daysAgo(3) },
  ])
  await page.goto('/dashboard')
  const needs = page.getByRole('region', { name: 'Needs you today' })
  await expectAccessible(page)

  await needs.getByRole('link', { name: /Ben South/ }).click()

  await expect(page).toHaveURL(/\/reviews\?review=.*respond=true/)
  await expect(openDialog(page).filter({ hasText: 'Cold soup' }).first()).toBeVisible()
})

test('a phone shows all of it, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, OWNER, '/dashboard?period=all')
  await expect(page.getByRole('slider', { name: 'Move through time' })).toBeAttached()

  await expectNoOverflow(page)
  await expectAccessible(page)
})

test.describe('when the figures do not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] })

  test('the place they have says so, the rest goes on, and trying again helps', async ({ page, request }) => {
    await page.route('**/api/v1/dashboard?*', (route) => route.abort())
    await arriveAs(page, await makePerson(request), '/dashboard')
    const figures = page.getByRole('region', { name: 'At a glance' })
    await expect(figures).toContainText('Failed to load the figures')
    await expect(page.getByRole('region', { name: 'Needs you today' })).toContainText('Nothing is connected yet')

    await page.unroute('**/api/v1/dashboard?*')
    await figures.getByRole('button', { name: 'Try Again' }).click()
    await expect(cardOf(page, 'Total Reviews')).toBeVisible()
  })
})
