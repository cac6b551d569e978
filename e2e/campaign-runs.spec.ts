import type { Locator, Page } from '@playwright/test'
import type { Branding } from '#shared/contracts/settings.ts'
import { expect, expectAccessible, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'
import { CONNECTIONS, prepareSending } from './sending.ts'

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

const subjectsTo = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get('/sandbox/providers/messages?vendor=sendgrid')
  const { messages } = (await answer.json()) as { messages: { to_text: string; subject: string }[] }
  return messages.filter(({ to_text: to }) => to === address).map(({ subject }) => subject)
}

const textsTo = async (page: Page, numbers: readonly string[]): Promise<number[]> => {
  const answer = await page.request.get('/sandbox/providers/messages?vendor=twilio')
  const { messages } = (await answer.json()) as { messages: { to_text: string }[] }
  return numbers.map((number) => messages.filter(({ to_text: to }) => to === number).length)
}

/** Nobody else's in any other journey. No exchange begins with 0 or 1. */
const numberOf = (nth: number) => `+19024${String(Date.now() * 10 + nth).slice(-6)}`

/** Where texts go out at this hour. */
function zoneByDay(): string {
  const zones = [
    'Pacific/Auckland',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'Europe/Berlin',
    'America/Halifax',
    'Pacific/Honolulu',
  ]
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
  return zones.toSorted((one, other) => Math.abs(hourIn(one) - 13) - Math.abs(hourIn(other) - 13))[0] ?? ''
}

async function connectNetwork(page: Page, network: RegExp, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Provider' }).click()
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .click()
  await openDialog(page).getByRole('button', { name: network }).click()
  await page.getByRole('button', { name: `Allow as ${person}` }).click()
  await expect(page.getByRole('article', { name: network }).getByText('Active')).toBeVisible()
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

test('who answers STOP gets no further text, and the list and the next campaign tell it', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  const credentials = { accountSid: 'ACjourney', authToken: 'sandbox-journey', phoneNumber: '+14155550100' }
  await ask(page, 'post', CONNECTIONS, { provider: 'twilio', credentials })
  const consent = { channels: ['sms'], basis: 'express', place: 'paper', wording: 'You may text.' }
  const [ann, bo] = [numberOf(1), numberOf(2)]
  const timezone = zoneByDay()
  await ask(page, 'post', '/api/v1/contacts', { name: 'Ann Lee', phone: ann, timezone, consent })
  await ask(page, 'post', '/api/v1/contacts', { name: 'Bo Berg', phone: bo, timezone, consent })
  const draft = { type: 'announcement', message: 'Fish today!', channels: ['sms'] }
  await ask(page, 'post', '/api/v1/campaigns', { ...draft, name: 'Fish' })
  await ask(page, 'post', '/api/v1/campaigns', { ...draft, name: 'Mussels' })

  const send = async (name: string, sentence: string) => {
    await cardOf(page, name)
      .getByRole('button', { name: `Send ${name}` })
      .click()
    await expect(openDialog(page).getByText(sentence)).toBeVisible()
  }
  await send('Fish', '2 people will get it through Twilio.')
  await openDialog(page).getByRole('button', { name: 'Send Now' }).click()
  await expect(cardOf(page, 'Fish').getByText('Completed', { exact: true })).toBeVisible()

  const stopping = await page.context().newPage()
  await stopping.goto('/sandbox/providers')
  const isTold = stopping.waitForResponse((response) => response.url().endsWith('/sandbox/providers/report'))
  await stopping
    .getByRole('article')
    .filter({ hasText: `To ${bo}` })
    .getByRole('button', { name: 'Reply STOP' })
    .click()
  expect((await isTold).status()).toBe(303)
  // Not closed: a page that is closed on its way to another one can keep the journey waiting for ever.
  await page.bringToFront()

  await send('Mussels', '1 person will get it through Twilio.')
  await expect(openDialog(page).getByText('1 left out: asked not to be written to')).toBeVisible()
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Send Now' }).click()
  await expect(cardOf(page, 'Mussels').getByText('Completed', { exact: true })).toBeVisible()
  expect(await textsTo(page, [ann, bo])).toEqual([2, 1])
  await page.goto('/contacts')
  await expect(page.getByRole('row', { name: /Bo Berg/ }).getByText('SMS: do not contact')).toBeVisible()
})

test('what one network refuses goes out by the others, and what people did with the post is read for its price', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/settings?tab=marketing')
  await connectNetwork(page, /^X/, 'Dana Whitlock')
  await connectNetwork(page, /^Instagram/, 'Marcus Bell')
  const draft = { name: 'Lobster week', type: 'promotion', message: 'It begins.', channels: ['social_media'] }
  await ask(page, 'post', '/api/v1/campaigns', { ...draft, socialPlatforms: ['twitter', 'instagram'] })
  await page.goto('/campaigns')

  const card = cardOf(page, 'Lobster week')
  await card.getByRole('button', { name: 'Send Lobster week' }).click()
  await expect(openDialog(page).getByText('Posts as @harbourbistro.')).toBeVisible()
  await expect(openDialog(page).getByText('X charges $0.015 for the post.')).toBeVisible()
  await expect(openDialog(page).getByText('This network needs a picture.')).toBeVisible()
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Send Now' }).click()
  await expect(card.getByText('Completed', { exact: true })).toBeVisible()

  await page.goto('/analytics')
  await page.getByRole('link', { name: 'View Lobster week' }).click()
  const row = page.getByRole('table', { name: 'Posts' }).getByRole('row', { name: /^X/ })
  await expect(row.getByRole('cell', { name: '–' })).toHaveCount(3)
  await row.getByRole('button', { name: 'Read from X ($0.005)' }).click()
  await expect(row.getByRole('cell', { name: /^\d+$/ })).toHaveCount(3)
  await expectAccessible(page)
})
