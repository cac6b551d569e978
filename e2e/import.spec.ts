import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { makePerson, takeSession } from './people.ts'

const FILE = [
  'Wann;Verfasser;Sterne;Bewertungstext',
  '03.04.2026;Jörg;4,5;"Schön; wirklich"',
  '13/04/2026;Bob;1;=1+1',
  'gestern;Cleo;4;Kein Datum',
].join('\r\n')

/** As a spreadsheet of the old kind saves it. */
const asOldFile = (text: string) => ({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })

/** Reads no file until `readOn` is called. */
const HOLD_READING = `{
  const read = Blob.prototype.arrayBuffer
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve) => { window.readOn = () => resolve(read.call(this)) })
  }
}`

async function openSection(page: Page) {
  await page.goto('/settings?tab=integrations')
  const section = page.getByRole('region', { name: 'Reviews from elsewhere' })
  await expect(section.getByRole('button', { name: 'Import from CSV' })).toBeVisible()
  // What loads above still moves it, and a press that is half done then does nothing.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return section
}

test.describe('reviews from elsewhere', () => {
  test('come from a file, with a look at it first, and go again', async ({ page, request }) => {
    test.slow()
    await takeSession(page, await makePerson(request))
    const section = await openSection(page)

    await section.getByRole('button', { name: 'Import from CSV' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Fill this in.')).toBeVisible()
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('CSV file').setInputFiles({ ...asOldFile(''), name: 'leer.csv' })
    await dialog.getByLabel('Platform').selectOption('Google Business Profile')
    await expect(dialog.getByText('The file is empty.')).toBeVisible()
    await expect(dialog.getByText('leer.csv')).toBeVisible()
    await expect(dialog.getByLabel('Platform')).toHaveValue('google')
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download a template' }).click(),
    ])
    expect(template.suggestedFilename()).toBe('reviews-template.csv')
    await dialog.getByLabel('CSV file').setInputFiles({ ...asOldFile(''), buffer: Buffer.from([0x89, 0, 0]) })
    await expect(dialog.getByText('The file could not be read. Save it as CSV and try again.')).toBeVisible()
    await dialog.getByLabel('CSV file').setInputFiles(asOldFile(FILE))
    await expect(dialog.getByText(`alt.csv, ${FILE.length} bytes`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()

    await expect(dialog.getByText('Choose the column with the date.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
    await dialog.getByLabel('Date', { exact: true }).selectOption('Wann')
    await expect(dialog.getByText('2 reviews to import, 0 are already here, 1 line cannot be read')).toBeVisible()
    await expect(dialog.getByText('Schön; wirklich')).toBeVisible()
    await expect(dialog.getByText('04/03/2026')).toBeVisible()
    await dialog.getByText('Lines that cannot be read').click()
    await expect(dialog.getByText('Line 4: The date cannot be read. (gestern)')).toBeVisible()
    await dialog.getByLabel('Month first').check()
    await expect(dialog.getByText('1 review to import, 0 are already here, 2 lines cannot be read')).toBeVisible()
    await dialog.getByLabel('Day first').check()
    await expectAccessible(page)
    await expect(dialog.getByText('1 rating has a fraction and is rounded to the nearest whole star')).toBeVisible()
    await expect(dialog.getByText('rounded from 4,5')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await dialog.getByText('Schön; wirklich').scrollIntoViewIfNeeded()
    await expect(dialog.getByText('Line 2')).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByText('Schön; wirklich')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()

    await expect(page.getByRole('dialog', { name: 'alt.csv is imported' })).toBeVisible()
    await expect(dialog.getByText('2 reviews added')).toBeVisible()
    await expect(dialog.getByText('1 line could not be read')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(section.getByText('alt.csv')).toBeVisible()
    await expect(section.getByText('Done')).toBeVisible()
    await section.getByText('Lines that cannot be read').click()
    await expect(section.getByText('Line 4: The date cannot be read. (gestern)')).toBeVisible()
    const [faults] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: 'Download these lines' }).click(),
    ])
    expect(faults.suggestedFilename()).toBe('alt-unread-lines.csv')
    await expectAccessible(page)

    await section.getByRole('button', { name: 'Undo the import of alt.csv' }).click()
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(section.getByText('Undone')).toBeVisible()
    await expect(section.getByText('2 reviews removed')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('imported 2 reviews from alt.csv')).toBeVisible()
  })

  test('keep their platform and location however long the file takes to read', async ({ page, request }) => {
    await takeSession(page, await makePerson(request))
    await page.addInitScript(HOLD_READING)
    const section = await openSection(page)
    await section.getByRole('button', { name: 'Import from CSV' }).click()
    const dialog = openDialog(page)

    await dialog.getByLabel('CSV file').setInputFiles(asOldFile(FILE))
    await dialog.getByLabel('Platform').selectOption('Yelp')
    await page.waitForFunction('window.readOn')
    await page.evaluate('window.readOn()')
    await expect(dialog.getByText(`alt.csv, ${FILE.length} bytes`)).toBeVisible()
    await expect(dialog.getByLabel('Platform')).toHaveValue('yelp')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Choose the column with the date.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Another file' }).click()
    await expect(dialog.getByLabel('Platform')).toHaveValue('yelp')
  })

  test('typed by hand wait until they are saved or discarded', async ({ page, request }) => {
    await takeSession(page, await makePerson(request))
    await openSection(page)
    const open = () => page.getByRole('button', { name: 'Add a review by hand' }).click()
    const dialog = openDialog(page)

    await open()
    await dialog.getByLabel('Platform').selectOption('Yelp')
    await dialog.getByLabel('Text').fill('Half a sentence')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await openSection(page)
    await open()
    await expect(dialog.getByLabel('Platform')).toHaveValue('yelp')
    await expect(dialog.getByLabel('Text')).toHaveValue('Half a sentence')

    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog.getByLabel('Text')).toHaveValue('')
    await expect(dialog.getByLabel('Platform')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Discard' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await open()
    await expect(dialog.getByLabel('Platform')).toHaveValue('')
  })

  test('are entered by hand, changed, and removed', async ({ page, request }) => {
    await takeSession(page, await makePerson(request))
    const section = await openSection(page)

    await section.getByRole('button', { name: 'Add a review by hand' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await expect(dialog.getByText('Fill this in.')).toHaveCount(3)
    await expect(dialog.getByLabel('Platform')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Platform').selectOption('Facebook')
    await dialog.getByLabel('Recommendation').selectOption('Does not recommend')
    await expect(dialog.getByText('For example 12/31/2025')).toBeVisible()
    await dialog.getByLabel('Date').fill('02/31/2026')
    await expect(dialog.getByText('This is not a date we can read.')).toBeVisible()
    await dialog.getByLabel('Date').fill('02.01.2026')
    await dialog.getByLabel('Author').fill('Ann Guest')
    await dialog.getByLabel('Text').fill('Not for us.')
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await expect(section.getByText('Ann Guest')).toBeVisible()
    await expect(section.getByText('Facebook · 01/02/2026')).toBeVisible()
    await expect(section.getByText('Does not recommend')).toBeVisible()

    await section.getByRole('button', { name: 'Edit the review by Ann Guest' }).click()
    await expect(dialog.getByLabel('Recommendation')).toHaveValue('no')
    await dialog.getByLabel('Platform').selectOption('TripAdvisor')
    await dialog.getByLabel('Rating').selectOption('4')
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await expect(section.getByText('4 out of 5')).toBeAttached()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)

    await section.getByRole('button', { name: 'Remove the review by Ann Guest' }).click()
    await dialog.getByRole('button', { name: 'Remove review' }).click()
    await expect(section.getByText('Ann Guest')).toHaveCount(0)
    await section.getByRole('button', { name: 'Add a review by hand' }).click()
    await expect(dialog.getByLabel('Author')).toHaveValue('')
  })
})
