import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { areApart, expectAuthors, getBox, openReviews, rowOf } from './reviews.ts'

test('the first visit leads to a platform', async ({ page, request }) => {
  await openReviews(page, request, [])

  await expect(page.getByText('All your reviews in one place')).toBeVisible()
  await expect(page.getByText('No scheduled responses')).toBeVisible()
  await expectMeanwhile(page.getByText('No connected integrations found'), () =>
    page.getByRole('button', { name: 'Sync Reviews' }).click(),
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Connect a platform' }).click()
  await expect(page).toHaveURL('/settings?tab=integrations')
})

test('reviews are found by words and filters, and the address holds them', async ({ page, request }) => {
  await openReviews(page, request)
  await expectAuthors(page, ['Ada North', 'Ben South', 'Cleo East', 'Dan West'])

  const box = page.getByLabel('Search reviews', { exact: true })
  await box.pressSequentially('wonderfil')
  await expect(page.getByText('Did you mean one of these?')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ada North: / })).toBeVisible()
  await box.fill('soup')
  await expectAuthors(page, ['Ada North', 'Ben South'])
  await expect(box).toBeFocused()
  await expect(page.locator('mark')).toHaveText(['SOUP', 'soup'])

  await page.getByLabel('Platform').selectOption('TripAdvisor')
  await expectAuthors(page, ['Ben South'])
  await page.getByRole('button', { name: 'Filters' }).click()
  const fiveStars = page.getByRole('dialog', { name: 'Filters' }).getByLabel('5 stars')
  await fiveStars.click()
  await expect(fiveStars).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()

  await page.getByRole('button', { name: 'Remove filter: 5 stars' }).click()
  await page.reload()
  await expectAuthors(page, ['Ben South'])
  await expect(page.getByLabel('Platform')).toHaveValue('tripadvisor')
  await page.goBack()
  await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByLabel('Order').selectOption('Lowest rated')
  await expectAuthors(page, ['Ben South', 'Cleo East', 'Dan West', 'Ada North'])
})

test('a flag shows at once and can be taken back', async ({ page, request }) => {
  await openReviews(page, request)
  const row = rowOf(page, 'Ben South')
  await expect(row).toContainText('Pending Response')

  await row.getByRole('button', { name: 'Flag' }).click()
  await expect(row).toContainText('Flagged')
  const isTakenBack = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Pending Response')
  await isTakenBack
  await page.reload()
  await expect(rowOf(page, 'Ben South')).toContainText('Pending Response')
})

test('what was done just before leaving is done', async ({ page, request }) => {
  await openReviews(page, request)
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', slow)
  const isOnItsWay = page.waitForRequest((sent) => sent.method() !== 'GET')
  await rowOf(page, 'Ben South').getByRole('button', { name: 'Flag' }).click()
  await isOnItsWay
  await page.goto('about:blank')
  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0 })
  await page.goto('/reviews')
  await expect(rowOf(page, 'Ben South')).toContainText('Flagged')
})

