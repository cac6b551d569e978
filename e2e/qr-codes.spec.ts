import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { renderPdf, scanCodes } from '#testing/scan-codes.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name })
const factOf = (place: Locator, name: string): Locator => place.locator(`dt:text-is("${name}") + dd`).first()

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

/** What a camera finds in a file leads a stranger on, in a browser of their own. */
async function readOne(picture: Uint8Array): Promise<string> {
  const [code] = await scanCodes(picture)
  return code?.text ?? ''
}

test('a code is created, printed, scanned, counted before one’s eyes, led elsewhere and switched off', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await arriveAs(page, await makePerson(request), '/qr-codes')
  await expect(page.getByRole('heading', { name: 'QR Code Management', level: 1 })).toBeVisible()
  await expect(page.getByText('Generate and track QR codes for reviews and feedback.')).toBeVisible()
  await expect(page.getByText('No QR Codes Found')).toBeVisible()
  await expect(page.getByText('Create your first QR code to get started!')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create New QR Code' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Create QR code' }).click()
  await expect(dialog.getByText('Name and destination URL are required').first()).toBeVisible()
  await dialog.getByLabel('Name').fill('Table tent Halifax')
  await dialog.getByLabel('Destination URL').fill('yelp.com/biz/harbour')
  await expect(dialog.getByText(/^Yelp does not allow businesses to ask for reviews/)).toBeVisible()
  await expectAccessible(page)

  // What was typed is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Create New QR Code' }).first().click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Table tent Halifax')
  await dialog.getByLabel('Destination URL').fill(`${baseURL}/about`)
  await dialog.getByRole('button', { name: 'Create QR code' }).click()
  const card = cardOf(page, 'Table tent Halifax')
  await expect(factOf(card, 'Last scan')).toHaveText('Never')
  await expect(factOf(card, 'Scans')).toHaveText('0')
  const printed = await factOf(card, 'Printed address').innerText()
  // Typed off a print, none of its letters is taken for another.
  expect(printed).toMatch(/\/q\/[2-9a-hjkmnp-z]{8}$/)

  const png = await download(page, card.getByRole('button', { name: 'PNG: download Table tent Halifax' }))
  expect(png.name).toBe('Table-tent-Halifax-qrcode.png')
  expect(await readOne(png.content)).toBe(printed)

  await card.getByRole('link', { name: 'Table tent Halifax' }).click()
  const sheet = page.getByRole('dialog', { name: 'Table tent Halifax' })
  await sheet.getByLabel('File').selectOption('table-tent')
  await expect(sheet.getByText('Preview: Table tent (PDF)')).toBeVisible()
  await expectAccessible(page)
  const pdf = await download(page, sheet.getByRole('button', { name: 'Download Table tent (PDF)' }))
  expect(pdf.name).toBe('Table-tent-Halifax-table-tent.pdf')
  expect(await readOne(await renderPdf(pdf.content, 6))).toBe(printed)

  const stranger = await browser.newContext()
  const phone = await stranger.newPage()
  await phone.goto(printed)
  await expect(phone).toHaveURL(/\/about$/)
  await page.bringToFront()
  await expect(factOf(sheet, 'Scans')).toHaveText('1')
  await expect(sheet.getByText('By hour of the day')).toBeVisible()

  await sheet.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Table tent Halifax' })
  await editing.getByLabel('Destination URL').fill(`${baseURL}/pricing`)
  await editing.getByRole('button', { name: 'Save changes' }).click()
  await expect(factOf(sheet, 'Destination')).toContainText('/pricing')
  await phone.goto(printed)
  await expect(phone).toHaveURL(/\/pricing$/)
  await page.bringToFront()
  await expect(factOf(sheet, 'Scans')).toHaveText('2')
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()

  // The card shows it at once; strangers are led by what the server knows.
  const switched = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await card.getByRole('switch', { name: 'Active: Table tent Halifax' }).click()
  await switched
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible()
  const answer = await phone.goto(printed)
  expect(answer?.status()).toBe(404)
  await expect(phone.getByRole('heading', { name: 'This QR code is not in use right now' })).toBeVisible()
  await stranger.close()
})

