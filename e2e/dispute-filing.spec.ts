import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openInbox, POSTED_WITHIN_MS } from './answering.ts'
import { caseSheet, openCase, sectionOf } from './disputing.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, test } from './journey.ts'
import { ask } from './people.ts'
import { tellSandbox } from './platforms.ts'
import { openReviews } from './reviews.ts'

const SOUP = 'Cold soup, slow service'
const DESCRIPTION = 'Nobody of that name was ever here.'

/** One dot, as small as a picture can be. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function decide(page: Page, end: 'resolved' | 'rejected', note: string): Promise<void> {
  const move = `Mark as ${end}`
  await caseSheet(page).getByRole('button', { name: move, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Mark the dispute as ${end}` })
  if (end === 'resolved') await dialog.getByLabel('The review was removed').check()
  await dialog.getByLabel('Note (optional)').fill(note)
  await dialog.getByRole('button', { name: move, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('where the platform has no way for programs, a person is led through filing and appeal', async ({
  page,
  request,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReviews(page, request)
  await openCase(page, SOUP, DESCRIPTION)
  const sheet = caseSheet(page)
  const estimate = sectionOf(sheet, 'Will TripAdvisor act?')
  await expect(estimate.getByText('Poor chance')).toBeVisible()
  await expect(estimate.getByText('Platforms do not decide who is right')).toBeVisible()
  await expect(estimate.getByRole('link', { name: 'Respond to the review' })).toBeVisible()
  await sheet.getByLabel('Category on TripAdvisor').selectOption('Not a first-hand experience')
  await expect(sheet.getByText('The author was not there and repeats what they heard')).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'File on TripAdvisor' }).click()
  const guide = page.getByRole('dialog', { name: 'File with TripAdvisor' })
  await expect(guide.getByText('Choose the same one on TripAdvisor: Not a first-hand experience.')).toBeVisible()
  await expectMeanwhile(guide.getByRole('button', { name: 'Copied' }), () =>
    guide.getByRole('button', { name: 'Copy the text' }).click(),
  )
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toBe(`${DESCRIPTION}\n- No booking under that name`)
  const platformPage = guide.getByRole('link', { name: 'Open TripAdvisor’s page' })
  await expect(platformPage).toHaveAttribute('href', 'https://www.tripadvisor.com/Owners')
  await expect(platformPage).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await guide.getByLabel('Reference from TripAdvisor (optional)').fill('TA-77')
  await page.keyboard.press('Escape')
  await expect(sheet.getByText('Not filed yet.')).toBeVisible()
  await sheet.getByRole('button', { name: 'File on TripAdvisor' }).click()
  await expect(guide.getByLabel('Reference from TripAdvisor (optional)')).toHaveValue('TA-77')
  await guide.getByRole('button', { name: 'I filed it' }).click()
  await expect(guide).toBeHidden()
  const filing = sectionOf(sheet, 'Filing')
  await expect(filing.getByText(/^Filed with TripAdvisor on /)).toBeVisible()
  await expect(filing.getByText('Reference: TA-77')).toBeVisible()
  await expect(filing.getByText('Sandbox')).toHaveCount(0)
  await expect(sheet.getByText('In Progress', { exact: true })).toBeVisible()

  await decide(page, 'rejected', 'They see no breach.')
  await expect(sheet.getByText('Rejected', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Appeal', exact: true }).click()
  const appeal = page.getByRole('dialog', { name: 'Appeal to TripAdvisor' })
  await expectAccessible(page)
  await appeal.getByLabel('What is new (optional)').fill('They meant another café.')
  await appeal.getByRole('textbox', { name: 'Evidence', exact: true }).fill('Their mail of 3 May')
  await expect(appeal.getByLabel('Text for TripAdvisor')).toHaveValue(
    `They meant another café.\n\n${DESCRIPTION}\n- No booking under that name\n- Their mail of 3 May`,
  )
  await appeal.getByLabel('Appeal reference (optional)').fill('TA-78')
  await appeal.getByRole('button', { name: 'I appealed' }).click()
  await expect(filing.getByText('Appeal reference: TA-78')).toBeVisible()
  await expect(filing.getByText('They meant another café.')).toBeVisible()
  await expect(sheet.getByText('In Progress', { exact: true })).toBeVisible()

  await decide(page, 'rejected', 'Turned down again.')
  await expect(sheet.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Appeal', exact: true })).toHaveCount(0)
  await expect(sectionOf(sheet, 'History').getByText('The appeal was decided: Rejected')).toBeVisible()
  await sheet.getByRole('button', { name: 'Reopen', exact: true }).click()
  await expect(sheet.getByText('Pending', { exact: true })).toBeVisible()
  await expect(filing.getByText('Not filed again yet.')).toBeVisible()
  await expect(filing.getByText('Reference: TA-77')).toBeVisible()
  await expect(filing.getByText('Outcome: The review stays')).toBeVisible()
  await filing.getByRole('button', { name: 'File on TripAdvisor' }).click()
  await guide.getByLabel('Reference from TripAdvisor (optional)').fill('TA-99')
  await guide.getByRole('button', { name: 'I filed it' }).click()
  await expect(filing.getByRole('list', { name: 'Filings' }).getByRole('listitem')).toHaveCount(2)
  await expect(filing.getByText('Reference: TA-99')).toBeVisible()
  await expectAccessible(page)

  await estimate.getByRole('link', { name: 'Respond to the review' }).click()
  await expect(page).toHaveURL(/\/reviews\?review=/)
  await expect(page.getByRole('dialog', { name: 'Respond to Review' })).toBeVisible()
})

test('what is typed by hand keeps what was told of the review, and is linked to it later', async ({
  page,
  request,
}) => {
  await openReviews(page, request)
  await page.goto('/disputes?create=new')
  const dialog = page.getByRole('dialog', { name: 'Create New Dispute' })
  await dialog.getByLabel('Platform').selectOption('Yelp')
  await dialog.getByLabel('Rating').selectOption('2 stars')
  await dialog.getByLabel('Review content').fill('The Seaside Inn is better')
  await dialog.getByLabel('Description').fill(DESCRIPTION)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('Yelp')
  await page.getByText('Dispute created').locator('..').locator('..').getByRole('button', { name: 'Open' }).click()

  const sheet = caseSheet(page)
  const review = sectionOf(sheet, 'The review')
  await expect(review.getByText('The Seaside Inn is better')).toBeVisible()
  const filing = sectionOf(sheet, 'Filing')
  await expect(filing.getByText('This dispute is not linked to an external review')).toBeVisible()
  await expect(filing.getByRole('button', { name: 'File on Yelp' })).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('combobox', { name: 'Link a review' }).fill('soup')
  await page.getByRole('option', { name: SOUP }).click()
  await review.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(review.getByText('Ben South')).toBeVisible()
  await expect(sheet.getByLabel('Category on TripAdvisor')).toBeVisible()
  await expect(sectionOf(sheet, 'History').getByText('linked the review')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  const competitors = page.getByRole('dialog', { name: 'Change competitors' })
  await competitors.getByLabel('Name').fill('Seaside Inn')
  await expectAccessible(page)
  await competitors.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Seaside Inn', { exact: true })).toBeVisible()
})

test('the sandbox takes a dispute and says that it is one; without a connection a sentence says so', async ({
  page,
  request,
}) => {
  await openInbox(page, request)
  await openCase(page, 'Good soup 0', DESCRIPTION)
  const sheet = caseSheet(page)
  const filing = sectionOf(sheet, 'Filing')
  await expect(filing.getByText('Sandbox', { exact: true })).toBeVisible()
  // What is on the screen is what is filed, saved or not; for ten seconds it can be taken back.
  await sheet.getByLabel('What the platform should know').fill('We had no guest of that name.')
  const check = page.getByRole('dialog', { name: 'File with Google Business Profile' })
  await filing.getByRole('button', { name: 'File with Google Business Profile' }).click()
  await expect(check.getByText('We had no guest of that name.')).toBeVisible()
  await expectAccessible(page)
  await check.getByRole('button', { name: 'File it' }).click()
  await expectMeanwhile(page.getByText('Taken back. Nothing was filed.'), () =>
    filing.getByRole('button', { name: 'Undo' }).click(),
  )
  await expect(sheet.getByLabel('What the platform should know')).toHaveValue('We had no guest of that name.')

  await filing.getByRole('button', { name: 'File with Google Business Profile' }).click()
  await check.getByRole('button', { name: 'File it' }).click()
  await expect(filing.getByText('Filing...').first()).toBeVisible()
  const news = filing.getByText(/^Dispute filed with the Google Business Profile sandbox\. Reference: GD/)
  await expect(news).toBeVisible({ timeout: POSTED_WITHIN_MS })
  await expect(filing.getByText(/^Reference: GD\d+/)).toBeVisible()
  await expect(filing.getByText('This case exists only in the sandbox. No real platform was contacted.')).toBeVisible()
  await expectAccessible(page)
  await expect(news).toBeHidden()

  await decide(page, 'rejected', 'They see no breach.')
  await sheet.getByRole('button', { name: 'Appeal', exact: true }).click()
  const appeal = page.getByRole('dialog', { name: 'Appeal to Google Business Profile' })
  await appeal.getByLabel('What is new (optional)').fill('They meant another café.')
  await appeal.getByRole('textbox', { name: 'Evidence', exact: true }).fill('Their mail of 3 May')
  await expect(appeal.getByRole('definition')).toHaveText(
    'They meant another café.\n\nWe had no guest of that name.\n- No booking under that name\n- Their mail of 3 May',
  )
  await expectAccessible(page)
  await appeal.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(page.getByText('Appealing to Google Business Profile...')).toBeVisible()
  await expect(filing.getByText(/^Appeal reference: GD\d+/)).toBeVisible({ timeout: POSTED_WITHIN_MS })
  await expect(filing.getByText('They meant another café.')).toBeVisible()
  await expect(sectionOf(sheet, 'Evidence').getByText('Their mail of 3 May')).toBeVisible()
  await expect(sheet.getByText('In Progress', { exact: true })).toBeVisible()

  const { items } = await ask<{ items: { id: string }[] }>(page, 'get', '/api/v1/integrations')
  await ask(page, 'post', `/api/v1/integrations/${items[0]?.id}/disconnect`, {})
  await openCase(page, 'Good soup 1', DESCRIPTION)
  const sentence = 'No active Google Business Profile integration found. Please connect in Settings.'
  await expect(filing.getByText(sentence)).toBeVisible()
  await expect(filing.getByRole('link', { name: 'Open Settings' })).toBeVisible()
  await filing.getByRole('button', { name: 'File on Google Business Profile' }).click()
  await expect(check.getByRole('link', { name: 'Open Google Business Profile’s form' })).toHaveAttribute(
    'href',
    'https://support.google.com/business/workflow/9945796',
  )
  await expectAccessible(page)
})

async function addFile(sheet: Locator, name: string, buffer: Buffer): Promise<void> {
  await sheet.getByLabel('Add a file').setInputFiles({ name, mimeType: 'image/png', buffer })
}

test.describe('evidence', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('is kept as a file that can do no harm, and what could is refused in words', async ({ page, request }) => {
    await openReviews(page, request)
    await openCase(page, SOUP, DESCRIPTION)
    const sheet = caseSheet(page)
    const files = sectionOf(sheet, 'Files')
    const TYPE = 'Only PNG, JPEG and WebP pictures and PDF documents can be added.'
    const hostile: [string, Buffer, string][] = [
      ['photo.png', Buffer.from('<!doctype html><script>alert(1)</script>'), TYPE],
      ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), TYPE],
      ['archive.png', Buffer.from('PK\u0003\u0004 and more'), TYPE],
      ['torn.png', DOT.subarray(0, 40), 'This file is damaged and cannot be read.'],
      ['empty.png', Buffer.alloc(0), 'This file is damaged and cannot be read.'],
      ['huge.png', Buffer.concat([DOT, Buffer.alloc(5_000_001)]), 'This file is too large. The limit is 5 MB.'],
    ]
    for (const [name, content, sentence] of hostile) {
      await addFile(sheet, name, content)
      await expect(files.getByText(`${name} was not added`)).toBeVisible()
      await expect(files.getByText(sentence)).toBeVisible()
    }
    await expectAccessible(page)

    await addFile(sheet, 'receipt.png', DOT)
    const list = files.getByRole('list', { name: 'Files of this dispute' })
    await expect(list.getByText('receipt.png')).toBeVisible()
    await expect(list.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible()
    const download = page.waitForEvent('download')
    await list.getByRole('button', { name: 'Download receipt.png' }).click()
    const saved = await readFile(await (await download).path())
    expect(saved.subarray(0, 4).toString('latin1')).toBe('\u0089PNG')

    await list.getByRole('button', { name: 'Remove receipt.png' }).click()
    await expect(list).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.getByText('receipt.png')).toBeVisible()
    await list.getByRole('button', { name: 'Remove receipt.png' }).click()
    await expect(sectionOf(sheet, 'History').getByText('removed the file receipt.png')).toBeVisible()
    const removed = files.getByRole('list', { name: 'Removed files' })
    await expect(removed.getByText(/^Removed .+ by /)).toBeVisible()
    await expect(removed.getByRole('button', { name: 'Download receipt.png' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

test.describe('the case', () => {
  // Where saving one's own words is quicker than the news of the other's, the server refuses it.
  test.use({ expectedComplaints: [/status of 409/] })

  test('is worked on: checklist, deadline, notes, and words that two people write at once', async ({
    page,
    request,
  }) => {
    await openReviews(page, request)
    const dispute = await openCase(page, SOUP, DESCRIPTION)
    const sheet = caseSheet(page)
    const checklist = sectionOf(sheet, 'Checklist')
    for (const item of ['Ask the waiter', 'Look for the receipt']) {
      await checklist.getByLabel('New item').fill(item)
      await page.keyboard.press('Enter')
      await expect(checklist.getByRole('checkbox', { name: item })).toBeVisible()
    }
    await checklist.getByRole('checkbox', { name: 'Ask the waiter' }).click()
    await expect(checklist.getByText('1 of 2 done')).toBeVisible()
    await checklist.getByRole('button', { name: 'Remove from the list: Look for the receipt' }).click()
    await expect(checklist.getByRole('checkbox')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(checklist.getByRole('checkbox')).toHaveCount(2)

    await sheet.getByRole('textbox', { name: 'Deadline' }).fill('12/24/2031')
    await page.keyboard.press('Tab')
    await expect(sectionOf(sheet, 'History').getByText('set the deadline to 12/24/2031')).toBeVisible()
    await sectionOf(sheet, 'Notes').getByLabel('New note').fill('Call the guest')
    await page.keyboard.press('Enter')
    await expect(sectionOf(sheet, 'Notes').getByRole('listitem').getByText('Call the guest')).toBeVisible()

    const words = sheet.getByLabel('What the platform should know')
    await words.fill('My own words')
    const { updatedAt } = await ask<{ updatedAt: string }>(page, 'get', `/api/v1/disputes/${dispute.id}`)
    await ask(page, 'patch', `/api/v1/disputes/${dispute.id}`, { description: 'Words of a colleague', updatedAt })
    const conflict = sheet.getByText('Someone else changed the description in the meantime')
    await expect(conflict).toBeVisible()
    await expect(sheet.getByRole('blockquote')).toHaveText('Words of a colleague')
    await expect(words).toHaveValue('My own words')
    await page.reload()
    await expect(conflict).toBeVisible()
    await expect(words).toHaveValue('My own words')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(conflict).toBeHidden()
    await page.reload()
    await expect(words).toHaveValue('My own words')
    await expect(sheet.getByText('Not saved yet.')).toHaveCount(0)
  })
})

test('five bad reviews are an incident: gathered, disputed, written down and closed', async ({ page, request }) => {
  test.slow()
  const { business } = await openInbox(page, request)
  const { vendor, listings } = business
  for (let index = 0; index < 5; index += 1) {
    const review = {
      vendor,
      listing: listings[0]?.id,
      stars: 1,
      text: `Never again ${index}`,
      author: `Guest ${index}`,
    }
    await tellSandbox(request, 'reviews', review)
  }
  await page.getByRole('button', { name: 'Sync Reviews' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Unusually many bad reviews' })
  await expect(banner.getByText(/^5 reviews of 1–2 stars since \w+day.* at /)).toBeVisible({
    timeout: POSTED_WITHIN_MS,
  })
  await expectAccessible(page)

  await banner.getByRole('link', { name: 'View incident' }).click()
  const sheet = page.getByRole('dialog', { name: /^Incident at / })
  await expect(sheet.getByText(/do not pay, and do not negotiate/)).toBeVisible()
  await expect(sheet.getByText('Never again 4')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('checkbox', { name: 'Select all without a dispute' }).check()
  await sheet.getByRole('checkbox', { name: 'Select the review by Guest 0' }).uncheck()
  await sheet.getByRole('button', { name: 'Dispute 4 reviews' }).click()
  const words = page.getByRole('dialog', { name: 'Dispute 4 reviews' })
  await expect(words.getByLabel('Description')).toHaveValue(/^This review is one of 5 low-rated reviews/)
  await words.getByRole('button', { name: 'Open disputes' }).click()
  await expect(sheet.getByRole('link', { name: 'Open the dispute' })).toHaveCount(4, { timeout: POSTED_WITHIN_MS })

  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Evidence pack (PDF)' }).click()
  const pack = await readFile(await (await download).path())
  expect(pack.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  await sheet.getByRole('button', { name: 'Close incident' }).click()
  await page
    .getByRole('dialog', { name: 'Close the incident?' })
    .getByRole('button', { name: 'Close incident' })
    .click()
  await expect(sheet.getByText('Closed', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toHaveCount(0)

  await page.getByRole('button', { name: 'Change the rule' }).click()
  const rule = page.getByRole('dialog', { name: 'When is it an incident?' })
  await rule.getByLabel('Number of reviews').fill('many')
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(rule.getByText('Enter a whole number from 2 to 100.')).toBeVisible()
  await rule.getByLabel('Number of reviews').fill('12')
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^12 reviews of 1–2 stars within 24 hours/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})
