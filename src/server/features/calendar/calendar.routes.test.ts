import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, goOut } = createCampaigns(app)

const CALENDAR = '/api/v1/calendar'
const JUNE = `from=${NEXT_YEAR}-06-01&to=${NEXT_YEAR}-06-30`
const look = async (member: TestMember, query = JUNE) => (await app.as(member).get(`${CALENDAR}?${query}`)).body
const isoDay = (at: Date) => at.toISOString().slice(0, 10)
const today = () => isoDay(new Date())

const setZone = (customerId: string, timezone: string) =>
  app.product.base.transactions.step(customerId, async (tx) => {
    const { chooseTimezone } = await import('#server/features/settings/settings.service.ts')
    await chooseTimezone(tx, timezone)
  })

async function planReply(owner: TestMember, given: { locationId?: string; date?: string; time?: string } = {}) {
  const { locationId, date = `${NEXT_YEAR}-06-10`, time = '09:00' } = given
  const reviewId = await app.make.review({ customerId: owner.customerId, ...(locationId && { locationId }) })
  const plan = { responseText: 'Thank you, Ann.', date, time }
  const { body } = await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)
  return { id: body.id as string, reviewId }
}

async function addLocation(owner: TestMember, timezone = 'UTC'): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name, timezone) values ($1, 'A shop', $2) returning id`,
    [owner.customerId, timezone],
  )
  return rows[0]?.id ?? ''
}

const plan = (member: TestMember, given: object = {}) =>
  app.as(member).post(`${CALENDAR}/campaigns`, {
    name: 'Summer',
    channels: ['email'],
    at: `${NEXT_YEAR}-06-15T10:00`,
    ...given,
  })
const moveCampaign = (member: TestMember, id: string, at: string) =>
  app.as(member).put(`${CALENDAR}/campaigns/${id}`, { at })
const moveReply = (member: TestMember, id: string, at: string) =>
  app.as(member).put(`${CALENDAR}/replies/${id}`, { at })

describe('public holidays', () => {
  const general = { companyName: 'Harbour Bistro', language: 'en' }
  const settle = (owner: TestMember, country: string | null, timezone: string) =>
    app.as(owner).put('/api/v1/settings/general', { ...general, country, timezone })
  const namesOf = async (owner: TestMember, query: string) =>
    (await look(owner, query)).holidays.map(({ day, name }: { day: string; name: string }) => `${day} ${name}`)

  it('are those of the business’s country, in the language of who looks', async () => {
    const owner = await app.make.member()
    await settle(owner, 'DE', 'Europe/London')

    expect(await namesOf(owner, 'from=2026-12-20&to=2027-01-10&language=de')).toEqual([
      '2026-12-25 1. Weihnachtstag',
      '2026-12-26 2. Weihnachtstag',
      '2027-01-01 Neujahr',
    ])
    expect(await namesOf(owner, 'from=2026-05-01&to=2026-05-31&language=fr')).toContain('2026-05-01 Fête du travail')
  })

  it('are those of where its clocks are until it has said a country, and of nowhere for UTC', async () => {
    const owner = await app.make.member()
    expect(await namesOf(owner, 'from=2026-07-01&to=2026-07-31')).toEqual([])
    await setZone(owner.customerId, 'America/New_York')

    expect(await namesOf(owner, 'from=2026-07-01&to=2026-07-31')).toEqual([
      '2026-07-03 Independence Day (substitute day)',
      '2026-07-04 Independence Day',
    ])
  })

  it('of several days are marked on each', async () => {
    const owner = await app.make.member()
    await settle(owner, 'TR', 'Europe/Istanbul')

    const days = await namesOf(owner, 'from=2026-03-15&to=2026-03-31')

    expect(days.map((told: string) => told.slice(0, 10))).toEqual(['2026-03-20', '2026-03-21', '2026-03-22'])
  })
})

describe('the calendar', () => {
  it('shows campaigns and replies of the days asked for, with the zone', async () => {
    const owner = await app.make.member()
    const campaign = (await plan(owner)).body
    const reply = await planReply(owner)
    await plan(owner, { at: `${NEXT_YEAR}-07-01T00:00` })

    const seen = await look(owner)

    expect(seen).toMatchObject({ timezone: 'UTC', isCut: false, textHours: { from: '09:00', until: '20:00' } })
    expect(seen.items).toEqual([
      {
        kind: 'campaign',
        id: campaign.id,
        title: 'Summer',
        status: 'scheduled',
        channels: ['email'],
        locationId: null,
        canMove: true,
        at: `${NEXT_YEAR}-06-15T10:00:00.000Z`,
        day: null,
        hasMessage: false,
        failure: null,
      },
      expect.objectContaining({
        kind: 'reply',
        id: reply.id,
        reviewId: reply.reviewId,
        author: 'Ann Author',
        status: 'scheduled',
        channels: ['reply'],
        at: `${NEXT_YEAR}-06-10T09:00:00.000Z`,
        canMove: true,
      }),
    ])
  })

  it.each([
    ['Europe/Berlin', `${NEXT_YEAR}-06-01T00:00`, `${NEXT_YEAR}-05-31T22:00:00.000Z`],
    ['America/New_York', `${NEXT_YEAR}-06-30T23:59`, `${NEXT_YEAR}-07-01T03:59:00.000Z`],
  ])('counts days by the clocks of %s', async (timezone, at, instant) => {
    const owner = await app.make.member()
    await setZone(owner.customerId, timezone)

    expect((await plan(owner, { at })).body.scheduledSendTime).toBe(instant)
    expect((await look(owner)).items).toMatchObject([{ at: instant }])
    expect((await look(owner, `from=${NEXT_YEAR}-07-01&to=${NEXT_YEAR}-07-31`)).items).toEqual([])
  })

  it('tells what became of a campaign: draft, sent, failed', async () => {
    const { owner, id, send, path } = await start()
    await app.as(owner).patch(path, { startDate: `${NEXT_YEAR}-06-03` })
    expect((await look(owner)).items).toMatchObject([{ status: 'draft', at: null, day: `${NEXT_YEAR}-06-03` }])

    await addGuest(owner)
    await send()
    await goOut()
    const now = `from=${today()}&to=${today()}`
    expect((await look(owner, now)).items).toMatchObject([{ id, status: 'sent', canMove: false }])

    const unwritten = (await plan(owner)).body.id as string
    await app.superuser.query(
      `update campaigns set scheduled_send_time = now() - interval '1 second', next_at = now() where id = $1`,
      [unwritten],
    )
    const clock = app.product.services.jobHandlers.find(({ definition }) => definition.name === 'campaigns.clock')
    const key = { customerId: owner.customerId, campaignId: unwritten }
    await clock?.run(key, { jobId: unwritten, retryCount: 0, isLastTry: false })
    const failed = (await look(owner, `${now}&status=failed`)).items
    expect(failed).toMatchObject([{ id: unwritten, status: 'failed', failure: 'empty', canMove: true }])

    expect((await moveCampaign(owner, unwritten, `${NEXT_YEAR}-06-20T10:00`)).status).toBe(200)
    expect((await look(owner)).items).toMatchObject([{ id: unwritten, status: 'scheduled', failure: null }])
  })

  it('is narrowed by channel, status and location', async () => {
    const owner = await app.make.member()
    const locationId = await addLocation(owner)
    const here = await planReply(owner, { locationId })
    await planReply(owner)
    const campaign = (await plan(owner, { channels: ['sms'] })).body
    const idsOf = async (query: string) =>
      (await look(owner, `${JUNE}&${query}`)).items.map(({ id }: { id: string }) => id)

    expect(await idsOf('channel=sms')).toEqual([campaign.id])
    expect(await idsOf('channel=email')).toEqual([])
    expect(await idsOf('channel=reply')).toHaveLength(2)
    expect(await idsOf('status=sent')).toEqual([])
    expect(await idsOf(`location=${locationId}`)).toEqual([here.id])
  })

  it('shows each kind only to those who may see it, and only of their locations', async () => {
    const owner = await app.make.member()
    const [mine, other] = [await addLocation(owner), await addLocation(owner)]
    const seen = await planReply(owner, { locationId: mine })
    await planReply(owner, { locationId: other })
    await plan(owner)
    const member = await app.make.member({ customerId: owner.customerId, role: 'member', locations: [mine] })
    expect((await look(member)).items).toHaveLength(2)
    await app.superuser.query('insert into team_member_permissions values ($1, $2, $3, $4)', [
      owner.customerId,
      member.memberId,
      'campaigns.view',
      false,
    ])

    expect((await look(member)).items).toMatchObject([{ kind: 'reply', id: seen.id }])
    const stranger = await app.make.member()
    expect((await look(stranger)).items).toEqual([])
  })

  it('is read for six weeks at most, in the right order', async () => {
    const owner = await app.make.member()
    const ask = (from: string, to: string) => app.as(owner).get(`${CALENDAR}?from=${from}&to=${to}`)

    expect((await ask('2026-01-01', '2026-02-11')).status).toBe(200)
    expect((await ask('2026-01-01', '2026-02-12')).status).toBe(400)
    expect((await ask('2026-01-02', '2026-01-01')).status).toBe(400)
  })
})

describe('moving on the calendar', () => {
  it('moves a campaign, once for one press, and no one else’s', async () => {
    const owner = await app.make.member()
    const { id } = (await plan(owner)).body
    const stranger = await app.make.member()

    expect((await moveCampaign(owner, id, `${NEXT_YEAR}-06-16T11:30`)).body).toMatchObject({
      scheduledSendTime: `${NEXT_YEAR}-06-16T11:30:00.000Z`,
    })
    expect((await moveCampaign(stranger, id, `${NEXT_YEAR}-06-16T11:30`)).status).toBe(404)
    expect((await moveCampaign(owner, randomUUID(), `${NEXT_YEAR}-06-16T11:30`)).status).toBe(404)
  })

  it('moves a draft to another first day, and not behind its last', async () => {
    const { owner, id } = await start({ startDate: `${NEXT_YEAR}-06-03`, endDate: `${NEXT_YEAR}-06-09` })

    expect((await moveCampaign(owner, id, `${NEXT_YEAR}-06-05T00:00`)).body).toMatchObject({
      startDate: `${NEXT_YEAR}-06-05`,
      scheduledSendTime: null,
    })
    expect((await moveCampaign(owner, id, `${NEXT_YEAR}-06-10T00:00`)).body.reason).toBe('campaign-dates-crossed')
    expect((await moveCampaign(owner, id, '2020-06-10T00:00')).body.reason).toBe('campaign-in-the-past')
  })

  it('moves a reply to the same instant, whatever zone its location is in', async () => {
    const owner = await app.make.member()
    await setZone(owner.customerId, 'America/New_York')
    const locationId = await addLocation(owner, 'Europe/Berlin')
    const { id } = await planReply(owner, { locationId })

    expect((await moveReply(owner, id, `${NEXT_YEAR}-06-12T08:00`)).body).toMatchObject({
      scheduledTime: `${NEXT_YEAR}-06-12T12:00:00.000Z`,
      localTime: `${NEXT_YEAR}-06-12T14:00`,
      timezone: 'Europe/Berlin',
      responseText: 'Thank you, Ann.',
    })
    const stranger = await app.make.member()
    expect((await moveReply(stranger, id, `${NEXT_YEAR}-06-12T08:00`)).status).toBe(404)
  })

  it('refuses what has been sent, and times that have passed, in words', async () => {
    const { owner, id, send } = await start()
    await addGuest(owner)
    await send()
    await goOut()
    const reply = await planReply(owner)
    const planned = (await plan(owner)).body.id as string
    expect((await moveReply(owner, reply.id, '2020-01-01T08:00')).body.reason).toBe('plan-in-the-past')
    await app.superuser.query(`update scheduled_responses set status = 'sent' where id = $1`, [reply.id])

    const later = `${NEXT_YEAR}-06-12T08:00`
    const sent = { status: 409, body: { reason: 'calendar-sent', detail: 'What has been sent cannot move.' } }
    expect(await moveCampaign(owner, id, later)).toMatchObject(sent)
    expect(await moveReply(owner, reply.id, later)).toMatchObject(sent)
    expect((await moveCampaign(owner, planned, '2020-01-01T08:00')).body.reason).toBe('campaign-in-the-past')
  })

  it('plans a campaign with a name and a channel only, and needs a network for a post', async () => {
    const owner = await app.make.member()

    expect((await plan(owner)).body).toMatchObject({ type: 'announcement', message: '', status: 'draft' })
    expect((await plan(owner, { name: ' ' })).status).toBe(400)
    expect((await plan(owner, { channels: [] })).status).toBe(400)
    expect((await plan(owner, { channels: ['social_media'] })).body.reason).toBe('campaign-without-network')
    expect((await look(owner)).items).toHaveLength(1)
  })
})
