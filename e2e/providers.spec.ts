import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const MARKETING = '/settings?tab=marketing'
// What a provider says against a key, and what is still missing.
test.use({ expectedComplaints: [/status of 409/] })

const cardOf = (page: Page, name: RegExp) => page.getByRole('article', { name })

test('an email provider is refused, connected, set up, tried, connected anew and disconnected', async ({
  page,
  request,
}) => {
  const person = await makePerson(request)
  await arriveAs(page, person, MARKETING)
  await expect(page.getByRole('heading', { name: 'Email Marketing' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SMS Marketing' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Provider' }).click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: /^Email/ }).click()
  await dialog.getByRole('button', { name: 'Back to provider types' }).click()
  await dialog.getByRole('button', { name: /^Email/ }).click()
  await dialog.getByRole('button', { name: /^Mailgun/ }).click()
  const connect = dialog.getByRole('button', { name: 'Connect Provider' })
  await expect(connect).toBeDisabled()
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByRole('button', { name: /^SendGrid/ }).click()
  await expect(dialog.getByPlaceholder('Enter API Key')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('API Key').fill('SG.wrong')
  await connect.click()
  await expect(dialog.getByText(/SendGrid says: “The provided authorization grant is invalid/)).toBeVisible()
  await dialog.getByLabel('API Key').fill('SG.sandbox-journey')
  await dialog.getByLabel('API Key').press('Enter')
  const card = cardOf(page, /^SendGrid/)
  await expect(card.getByText('Active')).toBeVisible()
  await expect(card.getByText('Default')).toBeVisible()

  await card.getByRole('button', { name: /^Send test message/ }).click()
  await expect(card.getByText(/^Enter the sender address and your postal address first/)).toBeVisible()
  await card.getByRole('button', { name: /^Settings/ }).click()
  await openDialog(page).getByLabel('Sender address').fill('hello@bistro.test')
  await openDialog(page).getByLabel('Sender name').fill('Harbour Bistro')
  await openDialog(page).getByLabel('Postal address').fill('Quay 1, Halifax')
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(/^Add a sender address/)).toBeHidden()
  await expectMeanwhile(page.getByText(`Test message sent to ${person.email}`), () =>
    card.getByRole('button', { name: /^Send test message/ }).click(),
  )
  const { messages } = (await (await request.get('/sandbox/providers/messages?vendor=sendgrid')).json()) as {
    messages: { to_text: string; text_body: string }[]
  }
  expect(messages.find(({ to_text: to }) => to === person.email)?.text_body).toContain('Quay 1, Halifax')

  await card.getByRole('button', { name: /^Reconnect/ }).click()
  await openDialog(page).getByLabel('API Key').fill('SG.sandbox-anew')
  await openDialog(page).getByRole('button', { name: 'Connect Provider' }).click()
  await expect(cardOf(page, /^SendGrid, SG\.…anew/)).toBeVisible()

  await card.getByRole('button', { name: /^Disconnect/ }).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByText('No email provider connected')).toBeVisible()
})

test('a text message provider is connected by keyboard on a phone, and reached', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), MARKETING)
  await page.getByRole('button', { name: 'Add Provider' }).press('Enter')
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: /^SMS/ }).press('Enter')
  await dialog.getByRole('button', { name: /^Twilio/ }).press('Enter')
  await dialog.getByLabel('Account SID').fill('ACjourney')
  await dialog.getByLabel('Auth Token').fill('sandbox-journey')
  await dialog.getByLabel('Phone Number').fill('+1 415 555 0100')
  await expectNoOverflow(page)
  await dialog.getByLabel('Phone Number').press('Enter')
  const card = cardOf(page, /^Twilio/)
  await expect(card.getByText('Active')).toBeVisible()
  await expect(card.getByText('This number can do: SMS, pictures (MMS), calls')).toBeVisible()
  await expect(card.getByText(/^Register your business and what you send with your provider \(10DLC/)).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: /^Send test message/ }).press('Enter')
  await openDialog(page).getByLabel('Your phone number').fill('12')
  await openDialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(openDialog(page).getByText('Enter a number with its country code, like +14155550100.')).toBeVisible()
  await openDialog(page).getByLabel('Your phone number').fill('+14155550122')
  await expectMeanwhile(page.getByText('Test message sent to +14155550122'), () =>
    openDialog(page).getByRole('button', { name: 'Send' }).click(),
  )
  await expectNoOverflow(page)
})

test('a sender is verified by adding to its domain what is missing', async ({ page, request }) => {
  const domain = `bistro-${Date.now()}.unverified.test`
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), MARKETING)
  await ask(page, 'post', '/api/v1/provider-connections', {
    provider: 'mailgun',
    credentials: { apiKey: 'sandbox-journey', domain },
  })
  const card = cardOf(page, /^Mailgun/)
  await card.getByRole('button', { name: /^Settings/ }).press('Enter')
  await openDialog(page).getByLabel('Sender address').fill(`hello@${domain}`)
  await openDialog(page).getByLabel('Postal address').fill('Quay 1, Halifax')
  await openDialog(page).getByLabel('Postal address').press('Tab')
  await openDialog(page).getByRole('button', { name: 'Save' }).press('Enter')

  await expect(card.getByText(`Mailgun has not verified hello@${domain} yet`)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Verify at Mailgun' })).toBeVisible()
  await expect(card.getByText('Missing', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await card.getByRole('button', { name: /^Send test message/ }).press('Enter')
  await expect(card.getByText(/No email goes out until then\.$/)).toBeVisible()

  const spf = card.getByRole('listitem').filter({ hasText: 'SPF' })
  await expect(spf.getByText('v=spf1 include:mailgun.org ~all')).toBeVisible()
  const key = await card.getByText(/^k=rsa; p=/).textContent()
  for (const [name, value] of [
    [domain, 'v=spf1 include:mailgun.org ~all'],
    [`pic._domainkey.${domain}`, key ?? ''],
    [`_dmarc.${domain}`, 'v=DMARC1; p=none'],
  ] as const) {
    await request.post('/sandbox/dns/records', { form: { name, type: 'TXT', value } })
  }
  await card.getByRole('button', { name: /^Check again/ }).press('Enter')
  await expect(card.getByText(`Mailgun has verified hello@${domain}.`)).toBeVisible()
  await card.getByText('3 records are in place').click()
  await expect(card.getByText('Found', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
})
