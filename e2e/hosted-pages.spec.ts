import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

interface MadePage {
  id: string
  slug: string
  revision: number
}

const COLLEAGUE = '00000000-0000-4000-8000-000000000001'
const bellOf = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const questionsOf = (page: Page): Locator => page.getByRole('list', { name: 'Questions' }).locator('> li')
const savedOf = (page: Page): Locator => page.getByText('Everything is saved.')

const makePage = (page: Page, name: string, kind = 'survey') =>
  ask<MadePage>(page, 'post', '/api/v1/hosted-pages', { kind, name, status: 'published' })

/** On a phone that speaks German and runs no scripts. Whoever presses sooner than a person reads presses again. */
async function answerInGerman(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'de-DE',
    viewport: { width: 390, height: 800 },
  })
  const visitor = await context.newPage()
  const next = visitor.locator('main form button').first()
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', { name: 'Wie war es bei uns?' })).toBeVisible()
  await visitor.getByRole('radio', { name: '2 Sterne' }).check({ force: true })
  await expect(async () => {
    if (await visitor.getByText('Wie war Ihr Besuch?').isVisible()) await next.click({ timeout: 5000 })
    await expect(visitor.getByText('Würden Sie uns Freunden weiterempfehlen?')).toBeVisible({ timeout: 3000 })
  }).toPass()
  // The branch has left it out.
  await expect(visitor.getByText('Was könnten wir besser machen?')).toHaveCount(0)
  const [none, most] = await Promise.all(
    ['0', '10'].map((name) => visitor.getByRole('radio', { name, exact: true }).boundingBox()),
  )
  expect(most?.width).toBeCloseTo(none?.width ?? 0, 0)
  await visitor.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await expect(async () => {
    if (!visitor.url().includes('/thanks')) await next.click({ timeout: 5000 })
    await expect(visitor).toHaveURL(/\/thanks/, { timeout: 3000 })
  }).toPass()
  await expect(visitor.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
  await context.close()
}

