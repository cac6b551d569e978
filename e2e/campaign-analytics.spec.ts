import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

// What the address of no campaign is answered, and a server that fails.
test.use({ expectedComplaints: [/status of (?:400|404|500)/] })

const CONNECTIONS = '/api/v1/provider-connections'
const guestOf = (name: string) => `${name.toLowerCase()}-${Date.now()}@guests.test`

/** A service to send by, and so many who want to hear from the business; answers their addresses. */
async function prepareSending(page: Page, names: readonly string[]): Promise<string[]> {
  const apiKey = `SG.sandbox-${Date.now()}`
  const { id } = await ask<{ id: string }>(page, 'post', CONNECTIONS, { provider: 'sendgrid', credentials: { apiKey } })
  const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
  await ask(page, 'patch', `${CONNECTIONS}/${id}`, sender)
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  const guests = names.map((name) => ({ name, email: guestOf(name) }))
  for (const guest of guests) await ask(page, 'post', '/api/v1/contacts', { ...guest, consent })
  return guests.map(({ email }) => email)
}

interface Message {
  id: string
  to_text: string
  text_body: string
}

async function findMessage(page: Page, to: string): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get('/sandbox/providers/messages?vendor=sendgrid')
      const { messages } = (await answer.json()) as { messages: Message[] }
      found = messages.find((message) => message.to_text === to)
      return found?.to_text
    })
    .toBe(to)
  if (!found) throw new Error('The message has gone again.')
  return found
}

const report = (page: Page, message: Message, kind: string) =>
  page.request.post('/sandbox/providers/report', { data: { message: message.id, kind } })

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a campaign is sent, opened and clicked, and both screens count along', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/analytics')
  await expect(page.getByRole('heading', { name: 'Campaign Analytics', level: 1 })).toBeVisible()
  await expect(page.getByText('No campaigns found for the selected time range.')).toBeVisible()
  await expect(cardOf(page, 'Avg. Open Rate').getByText('0.0%', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const [ann = '', bo = ''] = await prepareSending(page, ['Ann', 'Bo'])
  const link = { kind: 'url', url: 'https://example.com/menu' }
  const draft = { name: 'Spring menu', type: 'promotion', message: 'It is here.', channels: ['email'], link }
  const { id } = await ask<{ id: string }>(page, 'post', '/api/v1/campaigns', draft)
  await ask(page, 'post', `/api/v1/campaigns/${id}/send`, { channels: ['email'], socialPlatforms: [], at: null })
  const toAnn = await findMessage(page, ann)
  await report(page, toAnn, 'open')
  await report(page, await findMessage(page, bo), 'bounce')

  // All of it comes by itself.
  const row = page.getByRole('row', { name: /^Spring menu/ })
  await expect(row.getByRole('cell', { name: '50.0%' })).toBeVisible()
  await expect(row.getByText('Promotion · Email')).toBeVisible()
  await expect(cardOf(page, 'Total Sent').getByText('2', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Avg. Open Rate').getByText('Good')).toBeVisible()
  await expect(cardOf(page, 'Avg. Click Rate').getByText('Needs improvement')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('sms')
  await expect(page.getByText('No campaigns found for the selected time range.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('email')
  await page.getByRole('button', { name: 'All Time' }).click()
  await expect(page).toHaveURL(/range=all/)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^campaign-analytics.*\.csv$/)

  await row.getByRole('link', { name: 'View Spring menu' }).click()
  await expect(page.getByRole('heading', { name: 'Spring menu', level: 1 })).toBeVisible()
  await expect(cardOf(page, 'Sent').getByText('50.0% delivery rate')).toBeVisible()
  await expect(cardOf(page, 'Opens').getByText('50.0% open rate')).toBeVisible()
  await expect(cardOf(page, 'Clicks').getByText('0.0% click rate')).toBeVisible()
  const timeline = page.getByRole('list', { name: 'Activity timeline' })
  await expect(timeline.getByText(/^Error: /)).toBeVisible()
  const url = /\S+\/c\/[\w-]{12}/.exec(toAnn.text_body)?.[0] ?? ''
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
  await page.request.get(url, { maxRedirects: 0, headers: { 'user-agent': agent } })
  await expect(cardOf(page, 'Clicks').getByText('50.0% click rate')).toBeVisible()
  await expect(timeline.getByText('Link clicked')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'https://example.com/menu' })).toBeVisible()
  await expect(page.getByText('Not specified')).toBeVisible()
  await expect(page.getByText(/^Most people open and click between/)).toBeVisible()
  await page.getByText('Show as a table').first().click()
  await expect(page.getByRole('table', { name: 'Over time, in numbers' })).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('bounced')
  await expect(
    page.getByRole('list', { name: 'Recipients' }).getByText('The address does not take mail.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('by keyboard alone on a phone: from the list to one campaign, its ranges, and back', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/analytics')
  const draft = { name: 'A name that is rather long for a phone', type: 'review_request', message: 'How was it?' }
  const { id } = await ask<{ id: string }>(page, 'post', '/api/v1/campaigns', { ...draft, channels: ['email', 'sms'] })
  await page.getByRole('button', { name: 'All Time' }).press('Enter')
  const view = page.getByRole('link', { name: `View ${draft.name}` })
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)

  await view.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/campaign-analytics/${id}$`))
  await expect(page.getByText('No events recorded for this campaign yet.')).toBeVisible()
  await page.getByRole('button', { name: '24h', exact: true }).press('Enter')
  await expect(page).toHaveURL(/range=24h/)
  await expect(page.getByText('0 in the last 24 hours').first()).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Campaigns' }).press('Enter')
  await expect(page).toHaveURL('/campaigns')

  await page.goto('/campaign-analytics/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText("Campaign not found or you don't have permission to view it.")).toBeVisible()
  await page.getByRole('button', { name: 'Back to Campaigns' }).press('Enter')
  await expect(page).toHaveURL('/campaigns')
  await page.route('**/analytics?range=*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`/campaign-analytics/${id}`)
  await expect(page.getByText('Failed to load campaign data')).toBeVisible()
  await page.unroute('**/analytics?range=*')
  await page.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(page.getByRole('heading', { name: draft.name, level: 1 })).toBeVisible()
})
