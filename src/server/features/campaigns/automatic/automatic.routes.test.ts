import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendReports, type ReportKind } from '#sandbox/providers/provider-reports.ts'
import { createCampaigns, zoneAt } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addPlace, addGuest, messagesTo, connect } = createCampaigns(app)
const { db } = app.product.base.sandbox
const AUTOMATION = { delayHours: 2, reminders: 2, reminderDays: 3 }

// Each has a business of its own; the jobs of those before would be done again and again.
beforeEach(() => app.superuser.query('delete from pgboss.job'))

/** A campaign that asks two hours after a visit at the quay. */
async function open({ automation = AUTOMATION, isActive = true, ...values }: Record<string, unknown> = {}) {
  const owner = await app.make.member()
  const locationId = await addPlace(owner)
  const link = { kind: 'review-links', locationId }
  const asks = { type: 'review_request', message: 'Hello {{first_name}}, how was it?', link, automation }
  const campaign = await start({ ...asks, ...values }, { by: owner })
  if (isActive) await campaign.post('activate')
  const welcome = (given: object = {}, agrees?: string[]) =>
    addGuest(owner, { timezone: zoneAt(12), locationId, ...given }, agrees)
  const visit = async (contactId: string, more: object = {}) => {
    const { status } = await app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId }, ...more })
    expect(status).toBe(200)
  }
  return { ...campaign, locationId, welcome, visit }
}

async function work(): Promise<void> {
  await app.jobs.run('campaigns.visits')
  await app.jobs.run('campaigns.deliver')
}

const earlier = (column: string) => `${column} = seconds_after(${column}, -extract(epoch from $2::interval))`
/** So much time goes by, for what was asked and is to be asked; then whoever looks after it comes. */
async function pass(owner: TestMember, { hours = 0, days = 0 }: { hours?: number; days?: number }): Promise<void> {
  await work()
  const later = [owner.customerId, `${hours + 24 * days} hours`]
  for (const change of [
    `campaign_recipients set ${earlier('due_at')}, ${earlier('handed_over_at')}`,
    `visits set ${earlier('visited_at')}, ${earlier('created_at')}`,
    `campaigns set ${earlier('visits_from')}, next_at = now() - interval '1 second'`,
    `provider_events set ${earlier('occurred_at')}`,
  ]) {
    await app.superuser.query(`update ${change} where customer_id = $1`, later)
  }
  await app.jobs.run('campaigns.clock')
  await work()
}

const mailsTo = async (email: string) => (await messagesTo('sendgrid', email)).map((mail) => mail.text_body ?? '')
const report = async (email: string, kind: ReportKind) => {
  const message = (await messagesTo('sendgrid', email)).at(-1)
  if (message) expect(await sendReports(db, message, kind)).toEqual([200])
}