test('a survey is built, published, answered in German without a script, told by the bell and counted', async ({
  page,
  browser,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/qr-codes')
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await expect(page).toHaveURL(/\/qr-codes\/pages$/)
  await expect(page.getByText('No pages yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create page' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByRole('radio', { name: 'Survey' }).check()
  await dialog.getByRole('button', { name: 'Create and edit' }).click()
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByLabel('Name').fill('After the visit')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create and edit' }).click()
  await expect(page.getByRole('heading', { name: 'After the visit', level: 1 })).toBeVisible()
  await expect(questionsOf(page)).toHaveCount(3)

  // By keyboard alone a question moves up, and the reader hears where it is now.
  const up = page.getByRole('button', { name: 'Move up: What could we do better?' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“What could we do better?” is now 2 of 3')).toBeAttached()
  await expect(questionsOf(page).nth(1)).toContainText('What could we do better?')
  await expect(up).toBeFocused()

  await page.getByRole('button', { name: /^How was your visit\?/ }).press('Enter')
  await page.getByRole('button', { name: 'Add branch' }).press('Enter')
  const branch = page.getByRole('group', { name: 'Branch 1' })
  await expect(branch.getByLabel('If the answer is from')).toHaveValue('1')
  await branch.getByLabel('go to').selectOption({ label: '3. How likely are you to recommend us to a friend?' })
  await expectAccessible(page)

  await page.getByLabel('Language of the texts').first().selectOption('de')
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toHaveAttribute('placeholder', 'Ihre Meinung zählt')
  await title.fill('Wie war es bei uns?')
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(preview.getByRole('heading', { name: 'Wie war es bei uns?' })).toBeVisible()
  await expect(page.getByText('Screen 1 of 2')).toBeVisible()
  await expect(page.getByText('Not saved yet. Kept in this browser.')).toBeVisible()
  await expect(page.getByText(/^Everyone gets the same review links at the end/)).toBeVisible()
  await expect(page.getByText(/^There are no review links to show yet/)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(savedOf(page)).toBeVisible()
  const url = await page.getByRole('link', { name: 'View page' }).getAttribute('href')

  await answerInGerman(browser, url ?? '')
  await page.bringToFront()
  await expect(bellOf(page)).toHaveAccessibleName(/unread/)
  await bellOf(page).click()
  await expect(page.getByRole('link', { name: /A visitor to the page After the visit gave 2 stars/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'All pages' }).click()
  const row = rowOf(page, 'After the visit')
  await expect(row.getByRole('cell', { name: '2 out of 5' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(2)
  await expectAccessible(page)
})

test('what somebody else saves meanwhile does not overwrite what was typed', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/qr-codes/pages')
  const { id, slug, revision } = await makePage(page, 'Terrace')
  await makePage(page, 'Counter', 'feedback')
  await page.goto(`/qr-codes/pages/${id}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Terrace in summer')
  await ask(page, 'patch', `/api/v1/hosted-pages/${id}`, { revision, name: 'Terrace and garden' })
  const conflict = page.getByText('You saved this page in another window in the meantime')
  await expect(conflict).toBeVisible()
  await expect(name).toHaveValue('Terrace in summer')
  await expectAccessible(page)

  // What was typed outlives a reload, and so does the warning.
  await page.reload()
  await expect(name).toHaveValue('Terrace in summer')
  await expect(conflict).toBeVisible()
  await page.getByRole('button', { name: 'Load theirs, discard mine' }).click()
  await expect(name).toHaveValue('Terrace and garden')
  await expect(conflict).toHaveCount(0)

  // Somebody else's is named, and can be overwritten on purpose.
  await page.route(`**/api/v1/hosted-pages/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const saved = (await response.json()) as object
    return route.fulfill({ response, json: { ...saved, changedBy: { userId: COLLEAGUE, name: 'Kim Newcomer' } } })
  })
  await name.fill('Terrace in winter')
  await ask(page, 'patch', `/api/v1/hosted-pages/${id}`, { revision: revision + 1, name: 'Roof terrace' })
  await expect(page.getByText('Kim Newcomer saved this page in the meantime')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(savedOf(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(name).toHaveValue('Terrace in winter')

  const address = page.getByLabel('Address', { exact: true })
  await address.fill('Not an address')
  await expect(page.getByText('Use 3 to 60 lowercase letters, digits and hyphens.')).toBeVisible()
  await address.fill('counter')
  await expect(page.getByText('This address is taken.')).toBeVisible()
  await page.getByRole('button', { name: /^Use counter-/ }).click()
  await expect(page.getByText('This address is free.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(savedOf(page)).toBeVisible()
  const visit = await page.request.get(`/p/${slug}`)
  expect(visit.url()).toMatch(/\/p\/counter-/)

  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('menuitem', { name: 'One choice' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Fill this in.').first()).toBeVisible()
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Untitled question' }).click()
  await expect(questionsOf(page)).toHaveCount(3)

  // By the pointer, too.
  const handles = page.locator('[data-drag-handle]')
  // Comes to rest first: what is measured on its way is pressed elsewhere.
  await handles.first().hover()
  const [from, to] = [await handles.first().boundingBox(), await handles.last().boundingBox()]
  if (!from || !to) throw new Error('The questions cannot be seen.')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + 5, to.y + to.height, { steps: 4 })
  await page.mouse.up()
  await expect(questionsOf(page).last()).toContainText('How was your visit?')
})

test('by keyboard: found, duplicated, deleted and brought back; a code is made; on a phone, too', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/qr-codes/pages')
  await makePage(page, 'After the visit')
  await makePage(page, 'At the counter', 'feedback')
  await page.reload()
  await expect(rowOf(page, 'At the counter')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pages' }).focus()
  await page.keyboard.type('visit')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'At the counter')).toHaveCount(0)
  await expect(page).toHaveURL(/search=visit/)
  await page.getByLabel('Status').selectOption('draft')
  await expect(page.getByText('None of your pages match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')

  await page.getByRole('button', { name: 'More for After the visit' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  const copy = rowOf(page, 'After the visit (Copy)')
  await expect(copy.getByText('Draft')).toBeVisible()
  await page.getByRole('button', { name: 'More for After the visit (Copy)' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Publish' }).press('Enter')
  await expect(copy.getByText('Published')).toBeVisible()
  await expect(copy.getByRole('link', { name: /^View/ })).toBeVisible()
  await page.getByRole('button', { name: 'More for After the visit (Copy)' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Unpublish' }).press('Enter')
  await expect(copy.getByText('Draft')).toBeVisible()
  await page.getByRole('button', { name: 'More for After the visit (Copy)' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(copy).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(copy).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for At the counter' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Create a QR code for this page' }).press('Enter')
  const dialog = openDialog(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('At the counter')
  await dialog.getByRole('button', { name: 'Create QR code' }).click()
  await expect(page.getByRole('article', { name: 'At the counter' })).toContainText('/p/at-the-counter')
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true })

  const bottomOf = async (row: Locator) => {
    const box = await row.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }

  /** As a screen reports it, so that the browser itself decides whether the page scrolls or the row is dragged. */
  async function drag(page: Page, from: Locator, to: Locator, hold: () => Promise<void> = async () => undefined) {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('The questions cannot be seen.')
    const session = await page.context().newCDPSession(page)
    const x = Math.round(start.x + start.width / 2)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y: Math.round(y) }] })
    const height = page.viewportSize()?.height ?? 0
    const [fromY, toY] = [start.y + start.height / 2, Math.min(end.y + end.height, height - 4)]
    await touch('touchStart', fromY)
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', fromY + (toY - fromY) * share)
    await hold()
    await touch('touchEnd')
  }

  for (const width of [768, 360]) {
    test(`questions are dragged at ${width} px, further than the screen reaches`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 740 })
      await arriveAs(page, await makePerson(request), '/qr-codes/pages')
      const { id } = await makePage(page, 'Terrace')
      await page.goto(`/qr-codes/pages/${id}`)
      const handles = page.locator('[data-drag-handle]')
      const first = questionsOf(page).first()
      await expect(first).toContainText('How was your visit?')
      await handles
        .first()
        .evaluate((handle: { scrollIntoView: (how: object) => void }) => handle.scrollIntoView({ block: 'center' }))
      await drag(page, handles.first(), handles.nth(1))
      await expect(questionsOf(page).nth(1)).toContainText('How was your visit?')
      await expectNoOverflow(page)

      for (let turn = 0; turn < 9; turn += 1) {
        await page.getByRole('button', { name: 'Add question' }).click()
        await page.getByRole('menuitem', { name: 'Text' }).click()
      }
      await expect(questionsOf(page)).toHaveCount(12)
      await handles
        .nth(1)
        .evaluate((handle: { scrollIntoView: (how: object) => void }) => handle.scrollIntoView({ block: 'center' }))
      await drag(page, handles.nth(1), handles.last(), () =>
        expect.poll(() => bottomOf(questionsOf(page).last())).toBeLessThan(660),
      )
      await expect(questionsOf(page).last()).toContainText('How was your visit?')

      const preview = page.frameLocator('iframe[title="Preview of the page"]')
      await expect(preview.getByRole('heading')).not.toBeInViewport()
      await page.getByRole('button', { name: 'Show the preview' }).tap()
      await expect(preview.getByRole('heading')).toBeInViewport()
    })
  }
})

test.describe('where one may only look, or the server fails', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('nothing can be changed, and what fails can be tried again', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/qr-codes/pages')
    const { id } = await makePage(page, 'After the visit')
    await page.route('**/api/v1/me', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replace('"qr-codes.manage",', '').replace(',"qr-codes.manage"', '') })
    })
    await page.goto(`/qr-codes/pages/${id}`)
    await expect(page.getByText(/^You can look at this page\./)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'All pages' }).click()
    await expect(rowOf(page, 'After the visit')).toBeVisible()
    await expect(page.getByRole('button', { name: /^More for|Create page/ })).toHaveCount(0)

    await page.route('**/api/v1/hosted-pages?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByLabel('Kind').selectOption('survey')
    await expect(page.getByText('Failed to load pages')).toBeVisible()
    await page.unroute('**/api/v1/hosted-pages?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rowOf(page, 'After the visit')).toBeVisible()
  })
})
