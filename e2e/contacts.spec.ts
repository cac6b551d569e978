import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, findMail, linkIn, makePerson } from './people.ts'

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) })
const AGREED = { channels: ['email'], basis: 'express', place: 'paper', wording: 'Yes, write to me.' }
const add = (page: Page, values: object) => ask<{ id: string }>(page, 'post', '/api/v1/contacts', values)

// A consent is refused, and the sheet asks once more for somebody who has just been erased.
test.use({ expectedComplaints: [/status of 40[49]/] })

test('a person is added with what they agreed to, says no, and is erased', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/contacts')
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  await expect(page.getByText('No contacts found')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add contact' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByLabel('Name').fill('Ann Lee')
  await dialog.getByLabel('Email', { exact: true }).first().fill('ann@')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await expect(dialog.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).first().fill('ann@example.com')
  await dialog.getByLabel('Phone').fill('+1 902 555 0134')
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('The location’s own')
  await zone.fill('India')
  await page.getByRole('option', { name: /^Asia\/(Kolkata|Calcutta)/ }).click()
  await dialog.getByRole('checkbox', { name: 'Email' }).click()
  await dialog.getByLabel('Wording').fill('Yes, send me offers.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add contact' }).click()

  await expect(rowOf(page, 'Ann Lee').getByText('Email: agreed')).toBeVisible()
  await expect(rowOf(page, 'Ann Lee').getByText('SMS: not asked')).toBeVisible()
  await expect(page.getByText(/^1 contact: 1 may get emails/)).toBeVisible()
  await page.getByRole('button', { name: 'Ann Lee', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ann Lee' })
  await expect(sheet.getByText('Yes, send me offers.')).toBeVisible()
  await expect(sheet.getByText('+19025550134')).toBeVisible()
  await expect(sheet.getByText(/^Asia\/(Kolkata|Calcutta)$/)).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Record a refusal' }).click()
  const refusing = page.getByRole('dialog', { name: 'Record that Ann Lee wants no more messages' })
  await refusing.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('They unsubscribed.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Record consent' }).click()
  const granting = page.getByRole('dialog', { name: 'Record that Ann Lee agreed' })
  await granting.getByLabel('Wording').fill('Yes again')
  await granting.getByRole('button', { name: 'Save' }).click()
  await expect(granting.getByText(/^This person asked not to be contacted/)).toBeVisible()
  await granting.getByRole('button', { name: 'Cancel' }).click()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Yes, send me offers.')
  await sheet.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('No contacts found')).toBeVisible()
})

test('a segment is saved; by keyboard and on a phone contacts are chosen, tagged, deleted and brought back', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/contacts')
  await add(page, { name: 'Bea Long-Hyphenated-Surname', email: 'bea@example.com', tags: ['regular'], consent: AGREED })
  await add(page, { name: 'Al', phone: '+4930123456' })
  await page.getByLabel('Tag', { exact: true }).selectOption('regular')
  await expect(page).toHaveURL(/tag=regular/)
  await expect(rowOf(page, 'Al')).toBeHidden()
  await page.getByRole('button', { name: 'Save as segment' }).click()
  const saving = openDialog(page)
  await saving.getByLabel('Name').fill('Regulars')
  await saving.getByRole('button', { name: 'Save segment' }).click()
  await expect(page.getByLabel('Segment', { exact: true })).toContainText('Regulars (1)')
  await page.getByLabel('Segment', { exact: true }).selectOption('')
  await expect(rowOf(page, 'Al')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Select Al', exact: true }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selected contacts' })
  await expect(bar.getByText('1 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Select all 2' }).press('Enter')
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expectNoOverflow(page)
  await bar.getByRole('button', { name: 'Tags' }).press('Enter')
  const tagging = page.getByRole('dialog', { name: 'Change the tags of 2 contacts' })
  await expectAccessible(page)
  await tagging.getByLabel('Add tags').fill('summer,')
  await page.keyboard.press('Escape')
  await tagging.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(rowOf(page, 'Al').getByText('summer')).toBeVisible()
  await bar.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('No contacts found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rowOf(page, 'Al')).toBeVisible()
})

test('a person unsubscribes without a script, on a phone, and the list tells it', async ({
  page,
  browser,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/contacts')
  const email = `guest-${Date.now()}@example.com`
  await add(page, { name: 'Zoe', email, language: 'de', consent: AGREED })
  await page.getByRole('button', { name: 'Zoe', exact: true }).click()
  await page.getByRole('button', { name: 'Email the preferences page' }).click()
  const link = linkIn(await findMail(request, email, { subject: /Ihnen senden/ }))

  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 780 } })
    const looking = await context.newPage()
    await looking.goto(link)
    await expect(looking.getByRole('heading', { name: 'Was dürfen wir Ihnen senden?' })).toBeVisible()
    await expectNoOverflow(looking)
    await expectAccessible(looking)
    await context.close()
  }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('checkbox', { name: /^E-Mails an g•••@example.com/ })).toBeChecked()
  await visitor.getByRole('button', { name: 'Keine Nachrichten mehr' }).press('Enter')
  await expect(visitor.getByText(/^Sie sind abgemeldet/)).toBeVisible()
  await visitor.getByRole('link', { name: 'English' }).click()
  await expect(visitor.getByRole('checkbox', { name: /^Emails to/ })).not.toBeChecked()
  await context.close()

  await page.bringToFront()
  await expect(page.getByRole('dialog', { name: 'Zoe' }).getByText('Unsubscribe link', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(rowOf(page, 'Zoe').getByText('Email: do not contact')).toBeVisible()
})
