import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, messagesTo, goOut, connect } = createCampaigns(app)
const TWILIO = { accountSid: 'ACcampaigns', authToken: 'sandbox-token', phoneNumber: '+14155550100' }

describe('a campaign by e-mail', () => {
  it('reaches everybody who agreed, once each, with their name and a way out, and is then complete', async () => {
    const { owner, send, read, recipients } = await start({ link: { kind: 'url', url: 'example.com/menu' } })
    const ann = await addGuest(owner)
    const bo = await addGuest(owner, { name: '' })
    const silent = await addGuest(owner, {}, [])

    const sent = await send()
    expect(sent.body).toMatchObject({ status: 'active', run: 'sent', isGathering: true })
    await goOut()
    await goOut()

    const [mail, ...more] = await messagesTo('sendgrid', ann.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Spring menu' })
    expect(mail?.text_body).toContain('Hello Ann, our spring menu')
    expect(mail?.text_body).toMatch(/See the offer\n\S+\/c\/[\w-]{12}\n/)
    expect(mail?.text_body).toContain('Quay 1, Halifax')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': expect.stringContaining('/u/') })
    expect((await messagesTo('sendgrid', bo.email))[0]?.text_body).toContain('Hello there,')
    expect(await messagesTo('sendgrid', silent.email)).toEqual([])
    expect(await read()).toMatchObject({
      status: 'completed',
      sentCount: 2,
      progress: { total: 2, waiting: 0, handedOver: 2, failed: 0, unknown: 0 },
    })
    expect(await recipients()).toEqual([
      expect.objectContaining({ state: 'accepted', channel: 'email', reason: null }),
      expect.objectContaining({ state: 'accepted', channel: 'email', reason: null }),
    ])
  })

  it('is sent once when the button is pressed twice, and not again while it runs', async () => {
    const { owner, send, read } = await start()
    const ann = await addGuest(owner)

    const key = { 'idempotency-key': 'send-it-now-please' }
    const [first, second] = [await send({}, key), await send({}, key)]
    const third = await send()
    await goOut()

    expect(second.body).toEqual(first.body)
    expect([third.status, third.body.reason]).toEqual([409, 'campaign-running'])
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)
    expect((await send()).body.reason).toBe('campaign-finished')
    expect((await read()).sentCount).toBe(1)
  })

  it('tells in the feed and in the bell what became of it', async () => {
    const { owner, send } = await start()
    await addGuest(owner)
    await send()
    await goOut()

    const { body: feed } = await app.as(owner).get('/api/v1/activity?subject=campaigns')
    expect(feed.items.map(({ action }: { action: string }) => action)).toEqual([
      'campaign.completed',
      'campaign.sent',
      'campaign.created',
    ])
    const { body: bell } = await app.as(owner).get('/api/v1/notifications')
    expect(bell.items).toEqual([
      expect.objectContaining({ kind: 'campaign.finished', message: 'Spring menu has gone out: one message.' }),
    ])
  })

  it('can be tried on oneself, and that counts nowhere', async () => {
    const { owner, post, read } = await start()

    expect((await post('test', { channel: 'email' })).body).toEqual({ to: owner.email })

    expect((await messagesTo('sendgrid', owner.email))[0]?.subject).toBe('[Test] Spring menu')
    expect(await read()).toMatchObject({ status: 'draft', sentCount: 0, progress: null })
  })
})