test('a view is saved, shared, changed and deleted', async ({ page, request }) => {
  await openReviews(page, request)
  await page.getByLabel('Platform').selectOption('Yelp')
  await page.getByRole('button', { name: 'Custom view' }).click()
  await page.getByRole('menuitem', { name: 'Save this view...' }).click()
  await page.getByLabel('Name').fill('Yelp only')
  await page.getByLabel('Share with the team').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yelp only' })).toBeVisible()

  await page.getByRole('button', { name: 'Yelp only' }).click()
  await page.getByRole('menuitemradio', { name: 'All reviews' }).click()
  await page.keyboard.press('Escape')
  await expectAuthors(page, ['Ada North', 'Ben South', 'Cleo East', 'Dan West'])
  await page.getByRole('button', { name: 'All reviews' }).click()
  await page.getByRole('menuitemradio', { name: 'Mine' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()
  await page.getByRole('button', { name: 'Mine' }).click()
  await page.getByRole('menuitemradio', { name: 'Yelp only (2)' }).click()
  await page.keyboard.press('Escape')
  await expectAuthors(page, ['Ada North', 'Cleo East'])

  await page.route(/review-views\//, async (route) => {
    if (route.request().method() === 'DELETE') await expect(page.getByRole('menu')).toHaveCount(0)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Yelp only' }).click()
  await expectMeanwhile(page.getByText('View deleted'), () =>
    page.getByRole('menuitem', { name: 'Delete “Yelp only”' }).click(),
  )
  await expect(page.getByRole('button', { name: 'Custom view' })).toBeVisible()
})

test('several are changed together: those chosen, and all that match', async ({ page, request }) => {
  await openReviews(page, request)
  await page.getByLabel('Select the review by Ada North').check()
  await page.getByLabel('Select the review by Cleo East').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected reviews' })
  await expect(bar).toContainText('3 selected')
  await expectAccessible(page)
  await expectMeanwhile(page.getByText('3 reviews marked as done'), () =>
    bar.getByRole('button', { name: 'Mark done' }).click(),
  )
  await expect(rowOf(page, 'Ben South')).toContainText('Done')
  await expect(bar).toBeHidden()
  await expectMeanwhile(page.getByText('Undone'), () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(rowOf(page, 'Ben South').getByText('Done', { exact: true })).toBeHidden()

  await page.getByLabel('Platform').selectOption('TripAdvisor')
  // Until the filter is answered the list is the one before, and what is chosen there is forgotten with it.
  await expect(rowOf(page, 'Ada North')).toBeHidden()
  await page.getByLabel('Select the review by Dan West').check()
  await bar.getByRole('button', { name: 'Select all that match' }).click()
  await expect(bar).toContainText('All 2 that match')
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByLabel('Tags, separated by commas').fill('urgent, cake')
  await page.getByRole('button', { name: 'Add tags' }).click()
  const question = page.getByRole('dialog', { name: 'Tag 2 reviews?' })
  await expectMeanwhile(page.getByText('2 reviews tagged'), () =>
    question.getByRole('button', { name: 'Continue' }).click(),
  )
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect(rowOf(page, 'Ben South')).toContainText('urgent')
  await expect(rowOf(page, 'Dan West')).toContainText('cake')
})

test('the list is worked through by keys alone', async ({ page, request }) => {
  await openReviews(page, request)
  await expect(rowOf(page, 'Ada North')).toBeVisible()

  await page.keyboard.press('j')
  await expect(rowOf(page, 'Ada North')).toBeFocused()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Ben South')).toBeFocused()
  await page.keyboard.press('f')
  await expect(rowOf(page, 'Ben South')).toContainText('Flagged')
  await page.keyboard.press('u')
  await expect(rowOf(page, 'Ben South')).toContainText('Pending Response')
  // Without words there is nothing to plan yet: both keys begin with them.
  for (const key of ['r', 's']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'Respond to Review' })).toContainText('Cold soup, slow service')
    await page.keyboard.press('Escape')
    await expect(openDialog(page)).toBeHidden()
    await expect(rowOf(page, 'Ben South')).toBeFocused()
  }
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('region', { name: 'Selected reviews' })).toContainText('2 selected')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ben South' })).toBeVisible()
  await expect(page).toHaveURL(/review=/)
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
  await page.keyboard.press('/')
  const search = page.getByLabel('Search reviews', { exact: true })
  await expect(search).toBeFocused()
  await page.keyboard.type('jx')
  await page.keyboard.press('Escape')
  await expect(search).not.toBeFocused()
  await expect(search).toHaveValue('')
})

test('a key can be given another, and all of them switched off', async ({ page, request }) => {
  await openReviews(page, request)
  await expect(rowOf(page, 'Ada North')).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Change the key for “Next review”' }).press('Enter')
  await page.keyboard.press('k')
  await expect(page.getByText('“k” is already taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the key for “Next review”' }).press('Enter')
  await page.keyboard.press('n')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()

  await page.keyboard.press('j')
  await expect(rowOf(page, 'Ada North')).not.toBeFocused()
  await page.keyboard.press('n')
  await expect(rowOf(page, 'Ada North')).toBeFocused()

  await page.keyboard.press('?')
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(rowOf(page, 'Ada North')).toContainText('Pending Response')
})

