import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { explain } from '#testing/explain.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()

const PLAN = { responseText: 'Thank you, Ann.', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
const RACERS = Array.from({ length: 50 }, (_, index) => index)

const schedule = (member: TestMember, reviewId: string, plan: object = PLAN) =>
  app.as(member).post(`/api/v1/reviews/${reviewId}/scheduled-response`, { ...PLAN, ...plan })
const list = async (member: TestMember, query = '') =>
  (await app.as(member).get(`/api/v1/scheduled-responses${query}`)).body
const statusOf = async (member: TestMember, reviewId: string) =>
  (await app.as(member).get(`/api/v1/reviews/${reviewId}`)).body.review.status as string

async function begin() {
  const owner = await app.make.member()
  const reviewId = await app.make.review({ customerId: owner.customerId })
  return { owner, reviewId }
}

async function beginPlanned() {
  const { owner, reviewId } = await begin()
  const plan = (await schedule(owner, reviewId)).body as { id: string }
  return { owner, reviewId, path: `/api/v1/scheduled-responses/${plan.id}`, id: plan.id }
}

async function addLocation(owner: TestMember, timezone: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name, timezone) values ($1, 'A shop', $2) returning id`,
    [owner.customerId, timezone],
  )
  return rows[0]?.id ?? ''
}

describe('scheduling a response', () => {
  it('keeps it, marks the review and tells of it', async () => {
    const { owner, reviewId } = await begin()

    const { status, body } = await schedule(owner, reviewId)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      reviewId,
      responseText: 'Thank you, Ann.',
      scheduledTime: `${NEXT_YEAR}-06-01T09:00:00.000Z`,
      localTime: `${NEXT_YEAR}-06-01T09:00`,
      timezone: 'UTC',
      status: 'pending',
      holdReason: null,
      aiGenerated: false,
      createdByName: owner.name,
      review: { platform: 'google', rating: 4, author: 'Ann Author', content: 'Friendly people, good coffee.' },
    })
    const detail = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(detail.review).toMatchObject({ status: 'scheduled', planned: { id: body.id, status: 'pending' } })
    expect(detail.events).toMatchObject([
      { kind: 'scheduled', actorName: owner.name, detail: `${NEXT_YEAR}-06-01 09:00, UTC` },
    ])
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items
    expect(feed[0]).toMatchObject({ action: 'reply.scheduled', actorName: owner.name })
  })

  it.each([
    ['no text', { responseText: '  ' }, 'Please fill out all required fields'],
    ['no date', { date: '' }, 'Please fill out all required fields'],
    ['no time', { time: '' }, 'Please fill out all required fields'],
    ['a day that is none', { date: `${NEXT_YEAR}-02-30` }, 'Please fill out all required fields'],
    ['a time that has passed', { date: '2020-06-01' }, 'Scheduled time must be in the future'],
    ['a day too far away', { date: `${NEXT_YEAR + 2}-06-01` }, 'Choose a day within the next two years.'],
  ])('refuses %s in the words of the screen', async (_case, wrong, detail) => {
    const { owner, reviewId } = await begin()

    expect(await schedule(owner, reviewId, wrong)).toMatchObject({ status: 400, body: { detail } })
    expect(await statusOf(owner, reviewId)).toBe('pending')
  })

  it('lets one of fifty win, and the others know', async () => {
    const { owner, reviewId } = await begin()

    const answers = await Promise.all(RACERS.map(() => schedule(owner, reviewId)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect((await schedule(owner, reviewId)).body).toMatchObject({
      code: 'conflict',
      detail: 'A reply to this review is already scheduled. Change or cancel that one first.',
    })
    expect((await list(owner)).items).toHaveLength(1)
  })

  it('answers a repeated request with the same plan', async () => {
    const { owner, reviewId } = await begin()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, PLAN, headers)

    const [first, second] = [await send(), await send()]

    expect([first.status, second.body.id]).toEqual([200, first.body.id])
  })

  it('keeps to who may publish, and to one’s own reviews', async () => {
    const { owner, reviewId } = await begin()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stranger = await app.make.member()

    expect((await schedule(member, reviewId)).status).toBe(403)
    expect((await schedule(stranger, reviewId)).status).toBe(404)
    expect(await statusOf(owner, reviewId)).toBe('pending')
  })

  it('tells that it came from a draft, and measures it anew when it is changed', async () => {
    const { owner, reviewId } = await begin()
    const draft = (await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`)).body.text as string

    const { body } = await schedule(owner, reviewId, { responseText: draft })
    const changed = await app
      .as(owner)
      .put(`/api/v1/scheduled-responses/${body.id}`, { ...PLAN, responseText: 'Nothing alike' })

    expect(body).toMatchObject({ aiGenerated: false, draftOrigin: { engine: 'template' } })
    expect(changed.body).toMatchObject({ aiGenerated: false, draftOrigin: null })
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/draft`)).body.text).toBe('')
  })
})

/** European clocks change on the last Sundays of March and October. */
const lastSunday = (month: string) => {
  const end = new Date(`${NEXT_YEAR}-${month}-31T00:00:00Z`)
  end.setUTCDate(31 - end.getUTCDay())
  return end.toISOString().slice(0, 10)
}
const [FORWARD, BACK] = [lastSunday('03'), lastSunday('10')]

describe('the time of a plan', () => {
  it.each([
    ['in winter', `${NEXT_YEAR}-01-10T09:00`, `${NEXT_YEAR}-01-10T08:00:00.000Z`, null],
    ['in a gap', `${FORWARD}T02:30`, `${FORWARD}T01:30:00.000Z`, 'gap'],
    ['that comes twice', `${BACK}T02:30`, `${BACK}T00:30:00.000Z`, 'overlap'],
  ])('%s is the location’s', async (_case, localTime, scheduledTime, clockChange) => {
    const [date, time] = [localTime.slice(0, 10), localTime.slice(11)]
    const owner = await app.make.member()
    const locationId = await addLocation(owner, 'Europe/Berlin')
    const reviewId = await app.make.review({ customerId: owner.customerId, locationId })

    const preview = await app.as(owner).get(`/api/v1/reviews/${reviewId}/scheduled-time?date=${date}&time=${time}`)
    const { body } = await schedule(owner, reviewId, { date, time })

    expect(preview.body).toEqual({ timezone: 'Europe/Berlin', scheduledTime, clockChange, isInIncident: false })
    expect(body).toMatchObject({ scheduledTime, localTime, timezone: 'Europe/Berlin' })
  })

  it('is the customer’s where there is no location', async () => {
    const { owner, reviewId } = await begin()
    const general = { timezone: 'America/New_York', language: 'en', dateFormat: 'MM/DD/YYYY', currency: 'USD' }
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 60 })
    const { rowCount } = await app.superuser.query('update customer_settings set general = $2 where customer_id = $1', [
      owner.customerId,
      JSON.stringify(general),
    ])

    const { body } = await app.as(owner).get(`/api/v1/reviews/${reviewId}/scheduled-time`)

    const unset = { scheduledTime: null, clockChange: null, isInIncident: false }
    expect([rowCount, body]).toEqual([1, { timezone: 'America/New_York', ...unset }])
  })

  it('of another customer’s review is not told', async () => {
    const { reviewId } = await begin()
    const stranger = await app.make.member()

    expect((await app.as(stranger).get(`/api/v1/reviews/${reviewId}/scheduled-time`)).status).toBe(404)
  })
})

describe('changing a plan', () => {
  it('takes the new text and time', async () => {
    const { owner, reviewId, path } = await beginPlanned()

    const { body } = await app
      .as(owner)
      .put(path, { responseText: 'Thanks!', date: `${NEXT_YEAR}-01-01`, time: '10:30' })

    expect(body).toMatchObject({ responseText: 'Thanks!', scheduledTime: `${NEXT_YEAR}-01-01T10:30:00.000Z` })
    const { events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(events[0]).toMatchObject({ kind: 'rescheduled', detail: `${NEXT_YEAR}-01-01 10:30, UTC` })
  })

  it('refuses a day too far away', async () => {
    const { owner, path } = await beginPlanned()

    const answer = await app.as(owner).put(path, { ...PLAN, date: `${NEXT_YEAR + 2}-06-01` })

    expect(answer).toMatchObject({
      status: 400,
      body: { detail: 'Choose a day within the next two years.', errors: [{ field: 'date', code: 'invalid' }] },
    })
  })

  it('refuses a time that has passed and leaves it as it was', async () => {
    const { owner, path } = await beginPlanned()

    const answer = await app.as(owner).put(path, { ...PLAN, date: '2020-01-01' })

    expect(answer).toMatchObject({ status: 400, body: { detail: 'Scheduled time must be in the future' } })
    expect((await list(owner)).items).toMatchObject([{ scheduledTime: `${NEXT_YEAR}-06-01T09:00:00.000Z` }])
  })

  it.each(['put', 'delete', 'post'] as const)('is not for a member nor for another customer (%s)', async (method) => {
    const { owner, path } = await beginPlanned()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const stranger = await app.make.member()
    const send = (person: TestMember) => {
      if (method === 'put') return app.as(person).put(path, PLAN)
      return method === 'delete' ? app.as(person).delete(path) : app.as(person).post(`${path}/send-now`)
    }

    expect([(await send(member)).status, (await send(stranger)).status]).toEqual([403, 404])
    expect((await list(stranger)).items).toEqual([])
    expect((await list(owner)).items).toMatchObject([
      { status: 'pending', scheduledTime: `${NEXT_YEAR}-06-01T09:00:00.000Z` },
    ])
  })
})

describe('cancelling a plan', () => {
  it('forgets it and sets the review back to pending', async () => {
    const { owner, reviewId, path } = await beginPlanned()

    const { body } = await app.as(owner).delete(path)

    expect(body).toEqual({ reviewId })
    expect([await statusOf(owner, reviewId), (await list(owner)).items]).toEqual(['pending', []])
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/draft`)).body.text).toBe(PLAN.responseText)
    const { rows } = await app.superuser.query('select 1 from scheduled_responses where review_id = $1', [reviewId])
    expect(rows).toEqual([])
  })

  it('happens once, however many press', async () => {
    const { owner, reviewId, path } = await beginPlanned()

    const answers = await Promise.all(RACERS.map(() => app.as(owner).delete(path)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49)
    const { events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(events.map((event: { kind: string }) => event.kind)).toEqual(['schedule-cancelled', 'scheduled'])
  })

  it('leaves the review pending, whatever it was before', async () => {
    const owner = await app.make.member()
    const flagged = { flagged_at: new Date('2026-01-01'), status: 'flagged' }
    const reviewId = await app.make.review({ customerId: owner.customerId, columns: flagged })
    const { body } = await schedule(owner, reviewId)

    await app.as(owner).delete(`/api/v1/scheduled-responses/${body.id}`)

    expect(await statusOf(owner, reviewId)).toBe('pending')
  })

  it('makes room for another', async () => {
    const { owner, reviewId, path } = await beginPlanned()
    await app.as(owner).delete(path)

    expect((await schedule(owner, reviewId)).status).toBe(200)
    expect(await statusOf(owner, reviewId)).toBe('scheduled')
  })
})

describe('the list of plans', () => {
  it('has the next one first, page by page', async () => {
    const owner = await app.make.member()
    const times = ['09:00', '07:00', '08:00', '07:00']
    for (const time of times) {
      await schedule(owner, await app.make.review({ customerId: owner.customerId }), { time })
    }

    const first = await list(owner, '?limit=3')
    const second = await list(owner, `?limit=3&cursor=${first.nextCursor}`)

    const all = [...first.items, ...second.items] as { localTime: string; id: string }[]
    expect(all.map(({ localTime }) => localTime.slice(11))).toEqual(['07:00', '07:00', '08:00', '09:00'])
    expect([new Set(all.map(({ id }) => id)).size, second.nextCursor]).toEqual([4, null])
  })

  it('walks its index and sorts nothing', async () => {
    const plan = await explain(
      app.superuser,
      `select * from scheduled_responses where customer_id = '${randomUUID()}' and status in ('pending', 'held')
       and (scheduled_time, id) > (now(), '${randomUUID()}') order by scheduled_time, id limit 26`,
    )
    expect(plan).toContain('scheduled_responses_next')
    expect(plan).not.toContain('Sort')
  })
})
