import {
  bringIn,
  compose,
  decideOnReply,
  findOnPlatform,
  openInbox,
  POSTED_WITHIN_MS,
  respondDialog,
  rowOf,
} from './answering.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, signIn, test } from './journey.ts'
import { signOut } from './people.ts'
import { tellSandbox } from './platforms.ts'

const SOUP = 'Good soup 0'
const GOOGLE = 'Google Business Profile'

test.describe('answering a review', () => {
  test.slow()
  test.use({ expectedComplaints: [/status of 40[09]/] })

  test('can be undone, and ends with proof that the reply is live', async ({ page, request }) => {
    const { business } = await openInbox(page, request)
    const row = rowOf(page, SOUP)
    await row.getByRole('button', { name: 'Compose Response' }).click()
    const dialog = respondDialog(page)
    await expect(dialog.getByText('External Review')).toBeVisible()
    await expect(dialog.getByText(`This reply will be posted directly to ${GOOGLE}.`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Submit Response' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled()
    await dialog.getByLabel('Response', { exact: true }).fill('Thank you, see you soon é')
    await expect(dialog.getByText('About 4,000 characters')).toBeVisible()
    await dialog.getByLabel('Response', { exact: true }).fill('é'.repeat(2000))
    await expect(dialog.getByText('96 left')).toBeVisible()
    await dialog.getByLabel('Response', { exact: true }).fill('Thank you, see you soon é')
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Submit Response' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText('Posting...')).toBeVisible()
    // One state and one way back: while the message offers it, the row does not.
    await expect(row.getByText('Responded', { exact: true })).toHaveCount(0)
    await expect(row.getByText('Not live yet')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1)
    await expectMeanwhile(page.getByText('Reply taken back'), () =>
      page.getByRole('button', { name: 'Undo', exact: true }).click(),
    )
    // Under the pointer it would not go by itself.
    await expect(page.getByText('You can take it back for ten seconds.')).toHaveCount(0)
    await expect(row.getByText('Pending Response')).toBeVisible()
    expect((await findOnPlatform(request, business, SOUP)).reply).toBeNull()

    await tellSandbox(request, 'moderation', { vendor: 'google', mode: 'hold' })
    try {
      await row.getByRole('button', { name: 'Compose Response' }).click()
      await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('Thank you, see you soon é')
      await dialog.getByRole('button', { name: 'Submit Response' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      const posted = page.getByText(`Response successfully posted to ${GOOGLE}!`)
      await expectMeanwhile(posted, () => expectAccessible(page), { timeout: POSTED_WITHIN_MS })
      await expect(row.getByText(`${GOOGLE} is checking your reply`)).toBeVisible()
    } finally {
      await tellSandbox(request, 'moderation', { vendor: 'google', mode: 'approve' })
    }
    await decideOnReply(request, business, { words: SOUP, decision: 'approve' })
    await expect(row.getByText(`Live on ${GOOGLE}`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(128)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(200)
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await findOnPlatform(request, business, SOUP)).reply).toMatchObject({ text: 'Thank you, see you soon é' })

    await row.getByRole('button', { name: 'Delete reply' }).click()
    const sure = page.getByRole('dialog', { name: 'Delete this reply?' })
    await expectAccessible(page)
    const deleted = page.getByText(`Reply deleted from ${GOOGLE}`)
    const press = () => sure.getByRole('button', { name: 'Delete reply' }).click()
    await expectMeanwhile(deleted, press, { timeout: POSTED_WITHIN_MS })
    await expect(row.getByText('Pending Response')).toBeVisible()
    expect((await findOnPlatform(request, business, SOUP)).reply).toBeNull()
  })

  test('that is turned down says what to change, and goes live once mended', async ({ page, request }) => {
    const { business } = await openInbox(page, request)
    const row = rowOf(page, SOUP)
    await tellSandbox(request, 'moderation', { vendor: 'google', mode: 'hold' })
    try {
      await (
        await compose(page, SOUP, 'Half price on Mondays')
      )
        .getByRole('button', { name: 'Submit Response' })
        .click()
      await expect(row.getByText('is checking your reply')).toBeVisible({ timeout: POSTED_WITHIN_MS })
    } finally {
      await tellSandbox(request, 'moderation', { vendor: 'google', mode: 'approve' })
    }
    await decideOnReply(request, business, { words: SOUP, decision: 'reject', reason: 'SOLICITATION' })
    await expect(row.getByText(`${GOOGLE} did not accept the reply`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await expect(
      row.getByText('It was seen as advertising. Leave out offers, prices and recommendations.'),
    ).toBeVisible()
    await expectAccessible(page)

    await row.getByRole('button', { name: 'Edit Response' }).click()
    const dialog = respondDialog(page)
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('Half price on Mondays')
    await dialog.getByLabel('Response', { exact: true }).fill('Come and see us')
    await dialog.getByRole('button', { name: 'Update Response' }).click()
    await expect(row.getByText(`Live on ${GOOGLE}`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    expect((await findOnPlatform(request, business, SOUP)).reply?.text).toBe('Come and see us')
  })

  test('keeps what was typed: on closing, on reload and on signing out', async ({ page, request }) => {
    const { owner } = await openInbox(page, request)
    const dialog = await compose(page, SOUP, 'First thoughts')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, SOUP).getByText('Draft', { exact: true })).toBeVisible()
    await rowOf(page, SOUP).getByRole('button', { name: 'Compose Response' }).click()
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('First thoughts')

    await dialog.getByLabel('Response', { exact: true }).fill('Second thoughts')
    await page.reload()
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('Second thoughts')
    await expect(dialog.getByText('Your draft is back.')).toBeVisible()
    await page.keyboard.press('Escape')

    await signOut(page)
    await signIn(page, owner)
    await expect(page).toHaveURL(/\/(dashboard|reviews)/)
    await page.goto('/reviews')
    await rowOf(page, SOUP).getByRole('button', { name: 'Compose Response' }).click()
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('Second thoughts')
  })

  test('begins with a draft of the assistant or a template, and nothing typed is lost', async ({ page, request }) => {
    await openInbox(page, request)
    const dialog = await compose(page, SOUP, 'Nothing but mine')
    const text = dialog.getByLabel('Response', { exact: true })
    await dialog.getByLabel('Custom Instructions').check()
    await dialog.getByLabel('What should the response say or leave out?').fill('Keep it short')
    await dialog.getByRole('button', { name: 'Generate AI Response' }).click()
    await expect(dialog.getByText('Template draft')).toBeVisible()
    await expect(text).not.toHaveValue('Nothing but mine')
    await dialog.getByRole('button', { name: 'Restore my text' }).click()
    await expect(text).toHaveValue('Nothing but mine')
    await expect(dialog.getByText('Template draft')).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('menuitem', { name: 'Manage templates...' }).click()
    await page.getByRole('button', { name: 'Add template' }).click()
    const form = page.getByRole('dialog', { name: 'Add template' })
    await expect(form.getByText('who wrote the review')).toBeVisible()
    await form.getByLabel('Name').fill('Thanks')
    await form.getByLabel('Text').fill('Thank you for {stars}')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('{stars} does not exist.')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Text').fill('Thank you for {rating} stars on {platform}')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog', { name: 'Templates' }).getByText('Thanks', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back' }).click()

    await text.fill('')
    await dialog.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('menuitem', { name: 'Thanks' }).click()
    await expect(text).toHaveValue(`Thank you for 4 stars on ${GOOGLE}`)
  })

  test('works with the keyboard alone', async ({ page, request }) => {
    await openInbox(page, request)
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    const dialog = respondDialog(page)
    await expect(dialog.getByLabel('Response', { exact: true })).toBeFocused()
    await page.keyboard.type('Never mind')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article').first()).toBeFocused()
    await page.keyboard.press('r')
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('Never mind')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Typed without a mouse')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'Posting...' })).toHaveCount(1)
    await expectMeanwhile(page.getByText('Reply taken back'), () => page.keyboard.press('u'))
  })

  test('fits a phone', async ({ page, request }) => {
    await openInbox(page, request)
    await page.setViewportSize({ width: 360, height: 740 })
    const dialog = await compose(page, SOUP, 'From the bus')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('dialog', { name: 'Schedule Response' })).toBeVisible()
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Submit Response' }).click()
    await expect(rowOf(page, SOUP).getByText('Posting...')).toBeVisible()
    await expectNoOverflow(page)
  })
})

test.describe('two people at one review', () => {
  test.slow()
  test.use({ expectedComplaints: [/status of 40[09]/] })

  test('see each other writing, and nobody overwrites unseen', async ({ page, request, browser }) => {
    const { business } = await openInbox(page, request)
    const other = await (await browser.newContext()).newPage()
    await bringIn(page, other, 'manager')

    const mine = await compose(page, SOUP, 'Mine')
    const theirs = await compose(other, SOUP, 'Theirs')
    await expect(mine.getByText('Max Manager is writing a reply too')).toBeVisible()
    await expect(theirs.getByText('Robin Journey is writing a reply too')).toBeVisible()

    await theirs.getByRole('button', { name: 'Submit Response' }).click()
    await expect(theirs).toHaveCount(0)
    await expect(mine.getByText('Max Manager has already replied')).toBeVisible()
    await expect(mine.getByText('Theirs', { exact: true })).toBeVisible()
    await expect(mine.getByLabel('Response', { exact: true })).toHaveValue('Mine')
    await expect(mine.getByRole('button', { name: 'Update Response' })).toBeDisabled()
    await mine.getByLabel('Response', { exact: true }).press('Control+Enter')
    await expect(mine.getByRole('button', { name: 'Replace with mine' })).toBeFocused()
    await expectAccessible(page)
    // A reply cannot be replaced while it is on its way.
    await expect(rowOf(other, SOUP).getByText(`Live on ${GOOGLE}`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await mine.getByRole('button', { name: 'Replace with mine' }).click()
    await expect(mine).toHaveCount(0)
    const onPlatform = async () => (await findOnPlatform(request, business, SOUP)).reply?.text
    await expect.poll(onPlatform, { timeout: POSTED_WITHIN_MS }).toBe('Mine')
    await expect(rowOf(page, SOUP).getByText(`Live on ${GOOGLE}`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await other.context().close()
  })

  test('one of whom may not publish: returned with a note, then approved', async ({ page, request, browser }) => {
    await openInbox(page, request)
    const member = await (await browser.newContext()).newPage()
    await bringIn(page, member, 'member')

    const dialog = await compose(member, SOUP, 'We do not care')
    await expect(dialog.getByText('for approval before it is posted')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(rowOf(member, SOUP).getByText('Waiting for approval')).toBeVisible()

    const row = rowOf(page, SOUP)
    await expect(page.getByText('1 reply is waiting for approval')).toBeVisible()
    await page.getByRole('link', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/reply=awaiting-approval/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Return' }).click()
    const note = page.getByRole('dialog', { name: 'Return to Mia Member' })
    await note.getByLabel('What should change?').fill('A little warmer, please')
    await expectAccessible(page)
    await note.getByRole('button', { name: 'Return' }).click()

    await expect(rowOf(member, SOUP).getByText('A little warmer, please')).toBeVisible()
    await rowOf(member, SOUP).getByRole('button', { name: 'Edit Response' }).click()
    await expect(dialog.getByLabel('Response', { exact: true })).toHaveValue('We do not care')
    await dialog.getByLabel('Response', { exact: true }).fill('We care a lot')
    await dialog.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(rowOf(member, SOUP).getByText('Waiting for approval')).toBeVisible()

    await page.goto('/reviews?reply=awaiting-approval')
    await row.getByRole('button', { name: 'Approve' }).click()
    await page.goto('/reviews')
    await expect(row.getByText(`Live on ${GOOGLE}`)).toBeVisible({ timeout: POSTED_WITHIN_MS })
    await expect(row.getByText('We care a lot')).toBeVisible()
    await member.context().close()
  })
})

test('a reply that its platform lets nobody change takes one line, and its window says why', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInbox(page, request, 'yelp')
  const dialog = await compose(page, 'Good soup 0', 'Thank you')
  await dialog.getByRole('button', { name: 'Submit Response' }).click()
  const row = rowOf(page, 'Good soup 0')
  await expect(row.getByText('Live on Yelp')).toBeVisible({ timeout: POSTED_WITHIN_MS })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(104)
  await row.hover()
  await expect(row.getByRole('button', { name: 'Edit Response' })).toHaveCount(0)
  await row.getByText('Good soup 0').click()
  await expect(openDialog(page).getByText('Yelp does not let a posted reply be changed.')).toBeVisible()
})

test.describe('a platform without a way for replies', () => {
  test('gets the reply by hand: copy, open, and say that it is live', async ({ page, request }) => {
    await openInbox(page, request, 'tripadvisor')
    const dialog = await compose(page, SOUP, 'Thank you')
    await expect(dialog.getByText('so you can copy it to TripAdvisor')).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit Response' }).click()
    const row = rowOf(page, SOUP)
    await expect(row.getByText('Post it on TripAdvisor yourself')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Copy text' })).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Yes' }).click()
    await expect(row.getByText('Live on TripAdvisor, posted by hand')).toBeVisible()
  })
})