test('a row is low enough to see many, and all of it opens the review', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const twoLines = 'The soup was cold and nobody came. '.repeat(12)
  await openReviews(page, request, [{ author: 'Ada North', rating: 1, content: twoLines }])
  const row = rowOf(page, 'Ada North')
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(96)
  for (const width of [1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    await row.hover()
    const marks = [row.getByText('Pending Response'), row.getByText('Negative'), row.getByRole('time')]
    await expect(async () => {
      const first = await getBox(row.getByRole('button', { name: 'Compose Response' }))
      const last = await getBox(row.getByRole('link', { name: 'Dispute' }))
      for (const mark of marks) {
        const box = await getBox(mark)
        expect(box.y + box.height).toBeLessThanOrEqual((await getBox(row)).y + 96)
        expect([areApart(first, box), areApart(last, box)]).toEqual([true, true])
      }
    }).toPass()
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await row.getByText('The soup was cold').click()
  await expect(page.getByRole('dialog', { name: 'Ada North' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()

  await row.getByRole('button', { name: 'Compose Response' }).click()
  await expect(page).toHaveURL(/answer=/)
  await page.goBack()
  await expect(openDialog(page)).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: 'Respond to Review' })).toBeVisible()
})

test('what matches is saved as a file', async ({ page, request }) => {
  await openReviews(page, request)
  await page.getByLabel('Platform').selectOption('Yelp')
  await expectAuthors(page, ['Ada North', 'Cleo East'])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^reviews-.*\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Wonderful SOUP')
  expect(text).not.toContain('Cold soup')
})

test('new reviews wait behind a pill, and the list stays where it is', async ({ page, request }) => {
  const enter = await openReviews(page, request)
  await expectAuthors(page, ['Ada North', 'Ben South', 'Cleo East', 'Dan West'])

  await enter([{ author: 'Eve Late', rating: 2, content: 'Just in' }])
  const pill = page.getByRole('button', { name: '1 new review' })
  await expect.poll(async () => areApart(await getBox(pill), await getBox(rowOf(page, 'Ada North')))).toBe(true)
  await expectAuthors(page, ['Ada North', 'Ben South', 'Cleo East', 'Dan West'])
  await pill.click()
  await expectAuthors(page, ['Eve Late', 'Ada North', 'Ben South', 'Cleo East', 'Dan West'])
  await expect(pill).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('everything is within reach', async ({ page, request }) => {
    await openReviews(page, request)
    await expect(rowOf(page, 'Ada North')).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await expect.poll(async () => (await getBox(rowOf(page, 'Ada North'))).y).toBeLessThan(844 / 3)
    await rowOf(page, 'Ada North').getByRole('button', { name: 'Actions for this review' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Compose Response' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('1 star').click()
    await expect(sheet.getByLabel('1 star')).toBeChecked()
    await sheet.getByRole('button', { name: 'Show 1' }).tap()
    await expectAuthors(page, ['Ben South'])
    await page.getByLabel('Select the review by Ben South').check()
    const bar = page.getByRole('region', { name: 'Selected reviews' })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Actions' }).tap()
    await expectMeanwhile(page.getByText('1 review flagged'), () =>
      page.getByRole('menuitem', { name: 'Flag', exact: true }).tap(),
    )
    await expect(rowOf(page, 'Ben South')).toContainText('Flagged')

    await rowOf(page, 'Ben South').getByRole('button', { name: 'Actions for this review' }).tap()
    await page.getByRole('menuitem', { name: 'Edit review' }).tap()
    const form = page.getByRole('dialog', { name: 'Edit the review' })
    await form.getByRole('textbox', { name: 'Author' }).fill('Ben Southern')
    await form.getByRole('button', { name: 'Save review' }).tap()
    await rowOf(page, 'Ben Southern').getByRole('button', { name: 'Actions for this review' }).tap()
    await page.getByRole('menuitem', { name: 'Remove review' }).tap()
    const question = page.getByRole('dialog', { name: 'Remove this review?' })
    await question.getByRole('button', { name: 'Remove review' }).tap()
    await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()
  })

  test('an incident leaves the first review in sight', async ({ page, request }) => {
    const day = new Date().toISOString().slice(0, 10)
    const bad = Array.from({ length: 5 }, (_, turn) => ({ author: `Guest ${turn}`, rating: 1, content: 'Bad', day }))
    await openReviews(page, request, bad)
    await expect(page.getByRole('link', { name: 'Unusually many bad reviews' })).toBeVisible()
    const first = page.getByRole('article').first()
    await expect.poll(async () => (await getBox(first)).y).toBeLessThan(844 / 3)
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

test.describe('when the server is gone for a moment', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch|status of 5/] })

  test('the list says so, and what was flagged is as it was', async ({ page, request }) => {
    await openReviews(page, request)
    await expect(rowOf(page, 'Ada North')).toBeVisible()
    await page.route('**/api/v1/reviews/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await rowOf(page, 'Ada North').getByRole('button', { name: 'Flag' }).click()
    await expect(page.getByText('The change could not be saved').first()).toBeVisible()
    await expect(page.getByText('Review flagged')).toBeHidden()
    await expect(rowOf(page, 'Ada North')).toContainText('Pending Response')

    await page.route('**/api/v1/reviews?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByLabel('Status').selectOption('Flagged')
    await expect(page.getByText('Failed to load reviews')).toBeVisible()
    await page.unroute('**/api/v1/reviews?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()
  })
})
