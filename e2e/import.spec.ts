import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'
import { makePerson } from './people.ts'

const FILE = [
  'Wann;Verfasser;Sterne;Bewertungstext',
  '03.04.2026;Jörg;5;"Schön; wirklich"',
  '13.04.2026;Bob;1;=1+1',
  'gestern;Cleo;4;Kein Datum',
].join('\r\n')

/** As a spreadsheet of the old kind saves it. */
const asOldFile = (text: string) => ({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })

async function openSection(page: Page) {
  await page.goto('/settings?tab=integrations')
  const section = page.getByRole('region', { name: 'Reviews from elsewhere' })
  await expect(section.getByRole('button', { name: 'Import from CSV' })).toBeVisible()
  return section
}

test.describe('reviews from elsewhere', () => {
  test('come from a file, with a look at it first, and go again', async ({ page, request }) => {
    test.slow()
    await signIn(page, await makePerson(request))
    await expect(page).toHaveURL('/dashboard')
    const section = await openSection(page)

    await section.getByRole('button', { name: 'Import from CSV' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Fill this in.')).toBeVisible()
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Platform').selectOption('Google Business Profile')
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download a template' }).click(),
    ])
    expect(template.suggestedFilename()).toBe('reviews-template.csv')
    await dialog.getByLabel('CSV file').setInputFiles({ ...asOldFile(''), buffer: Buffer.from([0x89, 0, 0]) })
    await expect(dialog.getByText('The file could not be read. Save it as CSV and try again.')).toBeVisible()
    await dialog.getByLabel('CSV file').setInputFiles(asOldFile(FILE))
    await expect(dialog.getByText('alt.csv, 0 kB')).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()

    await expect(dialog.getByText('Say which column holds the date.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
    await dialog.getByLabel('Date', { exact: true }).selectOption('Wann')
    await expect(dialog.getByText('2 reviews to import, 0 are there already, 1 line cannot be read')).toBeVisible()
    await expect(dialog.getByText('Schön; wirklich')).toBeVisible()
    await expect(dialog.getByText('Apr 3, 2026')).toBeVisible()
    await dialog.getByText('Lines that cannot be read').click()
    await expect(dialog.getByText('Line 4: The date cannot be read. (gestern)')).toBeVisible()
    await dialog.getByLabel('Month first').check()
    await expect(dialog.getByText('1 review to import, 0 are there already, 2 lines cannot be read')).toBeVisible()
    await dialog.getByLabel('Day first').check()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()

    await expect(page.getByRole('dialog', { name: 'alt.csv is imported' })).toBeVisible()
    await expect(dialog.getByText('2 reviews added')).toBeVisible()
    await expect(dialog.getByText('1 line could not be read')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(section.getByText('alt.csv')).toBeVisible()
    await expect(section.getByText('Done')).toBeVisible()
    await expectAccessible(page)

    await section.getByRole('button', { name: 'Undo the import of alt.csv' }).click()
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(section.getByText('Undone')).toBeVisible()
    await expect(section.getByText('2 reviews taken away')).toBeVisible()
  })

  test('are entered by hand, changed, and removed', async ({ page, request }) => {
    await signIn(page, await makePerson(request))
    await expect(page).toHaveURL('/dashboard')
    const section = await openSection(page)

    await section.getByRole('button', { name: 'Add a review by hand' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await expect(dialog.getByText('Fill this in.')).toHaveCount(3)
    await expect(dialog.getByLabel('Platform')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Platform').selectOption('Facebook')
    await dialog.getByLabel('Recommendation').selectOption('Does not recommend')
    await dialog.getByLabel('Date').fill('01/02/2026')
    await dialog.getByLabel('Author').fill('Ann Guest')
    await dialog.getByLabel('Text').fill('Not for us.')
    await dialog.getByRole('button', { name: 'Save review' }).click()
    await expect(section.getByText('Ann Guest')).toBeVisible()
    await expect(section.getByText('Facebook · Jan 2, 2026')).toBeVisible()
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
  })
})
