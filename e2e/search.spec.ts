import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, test } from './journey.ts'
import { ask } from './people.ts'
import { type EnteredReview, openReviews } from './reviews.ts'

const REVIEWS: readonly EnteredReview[] = [
  ...Array.from({ length: 6 }, (_, turn) => ({
    author: `Guest ${turn + 1}`,
    rating: 4,
    content: `Visit ${turn + 1}: we loved the crème brûlée`,
    day: `2026-02-0${turn + 1}`,
  })),
  { author: 'Ben South', rating: 1, content: 'Cold soup, slow service', platform: 'tripadvisor', day: '2026-01-03' },
]

test.describe('the search', () => {
  test('finds reviews and disputes while one types, by the keyboard alone', async ({ page, request }) => {
    await openReviews(page, request, REVIEWS)
    await ask(page, 'post', '/api/v1/disputes', {
      reviewId: null,
      reason: 'fake',
      description: 'No soup is on our menu.',
    })

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('soup')
    const palette = page.getByRole('dialog', { name: 'Search' })
    await expect(
      palette.getByRole('group', { name: 'Reviews' }).getByRole('option', { name: /^Ben South/ }),
    ).toBeVisible()
    await expect(palette.getByRole('group', { name: 'Disputes' }).getByRole('option')).toHaveCount(1)
    await expect(palette.locator('mark')).toHaveText(['soup', 'soup'])
    await expect(palette.getByRole('status').filter({ hasText: '3 results' })).toHaveCount(1)
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/reviews\?review=/)
    await expect(page.getByRole('dialog', { name: 'Ben South' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('group', { name: 'Recent searches' }).getByRole('option').first()).toHaveText('soup')
    await page.keyboard.press('Enter')
    await expect(palette.getByRole('combobox')).toHaveValue('soup')
    await expect(palette.getByRole('option', { name: 'Reply to Ben South' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Respond/ })).toBeVisible()
    await expect(page).toHaveURL(/respond=true/)
  })

  test('leads to all of them, whatever the accents, by the mouse', async ({ page, request }) => {
    await openReviews(page, request, REVIEWS)
    await page.goto('/dashboard')
    await page.getByRole('searchbox', { name: 'Search' }).click()
    const palette = page.getByRole('dialog', { name: 'Search' })
    const box = palette.getByRole('combobox')
    await box.fill('"slow service"')
    await expect(palette.getByRole('option', { name: /^Ben South/ })).toBeVisible()
    await expect(palette.locator('mark')).toHaveText('slow service')
    await box.fill('serivce slwo')
    await expect(palette.getByRole('option', { name: /^Ben South.*Similar spelling/ })).toBeVisible()
    await expect(palette.locator('mark')).toHaveText(['slow', 'service'])
    await box.fill('CREME BRULEE')
    await expect(palette.getByRole('option', { name: /Guest/ })).toHaveCount(6)
    await palette.getByRole('option', { name: 'Show all in Reviews' }).click()

    await expect(page).toHaveURL(/\/reviews\?search=/)
    await expect(page.getByRole('feed').getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('feed').locator('mark').first()).toHaveText('crème brûlée')
  })

  test('opens what is found beside what is here', async ({ page, request, context }) => {
    await openReviews(page, request, REVIEWS)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('slow')
    await expect(page.getByRole('option', { name: /Ben South/ }).first()).toBeVisible()
    const [beside] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await expect(beside).toHaveURL(/\/reviews\?review=/)
    await expect(page).toHaveURL('/reviews')
    await beside.close()
  })

  test('runs actions: an answer to the newest, a sync, a dispute', async ({ page, request }) => {
    await openReviews(page, request, REVIEWS)
    const run = async (words: string, name: string) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
      await page.keyboard.type(words)
      await page.getByRole('option', { name }).click()
    }
    await expectMeanwhile(page.getByText('No connected integrations found'), () => run('sync', 'Sync Reviews'))
    await run('answer', 'Reply to the newest unanswered review')
    await expect(page.getByRole('dialog', { name: /Respond/ })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await run('new disp', 'New Dispute')
    await expect(page).toHaveURL(/\/disputes\?create=new/)
    const dispute = page.getByRole('dialog', { name: 'Create New Dispute' })
    await expect(dispute).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dispute).toBeHidden()
    await run('switch to dark', 'Switch to dark')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option', { name: 'Switch to dark In use' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'Language: English In use' })).toBeVisible()
    await page.getByRole('option', { name: 'Use the system theme' }).click()
  })

  test('finds an action by its own name, signs by themselves, and parts of the settings', async ({ page, request }) => {
    await openReviews(page, request, [
      ...REVIEWS,
      { author: 'Noor 🍜', rating: 2, content: 'Too 🍜', day: '2026-01-02' },
    ])
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search' })
    const box = palette.getByRole('combobox')
    const options = palette.getByRole('option')
    for (const words of ['Reply to Ben South', 'reply ben']) {
      await box.fill(words)
      await expect(options.first()).toHaveText('Reply to Ben South')
      await expect(palette.getByRole('option', { name: /Ben South/ })).toHaveCount(2)
    }
    await box.fill('🍜')
    await expect(options).toHaveText([/^Noor 🍜/, 'Reply to Noor 🍜'])
    await box.fill('%')
    await expect(palette.getByText('Nothing found for "%".')).toBeVisible()

    await box.fill('dispute ben')
    await palette.getByRole('option', { name: 'Dispute the review by Ben South' }).click()
    const dispute = page.getByRole('dialog', { name: 'Create New Dispute' })
    await expect(dispute.getByText('Cold soup, slow service').first()).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const [tab, part] = [page.getByRole('tab', { selected: true }), page.getByRole('heading', { level: 2 })]
    for (const [words, name, address, shown] of [
      ['notif', 'Notifications', '/settings?tab=notifications', tab],
      ['assis', 'Assistant', '/settings?tab=assistant', tab],
      ['locat', 'Locations', '/settings?tab=integrations#locations', part],
      ['import', 'Reviews from elsewhere', '/settings?tab=integrations#import', part],
      ['two factor', 'Two-factor authentication', '/settings?tab=security#two-factor', part],
      ['pasword', 'Password', '/settings?tab=security#password', part],
      ['opening hours', 'Brand voice', '/settings?tab=assistant#voice', part],
    ] as const) {
      await page.keyboard.press('Control+k')
      await expect(box).toBeFocused()
      await page.keyboard.type(words)
      await palette.getByRole('option', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(shown.filter({ hasText: name })).toBeInViewport()
    }
  })

  test('leads to an answer that a reload does not begin again once it was left', async ({ page, request }) => {
    await openReviews(page, request, REVIEWS)
    const { items } = await ask<{ items: { id: string }[] }>(page, 'get', '/api/v1/reviews?search=soup')
    const respond = page.getByRole('dialog', { name: /Respond/ })
    const ways = {
      escape: () => page.keyboard.press('Escape'),
      cancel: () => respond.getByRole('button', { name: 'Cancel' }).click(),
      cross: () => respond.getByRole('button', { name: 'Close' }).click(),
      submit: async () => {
        await respond.getByLabel('Response', { exact: true }).fill('We will warm it.')
        await respond.getByRole('button', { name: 'Submit Response' }).click()
      },
    }
    for (const leave of Object.values(ways)) {
      await page.goto(`/reviews?review=${items[0]?.id}&respond=true`)
      await expect(respond).toBeVisible()
      await leave()
      await expect(respond).toHaveCount(0)
      await expect(page).toHaveURL(`/reviews?review=${items[0]?.id}`)
    }
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Ben South' })).toBeVisible()
    await expect(respond).toHaveCount(0)
  })

  test('forgets recent searches, one or all, and with the session', async ({ page, request }) => {
    await openReviews(page, request, REVIEWS)
    const palette = page.getByRole('dialog', { name: 'Search' })
    const review = page.getByRole('dialog', { name: 'Ben South' })
    for (const words of ['soup', 'slow', 'cold']) {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(words)
      await palette
        .getByRole('option', { name: /Ben South/ })
        .first()
        .click()
      await expect(review).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(review).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    const recent = palette.getByRole('group', { name: 'Recent searches' }).getByRole('option')
    await expect(recent).toHaveText(['cold', 'slow', 'soup', 'Clear recent searches'])
    await page.keyboard.press('Delete')
    await expect(recent).toHaveText(['slow', 'soup', 'Clear recent searches'])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    const kept = `Object.keys(localStorage).filter((key) => key.startsWith('goodword-searches'))`
    await expect.poll(() => page.evaluate(kept)).toEqual([])
  })

  test.describe('when it fails', () => {
    test.use({ expectedComplaints: [/500|503|ERR_|Failed to (fetch|load)/] })

    test('says so, still finds pages and actions, and tries again', async ({ page, request, context }) => {
      await openReviews(page, request, REVIEWS)
      await page.route('**/api/v1/search*', (route) => route.abort())
      await page.keyboard.press('Control+k')
      await page.keyboard.type('dash')
      const palette = page.getByRole('dialog', { name: 'Search' })
      await expect(palette.getByText('Reviews and disputes could not be searched.', { exact: false })).toBeVisible()
      await expect(palette.getByRole('option', { name: 'Dashboard' })).toBeVisible()
      await expectAccessible(page)
      await Promise.all([page.waitForEvent('requestfailed'), palette.getByRole('combobox').fill('soup')])
      await page.unroute('**/api/v1/search*')
      await palette.getByRole('button', { name: 'Search again' }).click()
      await expect(palette.getByRole('option', { name: /Ben South/ }).first()).toBeVisible()

      await context.setOffline(true)
      await palette.getByRole('combobox').fill('nothing at all')
      await expect(palette.getByText('You are offline', { exact: false })).toBeVisible()
      await expect(palette.getByText('Nothing found for "nothing at all".')).toBeVisible()
      await context.setOffline(false)
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('takes the whole screen', async ({ page, request }) => {
      await openReviews(page, request, REVIEWS)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      const palette = page.getByRole('dialog', { name: 'Search' })
      await palette.getByRole('combobox').fill('creme')
      await expect(palette.getByRole('option', { name: /Guest 6/ }).first()).toBeVisible()
      await expect.poll(() => palette.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
      await expectNoOverflow(page)
      await expectAccessible(page)
      await palette.getByRole('button', { name: 'Close' }).click()
      await expect(palette).toBeHidden()
    })
  })
})
