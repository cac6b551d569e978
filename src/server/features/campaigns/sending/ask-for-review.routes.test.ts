import { describe, expect, it } from 'vitest'
import { createCampaigns, zoneAt } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, messagesTo, goOut, connect } = createCampaigns(app)
const PATH = '/api/v1/review-requests'
const TWILIO = { accountSid: 'ACasking', authToken: 'sandbox-token', phoneNumber: '+14155550100' }
const GOOGLE = 'https://g.page/r/harbour/review'
const WORDING = 'May we write to you once?'

async function addPlace(
  owner: TestMember,
  reviewLinks: object = { google: GOOGLE, yelp: 'https://yelp.com/biz/harbour' },
) {
  const { body } = await app.as(owner).post('/api/v1/locations', { name: 'Quayside', reviewLinks })
  return body.id as string
}

async function open() {
  const { owner, connectionId } = await start()
  const locationId = await addPlace(owner)
  const ask = (to: object, more: object = {}) => app.as(owner).post(PATH, { locationId, to, ...more })
  const askContact = (contactId: string, channel = 'email') => ask({ kind: 'contact', contactId, channel })
  return { owner, connectionId, locationId, ask, askContact }
}

const ageAsks = (owner: TestMember, days: number) =>
  app.superuser.query(
    `update campaign_recipients set handed_over_at = seconds_after(handed_over_at, -86400 * $2::int), changed_at = now() - make_interval(days => $2)
     where customer_id = $1`,
    [owner.customerId, days],
  )

