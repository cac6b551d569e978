import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { listMembers } from '#sandbox/providers/audience.repository.ts'
import { leaveAudience } from '#sandbox/providers/mailchimp.routes.ts'
import { sendReports } from '#sandbox/providers/provider-reports.ts'
import { setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createCampaigns, SEND_NOW, zoneAt } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { followReports } from './follow-reports.ts'
import { hold } from './recipients.repository.ts'
import { noteUse } from './results.repository.ts'

const app = await startTestApp()
const { db } = app.product.base.sandbox
const { start, addGuest, messagesTo, goOut, connect, statesOf, handlerOf } = createCampaigns(app)

const deliver = handlerOf('campaigns.deliver')
const makeDue = (id: string) =>
  app.superuser.query(`update campaign_recipients set due_at = now() - interval '1 second' where campaign_id = $1`, [
    id,
  ])

/** Gathered, and not handed over. */
async function startWith(guests: number, values: object = {}) {
  const campaign = await start(values)
  const people = []
  for (let made = 0; made < guests; made += 1) people.push(await addGuest(campaign.owner))
  await campaign.send()
  await app.jobs.run('campaigns.gather')
  return {
    ...campaign,
    people,
    key: { customerId: campaign.owner.customerId, campaignId: campaign.id, channel: 'email' },
  }
}

const countMails = async (people: readonly { email: string }[]) => {
  const counts = []
  for (const { email } of people) counts.push((await messagesTo('sendgrid', email)).length)
  return counts
}

describe('handing over', () => {
  it('happens once with several workers at it', async () => {
    const { people, key, id, read } = await startWith(25)

    await Promise.all([deliver(key), deliver(key), deliver(key)])
    await deliver(key)

    expect(await countMails(people)).toEqual(people.map(() => 1))
    expect(await statesOf(id)).toEqual(['25 accepted'])
    expect(await read()).toMatchObject({ status: 'completed', sentCount: 25, progress: { handedOver: 25, waiting: 0 } })
  })

  it('leaves what nobody confirmed unknown, and never sends it again', async () => {
    const { people, key, id, read } = await startWith(1)
    await setFault(db, 'sendgrid', { kind: 'cut', remaining: 1 })

    await deliver(key)
    await deliver(key)

    expect(await countMails(people)).toEqual([1])
    expect(await statesOf(id)).toEqual(['1 unknown'])
    expect(await read()).toMatchObject({ status: 'completed', progress: { unknown: 1, handedOver: 0 } })
  })

  it('finds again what a killed worker had handed over, where the service can be asked', async () => {
    const { owner, id, send, read } = await start({ channels: ['sms'], message: 'Fish!' })
    await connect(owner, 'twilio', { accountSid: 'ACfound', authToken: 'sandbox-token', phoneNumber: '+14155550100' })
    const guest = await addGuest(owner, { email: null, phone: '+19025550121' })
    const noon = ((12 - new Date().getUTCHours() + 36) % 24) - 12
    await app.superuser.query('update contacts set timezone = $2 where id = $1', [
      guest.id,
      `Etc/GMT${noon > 0 ? '-' : '+'}${Math.abs(noon)}`,
    ])
    await send({ channels: ['sms'] })
    await goOut()
    // As if the process had stopped after the service's yes and before it was written down.
    await app.superuser.query(
      `update campaign_recipients set state = 'dispatching', due_at = now() - interval '1 second' where campaign_id = $1`,
      [id],
    )
    await app.superuser.query(`update campaigns set status = 'active' where id = $1`, [id])

    await deliver({ customerId: owner.customerId, campaignId: id, channel: 'sms' })

    expect(await messagesTo('twilio', '+19025550121')).toHaveLength(1)
    expect(await statesOf(id)).toEqual(['1 accepted'])
    expect((await read()).status).toBe('completed')
  })

  it('tries again what was surely not taken', async () => {
    const { people, key, id } = await startWith(1)
    await setFault(db, 'sendgrid', { kind: 'rate-limit', remaining: 1 })

    await deliver(key)
    expect(await statesOf(id)).toEqual(['1 queued'])
    await makeDue(id)
    await deliver(key)

    expect(await countMails(people)).toEqual([1])
    expect(await statesOf(id)).toEqual(['1 accepted'])
  })
})

