import type { Locator, Page } from '@playwright/test'
import { openInbox, POSTED_WITHIN_MS, rowOf as rowSaying } from './answering.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { openReviews, rowOf } from './reviews.ts'

const SOUP = 'Good soup 0'
const GOOGLE = 'Google Business Profile'

const createDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Create New Dispute' })

async function openNewDispute(page: Page): Promise<Locator> {
  await page.goto('/disputes')
  // The first one in the heading; an empty list offers it as well.
  await page.getByRole('button', { name: 'New Dispute' }).first().click()
  return createDialog(page)
}

async function createDispute(page: Page, description: string, reason = 'Fake Review'): Promise<void> {
  const dialog = await openNewDispute(page)
  await dialog.getByLabel('Reason').selectOption(reason)
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(disputeRow(page, description)).toBeVisible()
}

const disputeRow = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words })

test('a doubtful review becomes a case with a recorded outcome', async ({ page, request }) => {
  test.slow()
  await openInbox(page, request)
  await rowSaying(page, SOUP).getByRole('link', { name: 'Dispute' }).click()

  const dialog = createDialog(page)
  await expect(dialog.getByLabel('Review', { exact: true })).toHaveValue(SOUP)
  await expect(dialog.getByLabel('Review content')).toHaveValue(SOUP)
  await expect(dialog.getByLabel('Reason')).toHaveValue('fake')
  await expect(dialog.getByLabel('Rating')).toHaveValue('4')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByLabel('Description')).not.toHaveValue('')
  await expect(dialog.getByText('Template draft')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const row = disputeRow(page, SOUP)
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  await expect(row.getByText('Template draft')).toBeVisible()
  await row.getByRole('button', { name: 'Prioritize' }).click()
  const analysis = page.getByRole('dialog', { name: 'Dispute Priority Analysis' })
  await expect(analysis.getByText(/^\d+\/10$/)).toBeVisible()
  await expect(analysis.getByText('Built-in analysis')).toBeVisible()
  await expectAccessible(page)
  await analysis.getByRole('button', { name: 'Take Action' }).click()
  await expect(page).toHaveURL(/dispute=.*part=checklist/)
  const sheet = openDialog(page).filter({ hasText: 'Checklist' })
  await expect(sheet.getByRole('checkbox', { checked: false }).first()).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(row.getByText(/^Urgency \d+\/10$/)).toBeVisible()
  await row.getByRole('button', { name: `File with ${GOOGLE}` }).click()
  await expectMeanwhile(
    page.getByText(/^Dispute filed with the .* sandbox\. Reference: GD/),
    () => page.getByRole('button', { name: 'File it' }).click(),
    { timeout: POSTED_WITHIN_MS },
  )
  await expect(row.getByText('In Progress')).toBeVisible()
  await expect(row.getByText(/^Case GD/)).toBeVisible()
  await expect(row.getByText('Sandbox', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('link', { name: 'Fake Review' }).click()
  await page.getByRole('button', { name: 'Mark as resolved', exact: true }).click()
  const resolving = page.getByRole('dialog', { name: 'Mark the dispute as resolved' })
  await expect(resolving.getByRole('button', { name: 'Mark as resolved', exact: true })).toBeDisabled()
  await resolving.getByLabel('The review was removed').check()
  await expectMeanwhile(page.getByText('Dispute marked as resolved'), () =>
    resolving.getByRole('button', { name: 'Mark as resolved', exact: true }).click(),
  )
  await page.keyboard.press('Escape')
  await expect(row.getByText('Resolved', { exact: true })).toBeVisible()
  await page.getByText('Outcomes', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Outcomes by platform and reason' })).toContainText('100%')
})

test.describe('what is typed', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('is kept until it is created', async ({ page, request }) => {
    await openReviews(page, request)
    const dialog = await openNewDispute(page)
    await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Generate' }).click()
    await expect(dialog.getByText('Please add review information first')).toBeVisible()
    await expect(dialog.getByLabel('Review content')).toBeFocused()

    await dialog.getByLabel('Review', { exact: true }).fill('soup')
    await page.getByRole('option', { name: /^Cold soup, slow service/ }).click()
    await expect(dialog.getByLabel('Platform')).toHaveValue('tripadvisor')
    await expect(dialog.getByLabel('Review content')).toHaveValue('Cold soup, slow service')
    await dialog.getByLabel('Description').fill('Nobody of that name was here')
    await dialog.getByRole('textbox', { name: 'Evidence' }).fill('   ')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('list', { name: 'Evidence' })).toHaveCount(0)
    for (const line of ['  No booking  ', 'Wrong street']) {
      await dialog.getByRole('textbox', { name: 'Evidence' }).fill(line)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Remove evidence: Wrong street' }).click()
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ask Mia')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'New Dispute' }).first().click()
    await expect(dialog.getByText('Your draft is back.')).toBeVisible()
    await expect(dialog.getByLabel('Review', { exact: true })).toHaveValue('Cold soup, slow service')
    await expect(dialog.getByLabel('Description')).toHaveValue('Nobody of that name was here')
    await expect(dialog.getByRole('list', { name: 'Evidence' }).getByRole('listitem')).toHaveText(['No booking'])
    await expectAccessible(page)

    await page.route('**/api/v1/disputes', (route) => route.abort(), { times: 4 })
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog.getByText('Failed to create dispute')).toBeInViewport()
    await page.unroute('**/api/v1/disputes')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(disputeRow(page, 'Nobody of that name was here')).toContainText('Ben South')
  })
})

test('disputes are found by words and filters, and a failed list can be tried again', async ({ page, request }) => {
  await openReviews(page, request, [])
  await page.goto('/disputes')
  await expect(page.getByRole('heading', { level: 1, name: 'Dispute Management' })).toBeVisible()
  await expect(page.getByText('Handle and track review disputes across all platforms')).toBeVisible()
  await expect(page.getByText('No disputes found matching your criteria')).toBeVisible()
  await expectAccessible(page)
  await createDispute(page, 'Never was a guest')
  await createDispute(page, 'Swears at the cook', 'Offensive Content')

  await page.getByLabel('Search disputes').fill('GUEST')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Reason').selectOption('Offensive Content')
  await expect(page.getByText('No disputes found matching your criteria')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search disputes')).toHaveValue('GUEST')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('article').nth(1).getByRole('heading').getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('article').nth(0).getByRole('heading').getByRole('link')).toBeFocused()
  await page.getByLabel('Status').selectOption('Resolved')
  await expect(page.getByText('No disputes found matching your criteria')).toBeVisible()
  await expect(page).toHaveURL('/disputes?status=resolved')
  await page.goBack()
  await expect(disputeRow(page, 'Never was a guest')).toContainText('This dispute is not linked to an external review')
})

test.describe('a list that does not load', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('says so, and can be tried again', async ({ page, request }) => {
    await openReviews(page, request, [])
    await page.route('**/api/v1/disputes?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/disputes')
    await expect(page.getByText('Failed to load disputes')).toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/api/v1/disputes?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No disputes found matching your criteria')).toBeVisible()
  })
})

test('reviews are disputed by key and many at once, and lead to their disputes', async ({ page, request }) => {
  await openReviews(page, request)
  await expect(rowOf(page, 'Ada North')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await expect(createDialog(page).getByLabel('Review content')).toHaveValue('Wonderful SOUP and kind people')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/reviews')

  for (const author of ['Ben South', 'Cleo East']) await rowOf(page, author).getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selected reviews' }).getByRole('button', { name: 'Dispute' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dispute reviews' })
  await expect(dialog.getByText('For 2 reviews')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create disputes' })).toBeDisabled()
  await dialog.getByLabel('Reason').selectOption('Competitor Review')
  await dialog.getByLabel('Description').fill('Written by the bar next door')
  await expectAccessible(page)
  await expectMeanwhile(page.getByText('2 disputes created'), async () => {
    await dialog.getByRole('button', { name: 'Create disputes' }).click()
    await expect(page.getByRole('button', { name: 'Show disputes' })).toBeVisible()
  })

  await expect(rowOf(page, 'Ben South')).toContainText('Disputed')
  await rowOf(page, 'Ben South').getByRole('link', { name: 'Open dispute' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(disputeRow(page, 'Written by the bar next door')).toContainText('Ben South')
  await page.getByRole('button', { name: 'Show all disputes' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('the Starter plan sees what it would take', async ({ page, request }) => {
  await openReviews(page, request, [])
  await page.route('**/api/v1/me', async (route) => {
    const answer = await route.fetch()
    const me = (await answer.json()) as { customer: object }
    await route.fulfill({
      response: answer,
      json: { ...me, customer: { ...me.customer, subscriptionTier: 'starter', status: 'active' } },
    })
  })
  await page.goto('/disputes')

  await expect(page.getByText('Disputes are part of the Professional plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Dispute' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription')
  await expectAccessible(page)
})
