import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const CONNECTIONS = '/api/v1/provider-connections'
const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

test('a campaign is written with the assistant, kept while the window is closed, changed, copied, deleted and brought back', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  await expect(page.getByRole('heading', { name: 'Marketing Campaigns', level: 1 })).toBeVisible()
  await expect(page.getByText('Create and manage marketing campaigns across different channels.')).toBeVisible()
  await expect(page.getByText('No Campaigns Found')).toBeVisible()
  await expect(page.getByText('Create your first campaign to engage with your customers!')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create New Campaign' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()
  await expect(dialog.getByText('Campaign name and message are required').first()).toBeVisible()
  await dialog.getByLabel('Campaign name').fill('Oyster Friday')
  await dialog.getByLabel('Campaign type').selectOption('promotion')

  await dialog.getByText('AI Message Generator').click()
  await dialog.getByRole('button', { name: 'Generate Message' }).click()
  await expect(dialog.getByText('Please fill out business name and industry').first()).toBeVisible()
  await dialog.getByLabel('Business name').fill('Harbour Bistro')
  await dialog.getByLabel('Industry').fill('Restaurant')
  await dialog.getByLabel('Additional context (optional)').fill('Fresh oysters every Friday')
  await dialog.getByRole('button', { name: 'Generate Message' }).click()
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(/Fresh oysters every Friday/)
  await dialog.getByLabel('Social media').check()
  await dialog.getByLabel('LinkedIn').check()
  await expectAccessible(page)

  // What was typed is still there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Create New Campaign' }).first().click()
  await expect(dialog.getByLabel('Campaign name')).toHaveValue('Oyster Friday')
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(/Harbour Bistro/)
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()
  const card = cardOf(page, 'Oyster Friday')
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await expect(card.getByText('Promotion', { exact: true })).toBeVisible()
  await expect(card.getByText('Email and LinkedIn')).toBeVisible()

  await card.getByRole('button', { name: 'More for Oyster Friday' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = cardOf(page, 'Oyster Friday (Copy)')
  await copy.getByRole('link', { name: 'Oyster Friday (Copy)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Oyster Friday (Copy)' })
  await expect(sheet.getByText(/Fresh oysters every Friday/).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Oyster Friday (Copy)' })
  await editing.getByLabel('Campaign name').fill('Mussel Monday')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  const renamed = page.getByRole('dialog', { name: 'Mussel Monday' })
  await expectAccessible(page)
  await renamed.getByRole('button', { name: 'Close', exact: true }).click()
  await cardOf(page, 'Mussel Monday').getByRole('button', { name: 'More for Mussel Monday' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(cardOf(page, 'Mussel Monday')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, 'Mussel Monday')).toBeVisible()
})

/** A service to send by, and somebody who wants to hear from the business. */
async function prepareSending(page: Page): Promise<void> {
  const apiKey = `SG.sandbox-${Date.now()}`
  const { id } = await ask<{ id: string }>(page, 'post', CONNECTIONS, { provider: 'sendgrid', credentials: { apiKey } })
  const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
  await ask(page, 'patch', `${CONNECTIONS}/${id}`, sender)
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  await ask(page, 'post', '/api/v1/contacts', { name: 'Ann Lee', email: 'ann@guests.test', consent })
  await ask(page, 'post', '/api/v1/contacts', { name: 'Bo Kerr', email: 'bo@guests.test' })
}

test('by keyboard alone on a phone: found, filtered, scheduled, taken back and sent', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/campaigns')
  const message = 'Tell us how it was. '.repeat(20)
  const asking = { name: 'Thank you', type: 'review_request', message, channels: ['email'] }
  await ask(page, 'post', '/api/v1/campaigns', asking)
  await ask(page, 'post', '/api/v1/campaigns', { name: 'Spring menu', type: 'promotion', message: 'It is here.' })
  // Both come by themselves.
  const card = cardOf(page, 'Thank you')
  await expect(cardOf(page, 'Spring menu')).toBeVisible()
  await expect(card.getByText(`${message.slice(0, 150).trimEnd()}...`)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Type' }).focus()
  // Its first letter alone: after a pause the browser takes the next one for the first of another.
  await page.keyboard.press('p')
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(/type=promotion/)
  await page.getByRole('searchbox', { name: 'Search campaigns' }).focus()
  await page.keyboard.type('nothing like it')
  await page.keyboard.press('Enter')
  await expect(page.getByText('None of your campaigns match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')

  const send = card.getByRole('button', { name: 'Send Thank you' })
  await send.press('Enter')
  const dialog = openDialog(page)
  await expect(dialog.getByText('Nothing is connected for this.').first()).toBeVisible()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await prepareSending(page)

  await send.press('Enter')
  await expect(dialog.getByText('1 person will get it through SendGrid.')).toBeVisible()
  await expect(dialog.getByText('1 left out: did not agree to it')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Email' }).press('Space')
  await dialog.getByRole('button', { name: 'Send Now' }).press('Enter')
  await expect(dialog.getByText('Select at least one channel to send your campaign')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Email' }).press('Space')
  await dialog.getByRole('switch', { name: 'Schedule for later' }).press('Space')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await dialog
    .getByLabel('Date', { exact: true })
    .fill(`${tomorrow.slice(5, 7)}/${tomorrow.slice(8, 10)}/${tomorrow.slice(0, 4)}`)
  await dialog.getByLabel('Time', { exact: true }).fill('09:30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(card.getByText(/^Scheduled for /)).toBeVisible()
  await card.getByRole('button', { name: 'Cancel sending Thank you' }).press('Enter')
  await expect(card.getByText(/^Scheduled for /)).toHaveCount(0)

  await send.press('Enter')
  await dialog.getByRole('button', { name: 'Send Now' }).press('Enter')
  // It ends before one’s eyes.
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'Thank you' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Thank you' })
  await expect(sheet.getByText('Ann Lee · ann@guests.test')).toBeVisible()
  await expect(sheet.getByText('Bo Kerr')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('an address with a slip', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('somebody at the counter is asked for a review from a phone, and a contact from their sheet', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await arriveAs(page, await makePerson(request), '/contacts?ask=now')
    const dialog = openDialog(page)
    await expect(dialog.getByText(/^Add review links to a location first/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await prepareSending(page)
    const reviewLinks = { google: 'https://g.page/r/quay/review' }
    await ask(page, 'post', '/api/v1/locations', { name: 'Quayside', reviewLinks })

    await page.getByRole('button', { name: 'Ask now' }).click()
    await dialog.getByLabel('Email or phone number').fill('cy@')
    await dialog.getByRole('checkbox', { name: /^They said yes to/ }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByText('Enter an email address or a phone number.')).toBeVisible()
    await dialog.getByLabel('Email or phone number').fill('cy@example.com')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await expectMeanwhile(page.getByText('This person has been asked for a review.').first(), () =>
      dialog.getByRole('button', { name: 'Send', exact: true }).click(),
    )
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'cy@example.com' }).first().click()
    const sheet = openDialog(page)
    await sheet.getByRole('button', { name: 'Ask now' }).click()
    const asking = page.getByRole('dialog', { name: 'Ask cy@example.com for a review' })
    await expect(asking.getByText('They were asked in the last 30 days.')).toBeVisible()
    await expect(asking.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await expectAccessible(page)
  })
})

/** Somewhere it is noon. */
function zoneAtNoon(): string {
  const ahead = ((12 - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test('a campaign asks after each visit, once it is activated and a visit is recorded', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  await prepareSending(page)
  const reviewLinks = { google: 'https://g.page/r/quay/review' }
  await ask(page, 'post', '/api/v1/locations', { name: 'Quayside', reviewLinks })
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  const guest = { name: 'Cy Dee', email: 'cy@guests.test', timezone: zoneAtNoon(), consent }
  await ask(page, 'post', '/api/v1/contacts', guest)

  await page.reload()
  await page.getByRole('button', { name: 'Create New Campaign' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByLabel('Campaign name').fill('How was it?')
  await dialog.getByLabel('Message', { exact: true }).fill('Thank you for coming, {{first_name}}.')
  await dialog.getByRole('radio', { name: 'Ask after each visit' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'Social media' })).toHaveCount(0)
  await dialog.getByLabel('Time after the visit').fill('soon')
  await dialog.getByLabel('Hours or days').selectOption('hours')
  await dialog.getByLabel('Link (optional)').selectOption('review-links')
  await dialog.getByLabel('Location', { exact: true }).selectOption({ label: 'Quayside' })
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()
  await expect(dialog.getByLabel('Time after the visit')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Time after the visit').fill('0')
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()

  const card = cardOf(page, 'How was it?')
  await expect(card.getByText('Asks right after a visit, 1 reminder')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Send How was it?' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Activate How was it?' }).click()
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()

  await page.goto('/contacts')
  await page.getByRole('button', { name: 'Cy Dee' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Cy Dee', exact: true })
  await sheet.getByRole('button', { name: 'Record a visit' }).click()
  const visit = page.getByRole('dialog', { name: 'Record a visit by Cy Dee' })
  await expectAccessible(page)
  await visit.getByRole('button', { name: 'Record visit' }).click()
  await expect(visit).toHaveCount(0)
  await expect(sheet.getByText('Visit: Quayside')).toBeVisible()
  await page.goto('/campaigns')
  await expect(card.getByText('1 of 1', { exact: false })).toBeVisible()
})