describe('before it is sent', () => {
  it('one sees how many get it by each channel, and who is left out and why', async () => {
    const { owner, path } = await start({ type: 'review_request', message: 'How was it?' })
    await addGuest(owner, { phone: '+19025550101' })
    await addGuest(owner, { email: null, phone: '+19025550102' })
    await addGuest(owner, {}, [])
    const gone = await addGuest(owner)
    await app
      .as(owner)
      .post(`/api/v1/contacts/${gone.id}/consents`, { action: 'withdrawn', channel: 'email', place: 'phone' })

    const { body } = await app.as(owner).get(`${path}/audience`)

    expect(body.total).toBe(4)
    expect(body.channels).toEqual([
      {
        channel: 'email',
        willGet: 1,
        leftOut: [
          { reason: 'no-address', count: 1 },
          { reason: 'no-consent', count: 1 },
          { reason: 'suppressed', count: 1 },
        ],
        provider: 'sendgrid',
        problem: null,
        sms: null,
      },
      {
        channel: 'sms',
        willGet: 2,
        leftOut: [{ reason: 'no-address', count: 2 }],
        provider: null,
        problem: 'not-connected',
        sms: { segments: 1, encoding: 'gsm', messages: 2 },
      },
    ])
    expect(body.networks[0]).toMatchObject({ network: 'facebook', account: null, problem: 'not-connected' })
  })

  it('nobody is asked for a review twice within a month, by whichever campaign', async () => {
    const { owner, send, path } = await start({ type: 'review_request' })
    await addGuest(owner)
    await send()
    await goOut()
    const { body: next } = await app
      .as(owner)
      .post('/api/v1/campaigns', { name: 'Again', type: 'feedback', message: 'And?', channels: ['email'] })

    const { body } = await app.as(owner).get(`/api/v1/campaigns/${next.id}/audience`)
    expect(body.channels[0]).toMatchObject({ willGet: 0, leftOut: [{ reason: 'asked-recently', count: 1 }] })
    const { body: own } = await app.as(owner).get(`${path}/audience`)
    expect(own.channels[0].leftOut).toEqual([{ reason: 'already-sent', count: 1 }])
  })

  it('leaves out who reads another language, unless they are to get it, too', async () => {
    const { owner, path, send, read } = await start({ language: 'en' })
    await addGuest(owner, { language: 'en' })
    await addGuest(owner, { language: null })
    await addGuest(owner, { language: 'fr', email: 'shared@guests.test' })
    await addGuest(owner, { language: 'fr' })
    const emails = async (query = '') => (await app.as(owner).get(`${path}/audience${query}`)).body.channels[0]

    expect(await emails()).toMatchObject({ willGet: 2, leftOut: [{ reason: 'other-language', count: 2 }] })
    expect(await emails('?includesOtherLanguages=true')).toMatchObject({ willGet: 4, leftOut: [] })
    // Nothing was said to stay so.
    expect(await read()).toMatchObject({ language: 'en', includesOtherLanguages: false })

    await send({ includesOtherLanguages: true })
    await goOut()
    expect(await read()).toMatchObject({ includesOtherLanguages: true, progress: { handedOver: 4 } })
  })

  it('writes to those who read its language, and to nobody else', async () => {
    const { owner, send, recipients } = await start({ language: 'fr', message: 'Bonjour {{first_name}} !' })
    const { email } = await addGuest(owner, { name: '', language: 'fr' })
    await addGuest(owner, { language: 'de' })
    await send()
    await goOut()
    expect((await recipients()).map(({ address }: { address: string }) => address)).toEqual([email])
  })

  it.each([
    [{ channels: [] }, 400, 'Select at least one channel to send your campaign'],
    [{ at: '2020-01-01T09:00' }, 400, 'Cannot schedule a campaign in the past'],
    [{ channels: ['sms'] }, 409, 'No channels were able to send the campaign'],
    [{ channels: ['social_media'], socialPlatforms: [] }, 400, 'Select at least one channel to send your campaign'],
  ])('%j is refused', async (said, status, sentence) => {
    const { owner, send, read } = await start()
    await addGuest(owner)

    const refused = await send(said)

    expect(refused.status).toBe(status)
    expect(JSON.stringify(refused.body)).toContain(sentence)
    expect(await read()).toMatchObject({ status: 'draft', channels: ['email'] })
  })

  it('a word that nobody can fill in is refused', async () => {
    const { owner, send } = await start({ message: 'Until {{date}}.' })
    await addGuest(owner)

    expect((await send()).body.reason).toBe('campaign-field-unknown')
  })
})

describe('one channel of two', () => {
  it('goes out alone, and what is wrong with the other is told', async () => {
    const { owner, send, read } = await start()
    await addGuest(owner, { phone: '+19025550103' })

    await send({ channels: ['email', 'sms'] })
    await goOut()

    expect(await read()).toMatchObject({
      status: 'completed',
      sentCount: 1,
      deliveries: [
        { channel: 'email', handedOver: 1, problem: null },
        { channel: 'sms', total: 0, problem: 'not-connected' },
      ],
    })
  })

  it('may be withdrawn on the way: the rest waits, and goes out once that is mended', async () => {
    const { owner, send, read, post } = await start()
    const ann = await addGuest(owner)
    await send()
    await app.jobs.run('campaigns.gather')
    await app.superuser.query(`update provider_connections set status = 'disconnected' where customer_id = $1`, [
      owner.customerId,
    ])

    await app.jobs.run('campaigns.deliver')

    expect(await read()).toMatchObject({
      status: 'paused',
      progress: { waiting: 1, failed: 0 },
      deliveries: [{ channel: 'email', problem: 'disconnected' }],
    })
    const { body: bell } = await app.as(owner).get('/api/v1/notifications')
    expect(bell.items.map(({ kind }: { kind: string }) => kind)).toContain('campaign.failed')

    await app.superuser.query(`update provider_connections set status = 'active' where customer_id = $1`, [
      owner.customerId,
    ])
    expect((await post('activate')).status).toBe(200)
    await goOut()
    expect(await messagesTo('sendgrid', ann.email)).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'completed', run: 'sent' })
  })
})

