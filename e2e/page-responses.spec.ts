import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, findMail, makePerson } from './people.ts'

interface MadePage {
  id: string
  slug: string
}

const bellOf = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const figureOf = (page: Page, name: string): Locator => page.locator(`dt:text-is("${name}") + dd`).first()
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'A visitor’s answer' })
const feedbackTab = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Inbox' }).getByRole('link', { name: /^Private feedback/ })

const openPage = (page: Page, kind: string, name: string) =>
  ask<MadePage>(page, 'post', '/api/v1/hosted-pages', { kind, name, status: 'published' })

interface Given {
  stars: string
  text?: string
  email?: string
}

/** On a phone of their own. Whoever presses sooner than a person reads is asked to press again. */
async function answer(browser: Browser, url: string, { stars, text, email }: Given): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const visitor = await context.newPage()
  await visitor.goto(url)
  await visitor.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check({ force: true })
  if (text !== undefined) await visitor.locator('textarea').first().fill(text)
  if (email !== undefined) {
    await visitor.locator('input[type=email]').fill(email)
    const consent = visitor.locator('input[name=consent]')
    await consent.check({ force: true })
    const [box, words] = [await consent.boundingBox(), await consent.locator('+ span').boundingBox()]
    // Beside each other, however long the words.
    expect(words?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
  }
  await expect(async () => {
    if (!visitor.url().includes('/thanks')) await visitor.locator('main form button').last().click({ timeout: 5000 })
    await expect(visitor).toHaveURL(/\/thanks/, { timeout: 3000 })
  }).toPass()
  await context.close()
}