test('by keyboard alone: found, copied, duplicated, deleted and brought back; on a phone, too', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, await makePerson(request), '/qr-codes')
  for (const name of ['Receipt Toronto', 'Door Halifax'])
    await ask(page, 'post', '/api/v1/qr-codes', { name, destination: { kind: 'url', url: 'https://example.com' } })
  const card = cardOf(page, 'Receipt Toronto')
  await expect(card).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search QR codes' }).focus()
  await page.keyboard.type('Receipt')
  await page.keyboard.press('Enter')
  await expect(cardOf(page, 'Door Halifax')).toHaveCount(0)
  await expect(page).toHaveURL(/search=Receipt/)

  await expectMeanwhile(card.getByRole('button', { name: 'Copied!' }), () =>
    card.getByRole('button', { name: 'Copy link to Receipt Toronto' }).press('Enter'),
  )
  const printed = await factOf(card, 'Printed address').innerText()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(printed)
  await expect(card.getByRole('button', { name: 'Copy link to Receipt Toronto' })).toBeVisible()

  const more = card.getByRole('button', { name: 'More for Receipt Toronto' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Scans and prints' })).toBeFocused()
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  await expect(cardOf(page, 'Receipt Toronto (Copy)')).toBeVisible()

  await cardOf(page, 'Receipt Toronto (Copy)')
    .getByRole('button', { name: /^More for/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(cardOf(page, 'Receipt Toronto (Copy)')).toHaveCount(0)
  await expect(page.getByText('“Receipt Toronto (Copy)” deleted')).toBeVisible()
  await expect(page.getByText('“Receipt Toronto (Copy)” created')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(cardOf(page, 'Receipt Toronto (Copy)')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await cardOf(page, 'Receipt Toronto (Copy)').getByRole('link').press('Enter')
  const sheet = openDialog(page)
  await sheet.getByLabel('Code', { exact: true }).fill('#ffff00')
  await expect(sheet.getByText(/^Phones cannot tell these two colors apart/)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test.describe('where the server fails', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('a code for each location, found by the palette; what fails is told', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/qr-codes')
    const reviewLinks = { google: 'https://g.example/review' }
    await ask(page, 'post', '/api/v1/locations', { name: 'Halifax', reviewLinks })
    await ask(page, 'post', '/api/v1/locations', { name: 'Toronto' })
    await page.reload()
    await page.getByRole('button', { name: 'One per location' }).click()
    const dialog = openDialog(page)
    await dialog.getByLabel('Label (optional)').fill('Receipt')
    await expectAccessible(page)
    await expectMeanwhile(page.getByText('Skipped, because they do not have this review link: Toronto'), () =>
      dialog.getByRole('button', { name: 'Create 2 QR codes' }).click(),
    )
    const card = cardOf(page, 'Receipt – Halifax')
    await expect(factOf(card, 'Destination')).toContainText('Google Business Profile review link')

    // All to one page of ours, whose kind the codes take on.
    await ask(page, 'post', '/api/v1/hosted-pages', { kind: 'survey', name: 'After the visit', status: 'published' })
    await page.reload()
    await page.getByRole('button', { name: 'One per location' }).click()
    await dialog.getByLabel('Destination').selectOption({ label: 'The page “After the visit”' })
    await expect(dialog.getByLabel('Type')).toHaveValue('survey')
    await dialog.getByLabel('Label (optional)').fill('Survey')
    await dialog.getByRole('button', { name: 'Create 2 QR codes' }).click()
    await expect(factOf(cardOf(page, 'Survey – Toronto'), 'Destination')).toContainText('After the visit')

    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('Receipt')
    await page.getByRole('option', { name: /Receipt – Halifax/ }).click()
    await expect(page.getByRole('dialog', { name: 'Receipt – Halifax' })).toBeVisible()
    await page.keyboard.press('Escape')

    const messages = page.getByRole('region', { name: 'Messages' })
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"))')
    const copying = card.getByRole('button', { name: 'Copy link to Receipt – Halifax' })
    await copying.click()
    await expect(messages.getByText('Copying did not work').first()).toBeVisible()
    await expect(messages.getByText('Select the text and copy it by hand.').first()).toBeVisible()
    await expect(copying).toHaveText('Copy link')
    await page.route('**/api/v1/qr-codes/*/code.png*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await card.getByRole('button', { name: /^PNG/ }).click()
    await expect(messages.getByText('Failed to download QR code')).toBeVisible()
    await page.route('**/api/v1/qr-codes/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await card.getByRole('switch').click()
    await expect(messages.getByText('Failed to update QR code status')).toBeVisible()
    await expect(card.getByRole('switch')).toBeChecked()
    await page.route('**/api/v1/qr-codes?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByLabel('Type').selectOption('survey')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load QR codes' })).toBeVisible()
  })
})