describe('a campaign that asks after visits', () => {
  it('asks once its time has come, with the links of the place and never Yelp’s', async () => {
    const { owner, welcome, visit, read } = await open()
    const [ann, bo] = [await welcome(), await welcome()]
    await visit(ann.id)
    await pass(owner, { hours: 1 })
    expect(await mailsTo(ann.email)).toEqual([])
    expect((await read()).progress).toMatchObject({ waiting: 1, handedOver: 0 })

    await pass(owner, { hours: 1 })
    const [mail, ...more] = await mailsTo(ann.email)
    expect(mail).toMatch(/Review us on Google\n\S+\/c\/[\w-]{12}\n/)
    expect(mail).not.toMatch(/yelp/i)
    expect([more, await mailsTo(bo.email)]).toEqual([[], []])
    expect(await read()).toMatchObject({ status: 'active', run: 'automatic', sentCount: 1, automation: AUTOMATION })
  })

  it('asks about visits that a file of contacts tells of', async () => {
    const { owner, welcome } = await open()
    const ann = await welcome()
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const text = `Name,Email,Last visit\n${ann.name},${ann.email},${yesterday}`
    const imports = '/api/v1/contact-imports'
    const { reading } = (await app.as(owner).post(`${imports}/preview`, { text, isWhole: true, reading: {} })).body
    const { id } = (await app.as(owner).post(imports, { fileName: 'guests.csv', reading })).body
    await app.as(owner).post(`${imports}/${id}/chunks`, { number: 0, text, isLast: true })
    await app.as(owner).post(`${imports}/${id}/start`, { consent: null })
    await app.jobs.run('contacts.import')
    await pass(owner, { hours: 2 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
  })

  it('asks once, with two workers at it', async () => {
    const { owner, welcome, visit } = await open({ automation: { ...AUTOMATION, delayHours: 0 } })
    const guests = [await welcome(), await welcome()]
    for (const { id } of guests) await visit(id)
    const { customerId } = owner
    const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.visits')
    const run = () => handler?.run({ customerId }, { jobId: customerId, retryCount: 0, isLastTry: false })
    await Promise.all([run(), run()])
    await work()
    expect(await Promise.all(guests.map(({ email }) => mailsTo(email)))).toMatchObject([{ length: 1 }, { length: 1 }])
  })

  it('lets guests wait where nobody carries it, and goes on once that is mended', async () => {
    const { owner, welcome, visit, post, read, connectionId } = await open({
      automation: { ...AUTOMATION, delayHours: 0 },
    })
    const ann = await welcome()
    await app.as(owner).delete(`/api/v1/provider-connections/${connectionId}`)
    await visit(ann.id)
    await work()
    expect(await read()).toMatchObject({ status: 'paused', progress: { waiting: 1 } })
    await connect(owner, 'sendgrid', { apiKey: `SG.sandbox-${owner.customerId}-again` })
    await post('activate')
    await work()
    expect(await mailsTo(ann.email)).toHaveLength(1)
  })

  it('gives everybody the same, whatever they felt', async () => {
    const { owner, welcome, visit } = await open()
    const [glad, sad] = [await welcome({ name: 'Gil Glad' }), await welcome({ name: 'Sal Sad' })]
    const createdAt = new Date(Date.now() - 90 * 86_400_000)
    const review = { customerId: owner.customerId, createdAt }
    await app.make.review({ ...review, author: 'Gil Glad', rating: 5 })
    await app.make.review({ ...review, author: 'Sal Sad', rating: 1 })
    for (const { id } of [glad, sad]) await visit(id)
    await pass(owner, { hours: 2 })

    const strip = (mail = '') => mail.replaceAll(/\/[cu]\/[\w-]+/g, '').replaceAll(/Gil|Sal/g, '')
    const [first, second] = [await mailsTo(glad.email), await mailsTo(sad.email)]
    expect([first.length, second.length]).toEqual([1, 1])
    expect(strip(first[0])).toBe(strip(second[0]))
  })

  it('asks nobody in a language that they are known not to read', async () => {
    const { owner, welcome, visit } = await open({ language: 'en' })
    const [ann, zoe] = [await welcome(), await welcome({ name: 'Zoé', language: 'fr' })]
    for (const { id } of [ann, zoe]) await visit(id)
    await pass(owner, { hours: 2 })
    expect([await mailsTo(ann.email), await mailsTo(zoe.email)].map((mails) => mails.length)).toEqual([1, 0])
  })

  it('reminds twice, some days apart, and no more', async () => {
    const { owner, welcome, visit } = await open()
    const ann = await welcome()
    await visit(ann.id)
    await pass(owner, { hours: 2 })
    await pass(owner, { days: 2 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
    for (const expected of [2, 3, 3]) {
      await pass(owner, { days: 3 })
      expect(await mailsTo(ann.email)).toHaveLength(expected)
    }
  })

  it.each<[string, (guest: { id: string; email: string; name: string }, owner: TestMember) => Promise<unknown>]>([
    [
      'followed the link',
      async ({ email }, { customerId }) => {
        const [path] = /\/c\/[\w-]{12}/.exec((await mailsTo(email))[0] ?? '') ?? []
        const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
        expect((await fetch(app.url + path, { redirect: 'manual', headers })).status).toBe(302)
        // They are counted after they were led on.
        const isCounted = "select 1 from campaign_events where customer_id = $1 and event_type = 'link_clicked'"
        const count = async () => (await app.superuser.query(isCounted, [customerId])).rows.length
        await vi.waitFor(async () => expect(await count()).toBe(1), { timeout: 20_000 })
      },
    ],
    ['was seen to click by the service', ({ email }) => report(email, 'click')],
    ['wants no more', ({ email }) => report(email, 'unsubscribe')],
    [
      'has reviewed',
      ({ name }, { customerId }) => app.make.review({ customerId, author: name, createdAt: new Date() }),
    ],
  ])('reminds nobody who %s', async (_how, answer) => {
    const { owner, welcome, visit } = await open()
    const [ann, bo] = [await welcome({ name: 'Ann Answers' }), await welcome({ name: 'Bo Quiet' })]
    for (const { id } of [ann, bo]) await visit(id)
    await pass(owner, { hours: 2 })
    await answer(ann, owner)
    await pass(owner, { days: 3 })
    expect([await mailsTo(ann.email), await mailsTo(bo.email)]).toMatchObject([[expect.any(String)], { length: 2 }])
  })

  it('hears an answer that comes while a reminder waits for the morning', async () => {
    const { owner, welcome, visit, recipients } = await open()
    const ann = await welcome()
    await visit(ann.id)
    await pass(owner, { hours: 2 })
    await app.superuser.query('update contacts set timezone = $2 where id = $1', [ann.id, zoneAt(3)])
    await pass(owner, { days: 3 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
    await report(ann.email, 'click')
    await app.superuser.query('update contacts set timezone = $2 where id = $1', [ann.id, zoneAt(12)])
    await pass(owner, { hours: 7 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
    expect(await recipients('?state=suppressed')).toMatchObject([{ reason: 'answered' }])
  })

  it('reminds nobody who answered a text message', async () => {
    const { owner, welcome, visit } = await open({ channels: ['email', 'sms'] })
    const accountSid = `AC${owner.customerId}`
    await connect(owner, 'twilio', { accountSid, authToken: 'sandbox-token', phoneNumber: '+14155550100' })
    const phones = ['+19025550171', '+19025550172']
    for (const phone of phones) await visit((await welcome({ email: null, phone })).id)
    await pass(owner, { hours: 2 })
    const [[message]] = [await messagesTo('twilio', '+19025550171')]
    if (!message) throw new Error('Nothing was sent.')
    expect(await sendReports(db, message, 'reply')).toEqual([200])
    await pass(owner, { days: 3 })
    const sent = await Promise.all(phones.map((phone) => messagesTo('twilio', phone)))
    expect(sent.map(({ length }) => length)).toEqual([1, 2])
  })
})

describe('nobody is asked too often', () => {
  it('about a second visit, nor by another campaign', async () => {
    const { owner, locationId, welcome, visit } = await open({ automation: { ...AUTOMATION, reminders: 0 } })
    const ann = await welcome()
    await visit(ann.id)
    await visit(ann.id)
    await pass(owner, { hours: 2 })
    await visit(ann.id)
    await pass(owner, { days: 10 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
    const to = { kind: 'contact', contactId: ann.id, channel: 'email' }
    const { body } = await app.as(owner).post('/api/v1/review-requests', { locationId, to })
    expect(body.reason).toBe('cannot-be-asked')

    await pass(owner, { days: 21 })
    await visit(ann.id)
    await pass(owner, { hours: 2 })
    expect(await mailsTo(ann.email)).toHaveLength(2)
  })

  it('by two campaigns about one visit', async () => {
    const { owner, locationId, welcome, visit, read } = await open()
    const link = { kind: 'review-links', locationId }
    const asks = { type: 'feedback', link, automation: AUTOMATION }
    const other = await start(asks, { by: owner, isConnected: false })
    await other.post('activate')
    const ann = await welcome()
    await visit(ann.id)
    await work()
    const waiting = [await read(), await other.read()].map(({ progress }) => progress?.waiting ?? 0)
    expect(waiting.toSorted((few, many) => few - many)).toEqual([0, 1])
    await pass(owner, { hours: 2 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
  })

  it('by a campaign that rests, where another runs', async () => {
    const { owner, locationId, welcome, visit, post, read } = await open({
      automation: { ...AUTOMATION, delayHours: 0 },
    })
    const asks = { type: 'feedback', link: { kind: 'review-links', locationId }, automation: AUTOMATION }
    const other = await start(asks, { by: owner, isConnected: false })
    await other.post('activate')
    await post('pause')
    const ann = await welcome()
    await visit(ann.id)
    await work()
    expect([(await read()).progress?.waiting ?? 0, (await other.read()).progress.waiting]).toEqual([0, 1])
  })

  it('by two campaigns at the same moment, about two visits', async () => {
    const { owner, id, welcome, visit, read } = await open()
    const elsewhere = await addPlace(owner, 'Hilltop')
    const link = { kind: 'review-links', locationId: elsewhere }
    const other = await start({ type: 'feedback', link, automation: AUTOMATION }, { by: owner, isConnected: false })
    await other.post('activate')
    const guests = []
    for (let made = 0; made < 8; made += 1) guests.push(await welcome())
    for (const guest of guests) {
      await visit(guest.id)
      await visit(guest.id, { locationId: elsewhere })
    }
    await app.jobs.run('campaigns.visits')
    const makeDue = () =>
      app.superuser.query(
        `update campaign_recipients set due_at = now() - interval '1 second' where customer_id = $1 and state = 'queued'`,
        [owner.customerId],
      )
    const handler = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.deliver')
    const deliver = (campaignId: string) =>
      handler?.run(
        { customerId: owner.customerId, campaignId, channel: 'email' },
        { jobId: campaignId, retryCount: 0, isLastTry: false },
      )
    for (const _turn of [1, 2]) {
      await makeDue()
      await Promise.all([deliver(id), deliver(other.id)])
    }
    const mails = await Promise.all(guests.map(({ email }) => mailsTo(email)))
    expect(mails.map(({ length }) => length)).toEqual(guests.map(() => 1))
    const left = [await read(), await other.read()].map(({ progress }) => progress.leftOut)
    expect(left.reduce((sum, count) => sum + count, 0)).toBe(guests.length)
  })
})

describe('whom it asks', () => {
  it('is whoever agreed, was at its place, and came since it began, not long ago', async () => {
    const { owner, welcome, visit, post } = await open({ isActive: false })
    const elsewhere = await addPlace(owner, 'Hilltop')
    const early = await welcome()
    await visit(early.id)
    await post('activate')
    const [silent, away, past, ann] = [await welcome({}, []), await welcome(), await welcome(), await welcome()]
    await visit(silent.id)
    await visit(away.id, { locationId: elsewhere })
    await visit(past.id, { visitedAt: new Date(Date.now() - 40 * 86_400_000).toISOString() })
    await visit(ann.id)
    await pass(owner, { hours: 2 })
    const mails = await Promise.all([early, silent, away, past, ann].map(({ email }) => mailsTo(email)))
    expect(mails.map(({ length }) => length)).toEqual([0, 0, 0, 0, 1])
  })

  it('is of its audience', async () => {
    const owner = await app.make.member()
    const { body: segment } = await app
      .as(owner)
      .post('/api/v1/contact-segments', { name: 'VIP', filter: { tag: 'vip' } })
    const campaign = await start(
      { type: 'feedback', automation: { ...AUTOMATION, delayHours: 0 }, segmentId: segment.id },
      { by: owner },
    )
    await campaign.post('activate')
    const [ann, bo] = [await addGuest(owner, { timezone: zoneAt(12), tags: ['vip'] }), await addGuest(owner)]
    for (const { id: contactId } of [ann, bo]) {
      await app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId } })
    }
    await work()
    expect([await mailsTo(ann.email), await mailsTo(bo.email)]).toMatchObject([{ length: 1 }, []])
  })

  it('waits for the morning there', async () => {
    const { owner, welcome, visit } = await open()
    const ann = await welcome({ timezone: zoneAt(21) })
    await visit(ann.id)
    await pass(owner, { hours: 3 })
    expect(await mailsTo(ann.email)).toEqual([])
    const { rows } = await app.superuser.query(
      `select to_char((r.due_at + interval '3 hours') at time zone c.timezone, 'HH24:MI') as hour
       from campaign_recipients r join contacts c on c.customer_id = r.customer_id and c.id = r.contact_id where r.customer_id = $1`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ hour: '09:00' }])
  })
})

describe('somebody who was elsewhere than at home', () => {
  /** Asks about every visit, wherever; at the business it is noon. */
  async function openEverywhere(message: string) {
    const owner = await app.make.member()
    const business = { companyName: 'Bistro', country: 'US', timezone: zoneAt(12), language: 'en' }
    expect((await app.as(owner).put('/api/v1/settings/general', business)).status).toBe(200)
    const places = [await addPlace(owner), await addPlace(owner, 'Hilltop')]
    const automation = { ...AUTOMATION, delayHours: 0 }
    await (await start({ type: 'feedback', message, automation }, { by: owner })).post('activate')
    const visit = (contactId: string, locationId: string | undefined) =>
      app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId }, locationId })
    return { owner, quay: places[0], hill: places[1], visit }
  }

  it('is not disturbed at night there, by a request or by a reminder', async () => {
    const { owner, hill, visit } = await openEverywhere('How was it?')
    const turnClock = (hour: number) =>
      app.superuser.query('update locations set timezone = $2 where id = $1', [hill, zoneAt(hour)])
    const wake = async () => {
      await app.superuser.query(
        `update campaign_recipients set due_at = now() - interval '1 second' where customer_id = $1 and state = 'queued'`,
        [owner.customerId],
      )
      await work()
    }
    const ann = await addGuest(owner)
    await turnClock(3)
    await visit(ann.id, hill)
    await work()
    await wake()
    expect(await mailsTo(ann.email)).toEqual([])
    await turnClock(12)
    await wake()
    expect(await mailsTo(ann.email)).toHaveLength(1)

    await turnClock(3)
    await pass(owner, { days: 3 })
    expect(await mailsTo(ann.email)).toHaveLength(1)
    const { rows } = await app.superuser.query(
      `select to_char(due_at at time zone $2, 'HH24:MI') as hour from campaign_recipients where customer_id = $1 and reminder = 1`,
      [owner.customerId, zoneAt(3)],
    )
    expect(rows).toEqual([{ hour: '09:00' }])
  })

  it('is thanked for where they were', async () => {
    const { owner, quay, hill, visit } = await openEverywhere('How was {{location}}?')
    const ann = await addGuest(owner, { locationId: quay, timezone: zoneAt(12) })
    await visit(ann.id, hill)
    await work()
    expect(await mailsTo(ann.email)).toEqual([expect.stringContaining('How was Hilltop?')])
  })
})

describe('pausing, ending and changing it', () => {
  it('notes visits while it is paused, and asks about them when it goes on, unless that is weeks later', async () => {
    const { owner, welcome, visit, post } = await open()
    const second = await start({ type: 'feedback', automation: AUTOMATION }, { by: owner, isConnected: false })
    await second.post('activate')
    const [ann, bo] = [await welcome(), await welcome()]
    await visit(bo.id)
    await work()
    await post('pause')
    await second.post('end')
    await visit(ann.id)
    await pass(owner, { hours: 20 })
    expect([await mailsTo(ann.email), await mailsTo(bo.email)]).toEqual([[], []])
    await post('activate')
    await work()
    expect(await mailsTo(ann.email)).toHaveLength(1)

    const cy = await welcome()
    await visit(cy.id)
    await work()
    await post('pause')
    await pass(owner, { days: 20 })
    await post('activate')
    await work()
    expect(await mailsTo(cy.email)).toEqual([])
  })

  it('asks nobody any more once it is ended', async () => {
    const { owner, welcome, visit, post, read } = await open()
    const [ann, bo] = [await welcome(), await welcome()]
    await visit(ann.id)
    await work()
    await post('end')
    await visit(bo.id)
    await pass(owner, { days: 1 })
    expect([await mailsTo(ann.email), await mailsTo(bo.email)]).toEqual([[], []])
    expect(await read()).toMatchObject({ status: 'completed', progress: { waiting: 0, leftOut: 1 } })
  })

  it('is not sent to all, and stays what it is once it has begun', async () => {
    const { owner, path, send, post } = await open()
    await post('pause')
    expect((await send()).body.reason).toBe('campaign-automatic')
    expect((await app.as(owner).patch(path, { automation: null })).body.reason).toBe('campaign-way-fixed')
    const changed = await app.as(owner).patch(path, { automation: { ...AUTOMATION, reminders: 0 } })
    expect(changed.body.automation).toEqual({ ...AUTOMATION, reminders: 0 })
    expect((await post('duplicate')).body).toMatchObject({ status: 'draft', automation: { reminders: 0 } })
  })

  it('asks for an opinion only, by a message to somebody, and where that is allowed', async () => {
    const owner = await app.make.member()
    const asks = { name: 'Thanks', type: 'review_request', message: 'How was it?', automation: AUTOMATION }
    const create = async (values: object) =>
      (await app.as(owner).post('/api/v1/campaigns', { ...asks, ...values })).body
    expect((await create({ type: 'promotion' })).reason).toBe('campaign-not-automatic')
    expect((await create({ channels: ['email', 'social_media'] })).reason).toBe('campaign-not-automatic')
    for (const url of ['https://www.yelp.com/writeareview/biz/x', 'https://yelp.co.uk/biz/x']) {
      expect((await create({ link: { kind: 'url', url } })).reason).toBe('campaign-link-forbidden')
    }
    const written = await create({ message: 'Tell others: www.Yelp.com/biz/x, please.' })
    expect([written.reason, written.errors]).toMatchObject(['campaign-link-forbidden', [{ field: 'message' }]])
    expect((await create({ link: { kind: 'url', url: 'https://yelpers.com/x' } })).status).toBe('draft')
    expect((await create({ automation: { ...AUTOMATION, reminders: 3 } })).errors).toMatchObject([
      { field: 'automation.reminders' },
    ])
  })
})

describe('a plan without campaigns', () => {
  const setPlan = ({ customerId }: TestMember, tier: 'starter' | 'professional') =>
    app.superuser.query('update customers set subscription_tier = $2 where id = $1', [customerId, tier])

  it('sets none going', async () => {
    const { owner, post, read } = await open({ isActive: false })
    await setPlan(owner, 'starter')
    expect((await post('activate')).body.code).toBe('plan-limit')
    expect(await read()).toMatchObject({ status: 'draft', run: null })
  })

  it('asks and reminds nobody by one that runs; it goes on with whoever came lately once the plan has it again', async () => {
    const { owner, welcome, visit } = await open()
    const [asked, waiting, late] = [await welcome(), await welcome(), await welcome()]
    await visit(asked.id)
    await pass(owner, { hours: 2 })
    await visit(waiting.id)
    await work()
    await setPlan(owner, 'starter')
    await visit(late.id)
    const guests = [asked, waiting, late]
    const count = async () => (await Promise.all(guests.map(({ email }) => mailsTo(email)))).map(({ length }) => length)
    await pass(owner, { days: 3 })
    expect(await count()).toEqual([1, 0, 0])
    await setPlan(owner, 'professional')
    await pass(owner, { hours: 1 })
    expect(await count()).toEqual([2, 1, 1])
  })
})