test('a low score rings, is answered by mail and leaves the inbox', async ({ page, browser, request, baseURL }) => {
  await arriveAs(page, await makePerson(request), '/reviews')
  const made = await openPage(page, 'feedback', 'Tell us')
  await expect(feedbackTab(page)).toHaveAccessibleName('Private feedback')

  const email = `guest-${Date.now()}@example.com`
  await answer(browser, `${baseURL}/p/${made.slug}`, { stars: '2', text: 'The soup was cold', email })
  await page.bringToFront()
  await expect(feedbackTab(page)).toHaveAccessibleName('Private feedback 1 open')
  await expect(bellOf(page)).toHaveAccessibleName(/unread/)

  await bellOf(page).click()
  const row = page.getByRole('link', { name: /A visitor to the page Tell us gave 2 stars/ })
  // Once the panel stands: a press on one that is still opening may meet nothing.
  await expect(row).toBeFocused()
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/qr-codes/pages/${made.id}.*response=`))
  const sheet = sheetOf(page)
  await expect(sheet.getByText('The soup was cold')).toBeVisible()
  await expect(sheet.getByText('How was your visit?')).toBeVisible()
  await expect(sheet.getByText(email, { exact: true })).toBeVisible()
  await expect(sheet.getByText('Built-in analysis')).toBeVisible()
  await expectAccessible(page)

  // What was begun is still there after a reload.
  await sheet.getByLabel('Your reply').fill('We are sorry. The next one is on us.')
  await page.reload()
  await expect(sheet.getByLabel('Your reply')).toHaveValue('We are sorry. The next one is on us.')
  await sheet.getByRole('button', { name: 'Send reply' }).click()
  const replies = sheet.getByRole('list', { name: 'Replies' })
  await expect(replies).toContainText('We are sorry. The next one is on us.')
  await expect(replies).toContainText('Sent')
  await expect(sheet.getByText('Done', { exact: true })).toBeVisible()
  const mail = await findMail(request, email, { subject: /replied to your feedback/ })
  expect(mail.text).toContain('The next one is on us.')

  await page.goto('/reviews?feedback=open')
  await expect(page.getByText('No private feedback is waiting')).toBeVisible()
  await expect(feedbackTab(page)).toHaveAccessibleName('Private feedback')
  await page.getByLabel('State', { exact: true }).selectOption('Done')
  await page.getByRole('button', { name: /The soup was cold/ }).click()
  await sheetOf(page).getByRole('button', { name: 'Reopen' }).click()
  await expect(sheetOf(page).getByRole('button', { name: 'Mark as done' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(feedbackTab(page)).toHaveAccessibleName('Private feedback 1 open')
})

test('results are added up, narrowed by the address, downloaded, and leave with whoever is deleted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await arriveAs(page, await makePerson(request), '/dashboard')
  const made = await openPage(page, 'survey', 'After your visit')
  const results = `/qr-codes/pages/${made.id}?tab=results`
  await page.goto(results)
  await expect(page.getByText('No visitors yet')).toBeVisible()
  await expectAccessible(page)

  for (const given of [
    { stars: '5', text: 'Wonderful food' },
    { stars: '4' },
    { stars: '1', text: 'The waiter was rude' },
  ]) {
    await answer(browser, `${baseURL}/p/${made.slug}`, given)
  }
  await page.bringToFront()
  await expect(figureOf(page, 'Answers')).toHaveText('3')
  await expect(figureOf(page, 'Average stars')).toHaveText('3.3')
  const rating = page.getByRole('region', { name: 'How was your visit?' })
  await expect(rating.getByRole('row', { name: /^5 stars 1 33%$/ })).toBeVisible()
  await page.getByLabel('Period').selectOption('365')
  await expect(page.getByText('Per month')).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'Over time, in numbers' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByText(/^Found by the built-in assistant in 2 written answers/)).toBeVisible()
  await expectAccessible(page)

  const button = page.getByRole('button', { name: 'Download CSV' })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toBe(`${made.slug}-answers.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('The waiter was rude')

  await page.getByLabel('Score', { exact: true }).selectOption('Low score')
  await expect(page).toHaveURL(/band=low/)
  await expect(page.getByRole('button', { name: /Wonderful food/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search answers' }).fill('zebra')
  await expect(page.getByText('No answers match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: /Wonderful food/ })).toBeVisible()

  // By keyboard alone: from row to row, opened, leafed through, deleted after a question.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /The waiter was rude/ })).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /Wonderful food/ })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const sheet = sheetOf(page)
  await expect(sheet.getByText('This visitor left no address to write to.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Next answer' }).press('Enter')
  await expect(sheet.getByText('The waiter was rude')).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(sheet.getByText('The waiter was rude')).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  const question = openDialog(page).filter({ hasText: 'Delete everything this visitor answered?' })
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(figureOf(page, 'Answers')).toHaveText('2')
  await expect(figureOf(page, 'Average stars')).toHaveText('4.5')
})

test('on a phone everything stays within the screen, and the search leads to an answer', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/reviews')
  const made = await openPage(page, 'feedback', 'Tell us in private')
  await answer(browser, `${baseURL}/p/${made.slug}`, { stars: '1', text: 'Very loud music upstairs' })
  await page.bringToFront()
  await page.getByRole('link', { name: 'Private feedback: 1' }).click()
  await expect(page.getByRole('button', { name: /Very loud music upstairs/ })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Very loud music upstairs/ }).click()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.goto(`/qr-codes/pages/${made.id}?tab=results`)
  await expect(figureOf(page, 'Answers')).toHaveText('1')
  await expectNoOverflow(page)
  await expectAccessible(page)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('loud music')
  await page.getByRole('option', { name: /Tell us in private/ }).click()
  await expect(sheetOf(page).getByText('Very loud music upstairs')).toBeVisible()
})

test.describe('when the server is gone for a moment', () => {
  test.use({ expectedComplaints: [/status of 5/] })

  test('the results say so and come back', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/dashboard')
    const made = await openPage(page, 'survey', 'After your visit')
    await page.route('**/results*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`/qr-codes/pages/${made.id}?tab=results`)
    await expect(page.getByText('The results could not be loaded')).toBeVisible()
    await page.unroute('**/results*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No visitors yet')).toBeVisible()
  })
})