describe('a service that lets us in no more', () => {
  it('stops what goes by it, with the reason; that is told once, and mended the rest goes out', async () => {
    const { owner, id, connectionId, send, read, post } = await start()
    const people = [await addGuest(owner), await addGuest(owner), await addGuest(owner)]
    const PROVIDER = `/api/v1/provider-connections/${connectionId}`
    const { db } = app.product.base.sandbox
    const count = async () => {
      const counts = []
      for (const { email } of people) counts.push((await messagesTo('sendgrid', email)).length)
      return counts
    }
    await setFault(db, 'sendgrid', { kind: 'no-permission', remaining: null })
    await send()
    await goOut()
    await goOut()
    await clearFaults(db, 'sendgrid')

    const waiting = {
      status: 'paused',
      progress: { waiting: 3, failed: 0, unknown: 0 },
      deliveries: [{ channel: 'email', problem: 'refused', words: expect.stringMatching(/./) }],
    }
    expect(await read()).toMatchObject(waiting)
    const [connection] = (await app.as(owner).get('/api/v1/provider-connections')).body.items
    expect(connection).toMatchObject({ status: 'disconnected', fault: { words: expect.stringMatching(/./) } })
    const { body: bell } = await app.as(owner).get('/api/v1/notifications')
    const told = bell.items.map(({ kind, link }: Record<string, string>) => [kind, link])
    expect(told).toContainEqual(['provider.broken', '/settings?tab=marketing'])
    expect(told.map(([kind]: string[]) => kind).toSorted()).toEqual(['campaign.failed', 'provider.broken'])

    expect((await post('activate')).body.reason).toBe('campaign-unsent')
    expect(await read()).toMatchObject({ status: 'paused' })
    const credentials = { apiKey: `SG.sandbox-mended-${owner.customerId}` }
    expect((await app.as(owner).post(`${PROVIDER}/reconnect`, { credentials })).body.status).toBe('active')
    expect((await post('activate')).status).toBe(200)
    await app.superuser.query('update campaign_recipients set due_at = null where campaign_id = $1', [id])
    await goOut()

    expect(await count()).toEqual([1, 1, 1])
    expect(await read()).toMatchObject({ status: 'completed', deliveries: [{ handedOver: 3, problem: null }] })
  })
})

describe('a campaign by text message', () => {
  /** Where it is this hour now. */
  const zoneAt = (hour: number) => {
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  }

  it('arrives by day, waits by night, and says how to end it', async () => {
    const { owner, send, read, recipients } = await start({ channels: ['sms'], message: 'Fish today!' })
    await connect(owner, 'twilio', TWILIO)
    const [day, night] = ['+19025550111', '+19025550112']
    for (const [phone, hour] of [
      [day, 13],
      [night, 3],
    ] as const) {
      const { id } = await addGuest(owner, { email: null, phone })
      await app.superuser.query('update contacts set timezone = $2 where id = $1', [id, zoneAt(hour)])
    }

    await send({ channels: ['sms'] })
    await goOut()

    expect((await messagesTo('twilio', day)).map(({ text_body: text }) => text)).toEqual([
      'A business: Fish today!\nReply STOP to opt out',
    ])
    expect(await messagesTo('twilio', night)).toEqual([])
    expect(await read()).toMatchObject({ status: 'active', progress: { handedOver: 1, waiting: 1 } })
    expect(await recipients('?state=queued')).toMatchObject([{ address: night }])
  })
})

describe('somebody else', () => {
  it('of another business finds nothing', async () => {
    const { path } = await start()
    const other = await app.make.member()

    for (const what of ['send', 'activate', 'pause', 'end', 'unschedule', 'test']) {
      const said = { channels: ['email'], socialPlatforms: [], at: null, channel: 'email' }
      expect([what, (await app.as(other).post(`${path}/${what}`, said)).status]).toEqual([what, 404])
    }
    for (const what of ['audience', 'recipients']) {
      expect((await app.as(other).get(`${path}/${what}`)).status).toBe(404)
    }
  })
})
