import type { Locator, Page } from '@playwright/test'
import type { Branding } from '#shared/contracts/settings.ts'
import { expect, expectAccessible, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const CONNECTIONS = '/api/v1/provider-connections'
/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** A service to send by, and somebody who wants to hear from the business. */
async function prepareSending(page: Page, email: string): Promise<void> {
  const apiKey = `SG.sandbox-${Date.now()}`
  const { id } = await ask<{ id: string }>(page, 'post', CONNECTIONS, { provider: 'sendgrid', credentials: { apiKey } })
  const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
  await ask(page, 'patch', `${CONNECTIONS}/${id}`, sender)
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  await ask(page, 'post', '/api/v1/contacts', { name: 'Ann Lee', email, consent })
}

const subjectsTo = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get('/sandbox/providers/messages?vendor=sendgrid')
  const { messages } = (await answer.json()) as { messages: { to_text: string; subject: string }[] }
  return messages.filter(({ to_text: to }) => to === address).map(({ subject }) => subject)
}

test('a campaign is tried on oneself, set going, held, gone on with and ended', async ({ page, request }) => {
  const person = await makePerson(request)
  const guest = `ann-${Date.now()}@guests.test`
  await arriveAs(page, person, '/campaigns')
  await prepareSending(page, guest)
  const draft = { name: 'Thank you', type: 'announcement', message: 'Hello {{first_name}}.', channels: ['email'] }
  await ask(page, 'post', '/api/v1/campaigns', draft)
  const card = cardOf(page, 'Thank you')
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'Send Thank you' }).click()
  const dialog = openDialog(page)
  await dialog.getByText('Send a test to yourself').click()
  await dialog.getByRole('button', { name: `Send a test to ${person.email}` }).click()
  await expect(dialog.getByText(`Sent to ${person.email}. It is marked as a test and counts nowhere.`)).toBeVisible()
  expect(await subjectsTo(page, person.email)).toEqual(['[Test] Thank you'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'Activate Thank you' }).click()
  await expect(dialog.getByText('Activate this campaign?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect.poll(() => subjectsTo(page, guest)).toEqual(['Thank you'])

  await card.getByRole('button', { name: 'Pause Thank you' }).click()
  await expect(card.getByText('Paused', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Activate Thank you' }).click()
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'End Thank you' }).click()
  await expect(dialog.getByText(/^Nothing more will be sent\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'End campaign' }).click()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Activate Thank you' })).toHaveCount(0)
  expect(await subjectsTo(page, guest)).toEqual(['Thank you'])
})

test('what a mail looks like is seen by day and by night', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  const upload = (surface: string) =>
    ask<Branding>(page, 'put', '/api/v1/settings/branding/logo', { data: DOT, surface })
  await upload('light')
  const { logo, darkLogo } = await upload('dark')
  const link = { kind: 'url', url: 'https://example.com/menu' }
  const draft = { name: 'Spring menu', type: 'promotion', message: 'It is here.', channels: ['email'], link }
  await ask(page, 'post', '/api/v1/campaigns', draft)
  await cardOf(page, 'Spring menu').getByRole('link', { name: 'Spring menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Spring menu' })
  const offer = sheet.getByText('See the offer')
  await expect(offer).toBeVisible()
  await expect(sheet.locator('img')).toHaveAttribute('src', logo?.small ?? '')
  await expectAccessible(page)

  await sheet.getByRole('switch', { name: 'Dark' }).click()
  await expect(sheet.locator('img')).toHaveAttribute('src', darkLogo?.small ?? '')
  await expect(sheet.getByRole('switch', { name: 'Dark' })).toBeChecked()
  await expect(offer).toBeVisible()
  await expectAccessible(page)
})

test('before sending one sees who reads another language and which links lead nowhere', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  await prepareSending(page, `ann-${Date.now()}@guests.test`)
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  const zoe = { name: 'Zoé', email: `zoe-${Date.now()}@guests.test`, language: 'fr', consent }
  await ask(page, 'post', '/api/v1/contacts', zoe)
  const link = { kind: 'url', url: 'http://10.0.0.1/menu' }
  const draft = { name: 'How was it', type: 'feedback', message: 'Tell us.', channels: ['email'], link, hasStars: true }
  await ask(page, 'post', '/api/v1/campaigns', draft)
  const card = cardOf(page, 'How was it')

  await card.getByRole('button', { name: 'More for How was it' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('checkbox', { name: 'Show five stars in the email' })).toBeChecked()
  await dialog.getByLabel('Language of the message').selectOption({ label: 'English' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)

  await card.getByRole('button', { name: 'Send How was it' }).click()
  await expect(dialog.getByText('1 person will get it through SendGrid.')).toBeVisible()
  await expect(dialog.getByText('1 left out: read another language')).toBeVisible()
  await expect(dialog.getByText('http://10.0.0.1/menu: only reachable inside a private network.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('switch', { name: 'Include people who read another language' }).click()
  await expect(dialog.getByText('2 people will get it through SendGrid.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await card.getByRole('link', { name: 'How was it' }).click()
  const sheet = page.getByRole('dialog', { name: 'How was it' })
  await expect(sheet.getByText('How many stars would you give us?')).toBeVisible()
  await sheet.getByRole('switch', { name: 'Dark' }).click()
  await expectAccessible(page)
})
