import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const FILE = [
  'Vorname;Nachname;E-Mail;Handy;Tags;Letzter Besuch',
  'Ann;Lee;ann@example.com;+1 902 555 0134;regular;03.04.2026',
  'Bo;Berg;bo@example;;;',
  'Cy;Cole;cy@example.com;;regular;01.02.2026',
  'Cy;Cole;cy@example.com;+1 902 555 0199;;',
  'Di;;;=1+1;;',
].join('\r\n')
const guests = { name: 'gäste.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') }

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) })

async function openImport(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
  return dialog
}

test('contacts come from a file: checked first, the refused ones named, the rest a segment, and taken back', async ({
  page,
  request,
}) => {
  test.slow()
  await arriveAs(page, await makePerson(request), '/contacts')
  await ask(page, 'post', '/api/v1/contacts', { name: 'Old Ann', email: 'ann@example.com', tags: ['old'] })
  const dialog = await openImport(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Choose a file.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('CSV file').setInputFiles(guests)
  await expect(dialog.getByText(/^gäste.csv,/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(dialog.getByText('Ann Lee')).toBeVisible()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('2')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Check all rows' }).click()

  await expect(dialog.getByText('2 people to import')).toBeVisible()
  await expect(dialog.getByText('1 is among your contacts already and will be updated')).toBeVisible()
  await expect(dialog.getByText('2 rows cannot be imported')).toBeVisible()
  await dialog.getByText('Rows that cannot be imported').click()
  await expect(dialog.getByText('Line 3: This is not an email address. (bo@example)')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download these rows' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(`'=1+1`)
  await dialog.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(dialog.getByText('Choose one of the options.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Yes, and I can show it' }).click()
  await dialog.getByRole('checkbox', { name: 'Email' }).click()
  await dialog.getByLabel('Wording').fill('Yes, send me offers.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Import 2 people' }).click()

  await expect(page.getByRole('dialog', { name: 'gäste.csv is imported' })).toBeVisible()
  await expect(dialog.getByText('1 contact added')).toBeVisible()
  await expect(dialog.getByText('1 contact updated')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(rowOf(page, 'Ann Lee').getByText('Email: agreed')).toBeVisible()
  await expect(rowOf(page, 'Cy Cole').getByText('SMS: not asked')).toBeVisible()

  await page.getByLabel('Tag', { exact: true }).selectOption('regular')
  await page.getByRole('button', { name: 'Save as segment' }).click()
  const saving = openDialog(page)
  await saving.getByLabel('Name').fill('Regulars')
  await saving.getByRole('button', { name: 'Save segment' }).click()
  await expect(page.getByLabel('Segment', { exact: true })).toContainText('Regulars (2)')
  await page.getByLabel('Segment', { exact: true }).selectOption('')

  await page.getByText('Past imports').click()
  await expect(page.getByText('Consent: Email')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import of gäste.csv' }).click()
  await openDialog(page).getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('2 contacts removed or put back')).toBeVisible()
  await expect(rowOf(page, 'Old Ann')).toBeVisible()
  await expect(rowOf(page, 'Cy Cole')).toBeHidden()
  await expectAccessible(page)
})

test('rows are pasted from a spreadsheet, by keyboard and on a phone, without any consent', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/contacts')
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByText('No contacts found')).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = openDialog(page)
  // The window takes the focus when it opens and when its content changes, which may be after it is seen.
  await expect(dialog.locator(':focus')).toBeAttached()
  await dialog.getByRole('radio', { name: 'In a file' }).focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByLabel('Rows').fill('Zoé Martin\tzoe@example.com\t+33 6 12 34 56 78')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'The first row names the columns' })).not.toBeChecked()
  await expect(dialog.getByText('+33612345678')).toBeVisible()
  await dialog.getByRole('button', { name: 'Check all rows' }).press('Enter')
  await expect(dialog.getByText('1 person to import')).toBeVisible()
  const unsaid = dialog.getByRole('radio', { name: /^No, or I do not know/ })
  await expect(async () => {
    await unsaid.press('Space')
    await expect(unsaid).toBeChecked({ timeout: 2000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Import 1 person' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pasted rows is imported' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().press('Enter')
  await expect(rowOf(page, 'Zoé Martin').getByText('Email: not asked')).toBeVisible()
  await expectNoOverflow(page)
})