describe('whoever says no while it goes out', () => {
  it('gets none, and neither does who is gone or has another address by now', async () => {
    const { owner, people, key, id, recipients } = await startWith(4)
    const [stopped, gone, moved] = people
    const contact = (person?: { id: string }) => `/api/v1/contacts/${person?.id}`
    await app.as(owner).post(`${contact(stopped)}/consents`, { action: 'withdrawn', channel: 'email', place: 'phone' })
    await app.as(owner).post('/api/v1/contacts/delete', { selection: { contactIds: [gone?.id] } })
    await app.as(owner).patch(contact(moved), { email: 'elsewhere@guests.test' })

    await deliver(key)

    expect(await countMails(people)).toEqual([0, 0, 0, 1])
    expect(await statesOf(id)).toEqual(['1 accepted', '3 suppressed'])
    const reasons = (await recipients('?state=suppressed')).map(({ reason }: { reason: string }) => reason)
    expect(reasons.toSorted()).toEqual(['address-changed', 'contact-gone', 'suppressed'])
  })
})

describe('a pause', () => {
  it('holds back what is not handed over, and it goes on where it stopped', async () => {
    const { people, key, id, post, read } = await startWith(3)

    await post('pause')
    await deliver(key)
    expect(await countMails(people)).toEqual([0, 0, 0])
    expect(await read()).toMatchObject({ status: 'paused', progress: { waiting: 3 } })

    await post('activate')
    await goOut()
    await goOut()
    expect(await countMails(people)).toEqual([1, 1, 1])
    expect(await read()).toMatchObject({ status: 'completed', progress: { waiting: 0, handedOver: 3 } })
    expect(await statesOf(id)).toEqual(['3 accepted'])
  })

  it('is heard within seconds by what is just going out', async () => {
    const { owner, id, post, read } = await start({ channels: ['sms'] })
    const account = { accountSid: `AC${owner.customerId}`, authToken: 'sandbox-token', phoneNumber: '+14155550100' }
    await connect(owner, 'twilio', account)
    // More than the service takes in four seconds, and fewer than are taken in hand at once.
    for (let made = 0; made < 45; made += 1) {
      await addGuest(owner, { email: null, phone: `+14165550${100 + made}`, timezone: zoneAt(12) })
    }
    await post('send', { ...SEND_NOW, channels: ['sms'] })
    await app.jobs.run('campaigns.gather')
    const sentAt = async (): Promise<Date[]> => {
      const { rows } = await app.superuser.query<{ at: Date }>(
        `select created_at as at from sandbox.provider_messages where to_text like '+141655501__' order by 1`,
      )
      return rows.map(({ at }) => at)
    }

    const delivering = deliver({ customerId: owner.customerId, campaignId: id, channel: 'sms' })
    await vi.waitFor(async () => expect((await sentAt()).length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
    await post('pause')
    const pausedAt = Date.now()
    await delivering

    const { status, progress } = await read()
    expect([status, progress.handedOver]).toEqual(['paused', (await sentAt()).length])
    expect(progress.waiting).toBeGreaterThan(0)
    expect(progress.handedOver + progress.waiting).toBe(45)
    expect((await sentAt()).filter((at) => at.getTime() > pausedAt + 5000)).toEqual([])
  })

  it('may be for good: then whoever waited gets none', async () => {
    const { people, post, read, id } = await startWith(2)

    expect((await post('end')).body.status).toBe('completed')
    await app.jobs.run('campaigns.deliver')

    expect(await countMails(people)).toEqual([0, 0])
    expect(await statesOf(id)).toEqual(['2 cancelled'])
    expect(await read()).toMatchObject({ status: 'completed', progress: { total: 0, leftOut: 2 } })
  })
})

describe('a campaign that was activated', () => {
  it('goes to people who come later, too, and only once to each', async () => {
    const { owner, post, read } = await start()
    const ann = await addGuest(owner)
    await post('activate')
    await goOut()
    const late = await addGuest(owner)
    const lookAgain = async () => {
      await app.superuser.query(`update campaigns set next_at = now() where customer_id = $1`, [owner.customerId])
      await app.jobs.run('campaigns.clock')
      await goOut()
    }

    await lookAgain()
    await lookAgain()

    expect(await countMails([ann, late])).toEqual([1, 1])
    expect(await read()).toMatchObject({ status: 'active', run: 'activated', sentCount: 2 })
  })

  it('ends with its last day, and waits for its first', async () => {
    const { owner, post, read, id } = await start({ startDate: '2030-01-01', endDate: '2030-01-31' })
    const ann = await addGuest(owner)
    const tend = async () => {
      await app.superuser.query(`update campaigns set next_at = now() where id = $1`, [id])
      await app.jobs.run('campaigns.clock')
      await goOut()
    }
    await post('activate')
    await goOut()
    expect(await countMails([ann])).toEqual([0])

    await app.superuser.query(`update campaigns set start_date = current_date - 1 where id = $1`, [id])
    await tend()
    expect(await countMails([ann])).toEqual([1])
    expect((await read()).status).toBe('active')

    await app.superuser.query(
      `update campaigns set start_date = current_date - 9, end_date = current_date - 2 where id = $1`,
      [id],
    )
    await tend()
    expect((await read()).status).toBe('completed')
  })
})

describe('reports of a service', () => {
  it('move a message on, never back, and the figures with it', async () => {
    const { people, key, read, recipients } = await startWith(3)
    await deliver(key)
    const mails = []
    for (const { email } of people) mails.push(...(await messagesTo('sendgrid', email)))
    const [fine, bounced, angry] = mails
    if (!fine || !bounced || !angry) throw new Error('Nothing was sent.')

    await sendReports(db, fine, 'deliver')
    await sendReports(db, bounced, 'bounce')
    await sendReports(db, bounced, 'deliver')
    await sendReports(db, angry, 'deliver')
    await sendReports(db, angry, 'complain')

    expect(await read()).toMatchObject({ sentCount: 3, progress: { handedOver: 3, delivered: 2, bounced: 1 } })
    expect(await recipients('?state=bounced')).toMatchObject([{ reason: 'bounced' }])
    const reasons = (await recipients('?state=delivered')).map(({ reason }: { reason: string | null }) => reason)
    expect(reasons.toSorted()).toEqual(['complained', null])
  })
})

describe('what readers do', () => {
  it('counts once a person, machines apart, and is told as it was sent', async () => {
    const { owner, path, people, key, recipients } = await startWith(2)
    expect((await app.as(owner).get(`${path}/metrics`)).body).toMatchObject({ sent: 0, opens: 0, clicks: 0 })
    await deliver(key)
    const mails = []
    for (const { email } of people) mails.push(...(await messagesTo('sendgrid', email)))
    const [ann, bo] = mails
    if (!ann || !bo) throw new Error('Nothing was sent.')

    for (const kind of ['open', 'open', 'click'] as const) await sendReports(db, ann, kind)
    await sendReports(db, bo, 'bounce')

    const { body: metrics } = await app.as(owner).get(`${path}/metrics`)
    expect(metrics).toMatchObject({ sent: 2, delivered: 1, bounced: 1, opens: 1, machineOpens: 0, clicks: 1 })
    expect(await recipients('?state=delivered')).toHaveLength(1)
    const { body: events } = await app.as(owner).get(`${path}/events`)
    const told = events.items.map(({ type, status }: Record<string, string>) => `${type} ${status}`)
    expect(told.toSorted()).toEqual([
      'email_opened success',
      'email_sent failed',
      'email_sent success',
      'email_sent success',
      'link_clicked success',
    ])
    await app.superuser.query(
      `update campaign_events set created_at = now() - interval '3 days' where campaign_id = $1`,
      [key.campaignId],
    )
    const countIn = async (range: string) =>
      (await app.as(owner).get(`${path}/events?range=${range}`)).body.items.length
    expect([await countIn('24h'), await countIn('7d'), await countIn('all')]).toEqual([0, 5, 5])
    const stranger = await app.make.member()
    expect((await app.as(stranger).get(`${path}/events`)).status).toBe(404)
  })
})

describe('a reader who clicks while reports come in', () => {
  it('waits for them, or they for the reader, and never both for each other', async () => {
    const { owner, key, id, path } = await startWith(2)
    await deliver(key)
    const { rows } = await app.superuser.query<{ key: string }>(
      'select message_key as key from campaign_recipients where campaign_id = $1',
      [id],
    )
    const [first = '', second = ''] = rows.map(({ key: one }) => one)
    const told = (kind: 'delivered' | 'opened' | 'clicked', reference: string) => ({
      key: `${kind} ${reference}`,
      kind,
      messageId: null,
      reference,
      address: 'guest@guests.test',
      at: new Date(),
      detail: {},
    })
    const step = <T>(work: (tx: CustomerTx) => Promise<T>) => app.product.base.transactions.step(owner.customerId, work)
    await step((tx) => followReports(app.product.base, tx, [told('delivered', first), told('delivered', second)]))

    const held = Promise.withResolvers<void>()
    const clicking = step(async (tx) => {
      await hold(tx, [second])
      held.resolve()
      await sleep(300)
      await noteUse(tx, 'clicked', [{ key: second, at: new Date(), url: null }])
    })
    await held.promise
    await Promise.all([
      clicking,
      step((tx) => followReports(app.product.base, tx, [told('opened', first), told('clicked', second)])),
    ])

    expect((await app.as(owner).get(`${path}/metrics`)).body).toMatchObject({ delivered: 2, opens: 1, clicks: 1 })
  })
})

describe('a link in a message', () => {
  const open = (url: string, agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') =>
    fetch(url, { redirect: 'manual', headers: { 'user-agent': agent } })

  it('leads to where the campaign says, and counts its reader once', async () => {
    const link = { kind: 'url', url: 'https://example.com/menu' }
    const { owner, path, people, key } = await startWith(1, { link })
    await deliver(key)
    const [mail] = await messagesTo('sendgrid', people[0]?.email ?? '')
    const url = /\S+\/c\/[\w-]{12}/.exec(mail?.text_body ?? '')?.[0] ?? ''
    expect(mail?.html_body).toContain(`href="${url}"`)
    const clicks = async () => (await app.as(owner).get(`${path}/metrics`)).body.clicks

    expect((await open(url, 'curl/8.5.0')).status).toBe(302)
    expect(await clicks()).toBe(0)
    const answers = [await open(url), await open(url)]

    expect(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual([
      '302 https://example.com/menu',
      '302 https://example.com/menu',
    ])
    await vi.waitFor(async () => expect(await clicks()).toBe(1), { timeout: 20_000 })
    const { body: events } = await app.as(owner).get(`${path}/events`)
    expect(events.items[0]).toMatchObject({ type: 'link_clicked', url: 'https://example.com/menu', channel: 'email' })
    expect((await open(`${url}/1`)).status).toBe(404)
    expect((await open(url.replace(/.{3}$/, 'xyz'))).status).toBe(404)
    await app.as(owner).delete(path)
    expect((await open(url)).status).toBe(404)
  })

  it('counts who followed it just before the process stops', async () => {
    const { owner, path, people, key } = await startWith(1, { link: { kind: 'url', url: 'https://example.com/menu' } })
    await deliver(key)
    const [mail] = await messagesTo('sendgrid', people[0]?.email ?? '')
    expect((await open(/\S+\/c\/[\w-]{12}/.exec(mail?.text_body ?? '')?.[0] ?? '')).status).toBe(302)
    await app.product.services.features.campaigns.stop()
    expect((await app.as(owner).get(`${path}/metrics`)).body.clicks).toBe(1)
  })

  it('to reviews is the same for everybody, and never one where nobody may be asked', async () => {
    const { owner, send } = await start({}, { isConnected: true })
    const links = { google: 'https://g.example/r', facebook: 'https://f.example/r', yelp: 'https://y.example/r' }
    const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Quay', reviewLinks: links })
    const { body: campaigns } = await app.as(owner).get('/api/v1/campaigns')
    const link = { kind: 'review-links', locationId: place.id }
    await app.as(owner).patch(`/api/v1/campaigns/${campaigns.items[0].id}`, { link })
    const guest = await addGuest(owner)
    await send()
    await goOut()

    const [mail] = await messagesTo('sendgrid', guest.email)
    const urls = [...(mail?.text_body ?? '').matchAll(/\S+\/c\/[\w-]{12}(?:\/\d)?/g)].map(([url]) => url)
    const places = []
    for (const url of urls) places.push((await open(url)).headers.get('location'))
    expect(places).toEqual(['https://g.example/r', 'https://f.example/r'])
  })
})

describe('a service that mails to its audience', () => {
  it('is told first who has come since, and whoever has left it gets none', async () => {
    const { owner, id, send, read, recipients } = await start({}, { isConnected: false })
    const credentials = { apiKey: `sandbox-${owner.customerId}-us1`, serverPrefix: 'us1' }
    const connectionId = await connect(owner, 'mailchimp', credentials)
    await app.as(owner).patch(`/api/v1/provider-connections/${connectionId}`, { audienceId: 'a1b2c3d4e5' })
    const gone = await addGuest(owner)
    await app.jobs.run('providers.audience')
    const late = await addGuest(owner)
    const members = await listMembers(db, { account: credentials.apiKey, list_id: 'a1b2c3d4e5' }, 10)
    for (const member of members) await leaveAudience(db, member)
    // As if nobody had been told of anybody yet.
    await app.superuser.query('delete from audience_members where customer_id = $1', [owner.customerId])

    await send()
    await app.jobs.run('campaigns.gather')
    await deliver({ customerId: owner.customerId, campaignId: id, channel: 'email' })

    expect(await messagesTo('mailchimp', late.email)).toHaveLength(1)
    expect(await messagesTo('mailchimp', gone.email)).toEqual([])
    expect(await read()).toMatchObject({ status: 'completed', progress: { handedOver: 1 } })
    expect(await recipients('?state=suppressed')).toMatchObject([{ address: gone.email, reason: 'suppressed' }])
  })

  it('gets everybody in one mailing, once, and fills in the names itself', async () => {
    const { owner, id, send, read } = await start({}, { isConnected: false })
    const credentials = { apiKey: `sandbox-${owner.customerId}-us1`, serverPrefix: 'us1' }
    const connectionId = await connect(owner, 'mailchimp', credentials)
    await app.as(owner).patch(`/api/v1/provider-connections/${connectionId}`, { audienceId: 'a1b2c3d4e5' })
    const people = [await addGuest(owner), await addGuest(owner)]
    await app.jobs.run('providers.audience')

    await send()
    await app.jobs.run('campaigns.gather')
    await setFault(db, 'mailchimp', { kind: 'cut', remaining: 1 })
    const key = { customerId: owner.customerId, campaignId: id, channel: 'email' }
    await deliver(key)
    await makeDue(id)
    await deliver(key)

    for (const { email } of people) {
      const mails = await messagesTo('mailchimp', email)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text_body).toContain('Hello *|IF:FNAME|**|FNAME|**|ELSE:|*there*|END:IF|*,')
    }
    expect(await read()).toMatchObject({ status: 'completed', progress: { handedOver: 2, unknown: 0 } })
    const [ann, bo] = people
    if (!ann || !bo) throw new Error('Nobody was there.')
    for (const [{ email }, kind] of [[ann, 'click'] as const, [bo, 'bounce'] as const]) {
      for (const message of await messagesTo('mailchimp', email)) await sendReports(db, message, kind)
    }

    // An hour has passed since it went out.
    await app.superuser.query(
      `update campaign_recipients set handed_over_at = seconds_after(handed_over_at, -3660) where campaign_id = $1`,
      [id],
    )
    const ask = handlerOf('campaigns.results')
    const asked = { ...key, seenAt: new Date(Date.now() - 3_600_000).toISOString(), after: null }
    for (let times = 0; times < 2; times += 1) await ask(asked)

    const { body: metrics } = await app.as(owner).get(`/api/v1/campaigns/${id}/metrics`)
    expect(metrics).toMatchObject({ sent: 2, opens: 1, clicks: 1, delivered: 1, bounced: 1 })
    const { body: story } = await app.as(owner).get(`/api/v1/contacts/${ann.id}/story`)
    expect(story.messages).toMatchObject([{ state: 'delivered', clickedAt: expect.any(String) }])
    const waiting = (await app.jobs.list('campaigns.results')).filter(({ state }) => state === 'created')
    expect(waiting.length).toBeGreaterThan(0)
  })

  /** Asks guests who were there just now, each where it is that hour. */
  async function askAt(hours: readonly number[]) {
    const values = { type: 'feedback', automation: { delayHours: 0, reminders: 0, reminderDays: 3 } }
    const { owner, id, post, recipients } = await start(values, { isConnected: false })
    const credentials = { apiKey: `sandbox-${owner.customerId}-us1`, serverPrefix: 'us1' }
    const connectionId = await connect(owner, 'mailchimp', credentials)
    await app.as(owner).patch(`/api/v1/provider-connections/${connectionId}`, { audienceId: 'a1b2c3d4e5' })
    await post('activate')
    const people: { id: string; email: string }[] = []
    for (const hour of hours) people.push(await addGuest(owner, { timezone: zoneAt(hour) }))
    await app.jobs.run('providers.audience')
    for (const { id: contactId } of people) {
      await app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId } })
    }
    await app.jobs.run('campaigns.visits')
    return {
      people,
      recipients,
      turnClock: (guest: number, hour: number) =>
        app.superuser.query('update contacts set timezone = $2 where id = $1', [people[guest]?.id, zoneAt(hour)]),
      mailsAfter: async () => {
        await makeDue(id)
        await deliver({ customerId: owner.customerId, campaignId: id, channel: 'email' })
        const mails = await Promise.all(people.map(({ email }) => messagesTo('mailchimp', email)))
        return mails.map(({ length }) => length)
      },
    }
  }

  it('lets whoever sleeps wait for the morning, in a mailing of their own', async () => {
    const { people, recipients, turnClock, mailsAfter } = await askAt([12, 3])
    expect(await mailsAfter()).toEqual([1, 0])
    expect(await recipients('?state=queued')).toMatchObject([{ address: people[1]?.email, reason: 'quiet-hours' }])
    await turnClock(1, 12)
    expect(await mailsAfter()).toEqual([1, 1])
  })

  it('gets a mailing that it could not take at first in the morning, and whole', async () => {
    const { turnClock, mailsAfter } = await askAt([12, 12])
    await setFault(db, 'mailchimp', { kind: 'rate-limit', remaining: 1 })
    expect(await mailsAfter()).toEqual([0, 0])
    await turnClock(0, 3)
    expect(await mailsAfter()).toEqual([0, 0])
    await turnClock(0, 12)
    expect(await mailsAfter()).toEqual([1, 1])
  })
})
