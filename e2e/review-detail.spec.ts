import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'
import { findMail, inventPerson, linkIn, makePerson, type Person, takeSession } from './people.ts'
import { consent, expectConnected, makeBusiness, openIntegrations, startConnecting, tellSandbox } from './platforms.ts'

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('goodword-session')).access_token`)
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

/** Reviews as if they had been copied from the platform, the last one on top of the list. */
async function writeReviews(page: Page, reviews: { author: string; content: string; rating: number; day: string }[]) {
  for (const review of reviews) await post(page, '/api/v1/manual-reviews', { platform: 'google', ...review })
}

const THREE = [
  { author: 'Cleo Third', content: 'The terrace was cold.', rating: 3, day: '2026-03-01' },
  { author: 'Ben Second', content: 'Fine soup, slow service.', rating: 4, day: '2026-03-02' },
  { author: 'Ben Second', content: 'Second visit, still slow.', rating: 2, day: '2026-03-03' },
]

async function startWithReviews(page: Page, owner: Person): Promise<void> {
  await takeSession(page, owner)
  await writeReviews(page, THREE)
  await page.goto('/reviews')
}

const row = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text })
const sheetOf = (page: Page, author: string): Locator => page.getByRole('dialog', { name: author })

async function openSheet(page: Page, text: string, author: string): Promise<Locator> {
  await row(page, text).getByRole('link', { name: author }).click()
  const sheet = sheetOf(page, author)
  await expect(sheet.getByText(text)).toBeVisible()
  return sheet
}

test('a review opens beside the list and is read, flagged, assigned and tagged there', async ({ page, request }) => {
  const owner = await makePerson(request)
  await startWithReviews(page, owner)
  await expect(row(page, 'Fine soup').getByText('Unread')).toBeAttached()

  const sheet = await openSheet(page, 'Fine soup', 'Ben Second')
  await expect(page).toHaveURL(/\/reviews\?review=/)
  await expect(sheet.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(sheet.getByText('flagged the review')).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Assigned to' }).fill('robin')
  await page.getByRole('option', { name: `${owner.name} (you)` }).click()
  await expect(sheet.getByText(`assigned it to ${owner.name}`)).toBeVisible()
  const tags = sheet.getByRole('combobox', { name: 'Tags' })
  await tags.fill('slow kitchen')
  await tags.press('Enter')
  await tags.pressSequentially('soup,')
  await expect(sheet.getByText('set the tags: slow kitchen, soup')).toBeVisible()
  await sheet.getByRole('button', { name: 'Remove soup' }).click()
  await expect(sheet.getByText(/set the tags: slow kitchen$/)).toHaveCount(2)
  await tags.press('Escape')
  await expect(sheet).toBeHidden()
  await openSheet(page, 'Fine soup', 'Ben Second')
  await expect(sheet.getByRole('button', { name: 'Remove slow kitchen' })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/reviews')
  await expect(row(page, 'Fine soup').getByRole('link', { name: 'Ben Second' })).toBeFocused()
  await expect(row(page, 'Fine soup').getByText('Unread')).not.toBeAttached()
  await expect(row(page, 'Fine soup').getByText(`Assigned to ${owner.name}`)).toBeVisible()
})

test('the keyboard leafs through reviews and acts on the open one', async ({ page, request }) => {
  await startWithReviews(page, await makePerson(request))
  const newest = await openSheet(page, 'Second visit', 'Ben Second')

  // Faster than the page follows: two presses are two steps.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const oldest = sheetOf(page, 'Cleo Third')
  await expect(oldest.getByText('The terrace was cold.')).toBeVisible()
  await expect(oldest.getByRole('button', { name: 'Next review' })).toBeDisabled()
  await page.keyboard.press('k')
  await expect(newest.getByText('Fine soup')).toBeVisible()

  await newest.getByRole('textbox', { name: 'New note' }).pressSequentially('jkef')
  await expect(newest.getByText('Fine soup')).toBeVisible()
  await newest.getByRole('button', { name: 'Mark as unread' }).focus()
  await page.keyboard.press('e')
  await expect(newest.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(newest.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  await page.keyboard.press('r')
  const respond = page.getByRole('dialog', { name: 'Respond to Review' })
  await expect(respond).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(respond).toBeHidden()
  await expect(newest).toBeVisible()

  await newest.getByRole('link', { name: /Second visit/ }).click()
  await expect(newest.getByText('Second visit, still slow.')).toBeVisible()
  await expect(newest.getByText('1 other review by Ben Second')).toBeVisible()
  await page.keyboard.press('k')
  await expect(newest).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(newest).toBeHidden()
})

/** Somebody who has accepted an invitation, in a window of their own. */
async function joinAs(browser: Browser, page: Page, guest: Person): Promise<Page> {
  await post(page, '/api/v1/invitations', { email: guest.email, role: 'manager' })
  const link = linkIn(await findMail(page.request, guest.email, { subject: /invite|join/i }))
  const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.getByLabel('Full Name').fill(guest.name)
  await theirs.getByLabel('Password', { exact: true }).fill(guest.password)
  await theirs.getByLabel('Confirm Password').fill(guest.password)
  await theirs.getByRole('button', { name: /^Join / }).click()
  await expect(theirs).toHaveURL('/dashboard')
  return theirs
}

test('a note names a colleague, whose bell leads to it, and both see what the other writes', async ({
  page,
  request,
  browser,
}) => {
  const owner = await makePerson(request)
  await startWithReviews(page, owner)
  const kim = inventPerson('Kim Newcomer')
  const theirs = await joinAs(browser, page, kim)
  await page.reload()

  const sheet = await openSheet(page, 'Fine soup', 'Ben Second')
  const note = sheet.getByRole('textbox', { name: 'New note' })
  await note.pressSequentially('Please call them, @')
  const people = sheet.getByRole('listbox', { name: 'Colleagues to mention' })
  await expect(people.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(people).toBeHidden()
  await expect(sheet).toBeVisible()
  await note.pressSequentially('kim')
  await expect(people.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue('Please call them, @Kim Newcomer ')
  await note.pressSequentially('today')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openSheet(page, 'Fine soup', 'Ben Second')
  await expect(note).toHaveValue('Please call them, @Kim Newcomer today')
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Please call them' })).toBeVisible()
  await expect(note).toHaveValue('')

  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await theirs.getByRole('link', { name: `${owner.name} mentioned you in a note.` }).click()
  const theirSheet = sheetOf(theirs, 'Ben Second')
  await expect(theirSheet.getByText('Please call them, @Kim Newcomer today')).toBeVisible()
  await expect(theirSheet.getByRole('button', { name: /Delete your note/ })).toBeHidden()
  await theirSheet.getByRole('textbox', { name: 'New note' }).fill('Done, they come again.')
  await theirs.keyboard.press('Control+Enter')
  await expect(sheet.getByText('Done, they come again.')).toBeVisible()

  await sheet.getByRole('button', { name: /Delete your note/ }).click()
  // Under the pointer the offer stays.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(theirSheet.getByText('Please call them')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(theirSheet.getByText('Please call them, @Kim Newcomer today')).toBeVisible()
  await theirs.context().close()
})

test('a review that its author changed shows what it said before', async ({ page, request }) => {
  const business = await makeBusiness(request, 'google', { reviews: 0 })
  const listing = business.listings[0]?.id
  const about = { vendor: 'google', listing, author: 'Dora Changer' }
  const { review } = await tellSandbox<{ review: { id: string } }>(request, 'reviews', {
    ...about,
    stars: 2,
    text: 'We waited an hour for cold soup.',
    language: 'en',
    media: 'https://pictures.test/soup.jpg',
  })
  await openIntegrations(page, request)
  await startConnecting(page, 'Google Business Profile')
  await consent(page, business)
  await expectConnected(page)
  await page.goto('/reviews')
  await row(page, 'We waited an hour').getByRole('link', { name: 'Dora Changer' }).click()
  const sheet = sheetOf(page, 'Dora Changer')
  await expect(sheet.getByText('We waited an hour for cold soup.')).toBeVisible()

  await tellSandbox(request, 'reviews/edit', {
    ...about,
    review: review.id,
    stars: 4,
    text: 'We waited an hour for great soup.',
  })
  await page.goto('/reviews')
  await page.getByRole('button', { name: 'Sync Reviews' }).click()
  await row(page, 'We waited an hour').getByRole('link', { name: 'Dora Changer' }).click()
  await expect(sheet.getByText('We waited an hour for great soup.')).toBeVisible()
  const versions = sheet.getByRole('region', { name: 'Earlier versions' })
  await expect(versions.getByRole('deletion')).toContainText('cold')
  await expect(versions.getByRole('insertion')).toContainText('great')
  await expect(versions.getByText('2 out of 5')).toBeAttached()
  await expect(sheet.getByText('The author changed the review')).toBeVisible()
  await expectAccessible(page)
})

test('what is written from right to left stands so: in the row, in the sheet, and in a note on it', async ({
  page,
  request,
}) => {
  await takeSession(page, await makePerson(request))
  const [words, answer] = ['كان الحساء باردا!', 'اتصل بها غدا!']
  await writeReviews(page, [{ author: 'Layla North', content: words, rating: 1, day: '2026-03-01' }])
  await page.goto('/reviews')
  await expect(row(page, words).getByText(words)).toHaveCSS('direction', 'rtl')
  const sheet = await openSheet(page, words, 'Layla North')
  await expect(sheet.getByText(words)).toHaveCSS('direction', 'rtl')
  await sheet.getByRole('textbox', { name: 'New note' }).fill(answer)
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect(sheet.getByRole('listitem').getByText(answer)).toHaveCSS('direction', 'rtl')
})

test('on a phone the sheet fills the screen and leafs by its buttons', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startWithReviews(page, await makePerson(request))

  const sheet = await openSheet(page, 'Second visit', 'Ben Second')
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(740)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Next review' }).click()
  await expect(sheet.getByText('Fine soup')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test.describe('a review that is not there', () => {
  test.use({ expectedComplaints: [/status of 4\d\d/] })

  test('is said to be gone, of another customer too', async ({ page, request }) => {
    const stranger = await makePerson(request)
    await startWithReviews(page, stranger)
    await openSheet(page, 'Second visit', 'Ben Second')
    const theirs = new URL(page.url()).searchParams.get('review') ?? ''
    await page.evaluate('localStorage.clear()')

    await signIn(page, await makePerson(request))
    await expect(page).toHaveURL('/dashboard')
    for (const id of [theirs, 'nonsense']) {
      await page.goto(`/reviews?review=${id}`)
      const sheet = page.getByRole('dialog', { name: 'Review' })
      await expect(sheet.getByText('Review not found')).toBeVisible()
      await sheet.getByRole('button', { name: 'Close' }).first().click()
      await expect(page).toHaveURL('/reviews')
    }
  })
})