describe('asking one person for a review', () => {
  it('sends them the location’s links, never Yelp’s, from a campaign that stands ready there', async () => {
    const { owner, askContact } = await open()
    const [ann, bo] = [await addGuest(owner), await addGuest(owner)]

    const { status, body } = await askContact(ann.id)
    expect([status, body]).toMatchObject([200, { contactId: ann.id, channel: 'email', at: null }])
    await goOut()

    const [mail, ...more] = await messagesTo('sendgrid', ann.email)
    expect(more).toEqual([])
    expect(mail?.text_body).toContain('Hi Ann, thank you for choosing')
    expect(mail?.text_body).toMatch(/Review us on Google\n\S+\/c\/[\w-]{12}\n/)
    expect(mail?.text_body).not.toMatch(/yelp/i)
    expect(await messagesTo('sendgrid', bo.email)).toEqual([])
    const { body: campaign } = await app.as(owner).get(`/api/v1/campaigns/${body.campaignId}`)
    expect(campaign).toMatchObject({ name: 'Ask now – Quayside', status: 'active', run: 'asked', sentCount: 1 })
    expect((await askContact(bo.id)).body.campaignId).toBe(body.campaignId)
  })

  it('asks nobody twice within a month, and everybody again after it', async () => {
    const { owner, askContact } = await open()
    const ann = await addGuest(owner)
    await askContact(ann.id)
    expect((await askContact(ann.id)).body.reason).toBe('cannot-be-asked')
    await goOut()
    expect((await askContact(ann.id)).body.reason).toBe('cannot-be-asked')
    const { body } = await app.as(owner).get(`${PATH}/choices?contactId=${ann.id}`)
    expect(body.channels[0]).toEqual({ channel: 'email', problem: null, reason: 'asked-recently' })

    await ageAsks(owner, 31)
    const again = await askContact(ann.id)
    await goOut()
    expect(again.status).toBe(200)
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(2)
    const { body: campaign } = await app.as(owner).get(`/api/v1/campaigns/${again.body.campaignId}`)
    expect(campaign.sentCount).toBe(2)
  })

  it('lets one through where two ask at once', async () => {
    const { owner, askContact } = await open()
    await askContact((await addGuest(owner)).id)
    const ann = await addGuest(owner)
    const both = await Promise.all([askContact(ann.id), askContact(ann.id)])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  it('says who cannot be asked, and why', async () => {
    const { owner, locationId, askContact } = await open()
    const silent = await addGuest(owner, {}, [])
    const { body } = await app.as(owner).get(`${PATH}/choices?contactId=${silent.id}`)
    expect(body).toMatchObject({
      locations: [{ id: locationId, name: 'Quayside', hasLinks: true, isPaused: false }],
      channels: [
        { channel: 'email', problem: null, reason: 'no-consent' },
        { channel: 'sms', problem: 'not-connected', reason: 'no-address' },
      ],
    })
    expect((await askContact(silent.id)).body.reason).toBe('cannot-be-asked')
    expect((await askContact(silent.id, 'sms')).body.reason).toBe('campaign-unsent')
  })

  it('needs a place that people may be asked for', async () => {
    const { owner, ask } = await open()
    const ann = await addGuest(owner)
    const to = { kind: 'contact', contactId: ann.id, channel: 'email' }
    const onlyYelp = await addPlace(owner, { yelp: 'https://yelp.com/biz/harbour' })
    expect((await ask(to, { locationId: onlyYelp })).body.reason).toBe('campaign-link-missing')
  })

  it('takes down who stands at the counter, with what they agreed to, and takes the one who has the address', async () => {
    const { owner, ask } = await open()
    const person = { kind: 'person', name: 'Cy Dee', address: ' CY@guests.test ', wording: WORDING }
    const { body } = await ask(person)
    await goOut()
    expect(await messagesTo('sendgrid', 'cy@guests.test')).toHaveLength(1)
    const { body: story } = await app.as(owner).get(`/api/v1/contacts/${body.contactId}/story`)
    expect(story.consents).toEqual([
      expect.objectContaining({ channel: 'email', place: 'in-person', basis: 'express', wording: WORDING }),
    ])
    expect((await ask(person)).body.reason).toBe('cannot-be-asked')
    await ageAsks(owner, 31)
    expect((await ask({ ...person, name: '' })).body.contactId).toBe(body.contactId)
    expect((await ask({ ...person, address: 'cy@' })).body).toMatchObject({
      reason: 'contact-unreachable',
      errors: [{ field: 'to.address' }],
    })
    expect((await ask({ ...person, address: '12' })).body.reason).toBe('contact-phone-invalid')
  })

  it('writes to nobody who asked not to be written to, whatever is said at the counter', async () => {
    const { owner, ask } = await open()
    const ann = await addGuest(owner)
    await app.as(owner).post(`/api/v1/contacts/${ann.id}/consents`, {
      channel: 'email',
      action: 'withdrawn',
      basis: null,
      place: 'phone',
      wording: 'No more.',
    })
    const { body } = await ask({ kind: 'person', name: '', address: ann.email, wording: WORDING })
    expect(body.reason).toBe('contact-suppressed')
  })

  it('waits with a text message until the hours in which people may be disturbed', async () => {
    const { owner, askContact } = await open()
    await connect(owner, 'twilio', TWILIO)
    const hour = new Date().getUTCHours()
    // Somewhere it is three in the night.
    const offset = (hour - 3 + 24) % 24
    const timezone = offset <= 12 ? `Etc/GMT+${offset}` : `Etc/GMT-${24 - offset}`
    const ann = await addGuest(owner, { email: null, phone: '+14155550188', timezone: offset === 0 ? 'UTC' : timezone })
    const { body } = await askContact(ann.id, 'sms')
    expect(Date.parse(body.at)).toBeGreaterThan(Date.now())
    await goOut()
    expect(await messagesTo('twilio', '+14155550188')).toEqual([])
  })

  it('rests while its campaign is paused, whose words can then be changed, and is never sent to all', async () => {
    const { owner, askContact } = await open()
    const [ann, bo] = [await addGuest(owner), await addGuest(owner)]
    const { body } = await askContact(ann.id)
    await goOut()
    const path = `/api/v1/campaigns/${body.campaignId}`
    await app.as(owner).post(`${path}/pause`, {})
    expect((await askContact(bo.id)).body).toMatchObject({ reason: 'asking-paused' })
    const sendAll = { channels: ['email'], socialPlatforms: [], at: null }
    expect((await app.as(owner).post(`${path}/send`, sendAll)).body.reason).toBe('campaign-for-asking')

    await app.as(owner).patch(path, { message: 'Dear {{first_name}}, do tell.' })
    expect((await app.as(owner).post(`${path}/activate`, {})).body).toMatchObject({ status: 'active', run: 'asked' })
    await goOut()
    expect(await messagesTo('sendgrid', bo.email)).toEqual([])
    await askContact(bo.id)
    await goOut()
    expect((await messagesTo('sendgrid', bo.email))[0]?.text_body).toContain('Dear Ann, do tell.')
  })

  it('goes on once a service is there again', async () => {
    const { owner, askContact } = await open()
    const ann = await addGuest(owner)
    const { campaignId } = (await askContact(ann.id)).body
    const { body: connections } = await app.as(owner).get('/api/v1/provider-connections')
    await app.as(owner).delete(`/api/v1/provider-connections/${connections.items[0].id}`)
    await goOut()
    const path = `/api/v1/campaigns/${campaignId}`
    expect((await app.as(owner).get(path)).body).toMatchObject({ status: 'paused', progress: { waiting: 1 } })

    await connect(owner, 'sendgrid', { apiKey: `SG.sandbox-${owner.customerId}-again` })
    await app.as(owner).post(`${path}/activate`, {})
    await goOut()
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)
    expect((await app.as(owner).get(path)).body).toMatchObject({ status: 'active', deliveries: [{ problem: null }] })
  })

  it('goes on by the way that was mended, while somebody waits by another', async () => {
    const { owner, connectionId, askContact } = await open()
    await connect(owner, 'twilio', { ...TWILIO, accountSid: `AC${owner.customerId}` })
    const asleep = await addGuest(owner, { email: null, phone: '+14155550189', timezone: zoneAt(3) })
    const [ann, bo] = [await addGuest(owner), await addGuest(owner)]
    await askContact(asleep.id, 'sms')
    const { campaignId } = (await askContact(ann.id)).body
    await app.as(owner).delete(`/api/v1/provider-connections/${connectionId}`)
    await goOut()
    const { body: stopped } = await app.as(owner).get(`/api/v1/campaigns/${campaignId}`)
    expect(stopped).toMatchObject({ status: 'active', progress: { waiting: 2 } })
    expect((await askContact(bo.id)).body.reason).toBe('campaign-unsent')

    await connect(owner, 'sendgrid', { apiKey: `SG.sandbox-${owner.customerId}-again` })
    expect((await askContact(bo.id)).status).toBe(200)
    await goOut()
    const mails = await Promise.all([ann, bo].map(({ email }) => messagesTo('sendgrid', email)))
    expect(mails.map(({ length }) => length)).toEqual([1, 1])
  })

  it('knows no place and nobody of another customer', async () => {
    const { ask, askContact } = await open()
    const other = await open()
    const stranger = await addGuest(other.owner)
    expect((await askContact(stranger.id)).status).toBe(404)
    expect((await ask({ kind: 'person', name: '', address: 'a@b.test', wording: WORDING }, other)).status).toBe(404)
    expect((await app.as(other.owner).get(`${PATH}/choices?contactId=${stranger.id}`)).status).toBe(200)
  })
})
