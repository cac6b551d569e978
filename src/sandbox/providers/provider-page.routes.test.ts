import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, connect, goOut, messagesTo } = createCampaigns(app)
const PATH = '/sandbox/providers'

/** As the page's forms send it. */
async function press(what: string, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields)
  const { status } = await fetch(`${app.url}${PATH}/${what}`, {
    method: 'POST',
    body,
    headers: { origin: app.url },
    redirect: 'manual',
  })
  return status
}
const see = async () => String((await app.anonymous.get(PATH)).body)

/** Somebody who got a mail, and what they do with it. */
async function mailOne() {
  const campaign = await start()
  const guest = await addGuest(campaign.owner)
  await campaign.send()
  await goOut()
  const [mail] = await messagesTo('sendgrid', guest.email)
  if (!mail) throw new Error('Nothing was sent.')
  const report = (kind: string) => press('report', { message: mail.id, kind })
  const stateOf = async () => (await app.as(campaign.owner).get(`/api/v1/contacts/${guest.id}`)).body.consents.email
  return { ...campaign, guest, mail, report, stateOf }
}

describe('the page of the stand-ins', () => {
  it('shows every mail as its reader sees it, and lets them open, click and bounce', async () => {
    const { owner, path, guest, mail, report, stateOf } = await mailOne()
    const page = await see()
    for (const said of [guest.email, 'Deliver', 'Open', 'Click', 'Bounce', 'Complain', 'Unsubscribe', 'Fail']) {
      expect(page).toContain(said)
    }
    const { body: html, headers } = await app.anonymous.get(`${PATH}/messages/${mail.id}/html`)
    expect(html).toContain('our spring menu is here')
    expect(headers.get('content-security-policy')).toContain('sandbox')

    expect([await report('open'), await report('click'), await stateOf()]).toEqual([303, 303, 'granted'])
    expect((await app.as(owner).get(`${path}/metrics`)).body).toMatchObject({ opens: 1, clicks: 1, bounced: 0 })
    expect([await report('bounce'), await stateOf()]).toEqual([303, 'suppressed'])
    expect([await report('dance'), await press('report', { message: 'none', kind: 'open' })]).toEqual([422, 422])
  })

  it('lets a reader complain, and one reply STOP', async () => {
    const { owner, report, stateOf } = await mailOne()
    expect([await report('complain'), await stateOf()]).toEqual([303, 'suppressed'])

    const credentials = { accountSid: `AC${owner.customerId}`, authToken: 'sandbox-token', phoneNumber: '+14155550100' }
    const id = await connect(owner, 'twilio', credentials)
    const phone = '+19025550177'
    const { id: contactId } = await addGuest(owner, { email: null, phone })
    await app.as(owner).post(`/api/v1/provider-connections/${id}/test`, { to: phone })
    const [text] = await messagesTo('twilio', phone)
    expect(await press('report', { message: text?.id ?? '', kind: 'stop' })).toBe(303)
    expect((await app.as(owner).get(`/api/v1/contacts/${contactId}`)).body.consents.sms).toBe('suppressed')
  })

  it.each([
    ['rate-limit', 503, 0],
    ['down', 503, 0],
    ['garbage', 503, 0],
    ['cut', 503, 1],
    ['no-permission', 409, 0],
  ])('lets a service go wrong by %s, until it works again', async (kind, status, taken) => {
    const { owner, connectionId } = await start()
    const test = () => app.as(owner).post(`/api/v1/provider-connections/${connectionId}/test`)
    await app.as(owner).post(`/api/v1/provider-connections/${connectionId}/check`)
    expect(await press('faults', { vendor: 'sendgrid', kind, times: '1' })).toBe(303)
    expect(await see()).toContain('Everything works again at sendgrid')

    expect([kind, (await test()).status, (await messagesTo('sendgrid', owner.email)).length]).toEqual([
      kind,
      status,
      taken,
    ])
    expect(await press('faults/clear', { vendor: 'sendgrid' })).toBe(303)
    expect(await see()).not.toContain('Everything works again at sendgrid')
  })
})
