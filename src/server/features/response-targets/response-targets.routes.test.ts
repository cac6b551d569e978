import { describe, expect, it } from 'vitest'
import type { TargetFigures } from '#shared/contracts/response-targets.ts'
import type { TestMember } from '#testing/make.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { NoticeSubject } from '#server/features/notifications/notice.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const PATH = '/api/v1/settings/response-targets'
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

type Hours = (number | null)[]

const put = (member: TestMember, hours: Hours, given: object = {}) =>
  app.as(member).put(PATH, { hours, tellsAssignee: true, toldRoles: [], toldUserIds: [], ...given })

/** A business with these targets since long ago. */
async function makeBusiness(hours: Hours, given: object = {}): Promise<TestMember> {
  const owner = await app.make.member({ tier: 'professional' })
  expect((await put(owner, hours, given)).status).toBe(200)
  await app.superuser.query(
    `update response_targets set since = now() - interval '60 days', changed_at = now() - interval '60 days' where customer_id = $1`,
    [owner.customerId],
  )
  return owner
}

interface Given {
  ago: number
  rating?: number | null
  isRecommended?: boolean
  answeredAfter?: number
  locationId?: string
  columns?: Record<string, unknown>
}

const write = ({ customerId }: TestMember, { ago, rating = 1, answeredAfter, columns, ...given }: Given) =>
  app.make.review({
    customerId,
    rating,
    createdAt: hoursAgo(ago),
    ...given,
    columns: {
      ...columns,
      ...(answeredAfter !== undefined && { response: 'Thanks', responded_at: hoursAgo(ago - answeredAfter) }),
    },
  })

async function listIds(member: TestMember, query: string): Promise<string[]> {
  const { status, body } = await app.as(member).get(`/api/v1/reviews?${query}`)
  expect(status).toBe(200)
  return (body.items as NoticeSubject[]).map(({ id }) => id)
}

async function tellDue(): Promise<void> {
  await app.superuser.query(`update response_targets set due_at = now() where due_at is not null`)
  await app.superuser.query(`insert into pgboss.job (name, data) values ('response-targets.sweep', '{}')`)
  await app.jobs.run('response-targets.sweep')
  await app.jobs.run('response-targets.tell-late')
}

const bell = async (member: TestMember) =>
  (await app.as(member).get('/api/v1/notifications')).body.items as { kind: string; message: string; link: string }[]

describe('PUT /settings/response-targets', () => {
  it('is off until somebody chooses hours, and overwrites nobody else’s choice', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const stranger = await app.make.member({ tier: 'professional' })
    expect((await app.as(owner).get(PATH)).body).toEqual({
      hours: [null, null, null, null, null],
      tellsAssignee: true,
      toldRoles: [],
      toldUserIds: [],
      since: null,
      revision: 0,
    })

    const saved = await put(owner, [4, 8, 24, null, null], { toldRoles: ['admin'], revision: 0 })

    expect(saved).toMatchObject({ status: 200, body: { hours: [4, 8, 24, null, null], revision: 1 } })
    expect(Date.parse(saved.body.since)).toBeLessThan(Date.now())
    expect((await put(owner, [1, 1, 1, 1, 1], { revision: 0 })).body.reason).toBe('settings-changed-meanwhile')
    expect((await app.as(stranger).get(PATH)).body).toMatchObject({ revision: 0, since: null })
    expect((await put(owner, [null, null, null, null, null])).body).toMatchObject({ since: null })
  })

  it('takes only hours that are offered, and people of the team', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    const stranger = await app.make.member({ tier: 'professional' })

    expect((await put(owner, [3, null, null, null, null])).status).toBe(400)
    expect((await put(owner, [4])).status).toBe(400)
    expect((await put(owner, [4, 4, 4, 4, 4], { toldUserIds: [stranger.userId] })).status).toBe(404)
  })
})

describe('reviews by target', () => {
  it('are overdue once their time has run out and nobody has seen to them', async () => {
    const owner = await makeBusiness([4, null, 24, null, 48])
    const late = [await write(owner, { ago: 5 }), await write(owner, { ago: 30, rating: null, isRecommended: false })]
    await write(owner, { ago: 3 })
    await write(owner, { ago: 500, rating: 2 })
    await write(owner, { ago: 20, rating: 3 })
    await write(owner, { ago: 5, answeredAfter: 1 })
    await write(owner, { ago: 5, columns: { done_at: new Date() } })
    await write(owner, { ago: 24 * 61 })
    await write(await makeBusiness([1, 1, 1, 1, 1]), { ago: 5 })

    expect(await listIds(owner, 'target=overdue')).toEqual(late)
    expect(await listIds(owner, 'target=overdue&search=coffee')).toEqual(late)
    expect(await listIds(owner, 'target=overdue&sort=lowest&rating=1')).toEqual(late)
    expect((await app.as(owner).get('/api/v1/reviews/count?target=overdue')).body.count).toBe(2)
    const { needs } = (await app.as(owner).get('/api/v1/dashboard/needs')).body
    expect(needs).toContainEqual(
      expect.objectContaining({ need: 'overdue-reviews', count: 2, link: '/reviews?target=overdue&sort=oldest' }),
    )
  })

  it('are none where there are no targets', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await write(owner, { ago: 500 })

    for (const target of ['overdue', 'met', 'missed']) expect(await listIds(owner, `target=${target}`)).toEqual([])
    expect((await app.as(owner).get('/api/v1/reputation/targets')).body).toMatchObject({ items: [], overdueCount: 0 })
  })

  it('add up to what the reputation shows, as the list shows them', async () => {
    const owner = await makeBusiness([4, null, null, null, 24])
    const met = [await write(owner, { ago: 50, answeredAfter: 4 }), await write(owner, { ago: 60, answeredAfter: 0.5 })]
    const missed = [
      await write(owner, { ago: 51, answeredAfter: 4.1 }),
      await write(owner, { ago: 61 }),
      await write(owner, { ago: 62, rating: 5, answeredAfter: 30 }),
    ]
    await write(owner, { ago: 2 })
    await write(owner, { ago: 63, rating: 3 })
    await write(owner, { ago: 64, columns: { done_at: new Date() } })
    await write(owner, { ago: 24 * 12, answeredAfter: 100 })

    const { status, body } = await app.as(owner).get('/api/v1/reputation/targets?period=7d')
    const shown = body as TargetFigures

    expect(status).toBe(200)
    expect(shown.items).toEqual([
      { rating: 1, hours: 4, now: { metCount: 2, missedCount: 2 }, before: { metCount: 0, missedCount: 1 } },
      { rating: 5, hours: 24, now: { metCount: 0, missedCount: 1 }, before: { metCount: 0, missedCount: 0 } },
    ])
    expect(shown.overdueCount).toBe(1)
    const days = `from=${shown.days?.from}&to=${shown.days?.to}`
    expect((await listIds(owner, `target=met&${days}`)).toSorted()).toEqual(met.toSorted())
    expect((await listIds(owner, `target=missed&${days}`)).toSorted()).toEqual(missed.toSorted())
    expect((await listIds(owner, `target=missed&search=coffee&${days}`)).toSorted()).toEqual(missed.toSorted())
  })
})

describe('a late answer', () => {
  it('is told to the chosen once, and to whom it is assigned; to nobody else', async () => {
    const owner = await makeBusiness([4, null, null, null, null], { toldRoles: ['admin'] })
    const { customerId } = owner
    const [admin, assignee, other] = [
      await app.make.member({ customerId, role: 'admin' }),
      await app.make.member({ customerId, role: 'manager' }),
      await app.make.member({ customerId, role: 'manager' }),
    ]
    const id = await write(owner, { ago: 5, columns: { assignee_id: assignee.userId } })
    await tellDue()
    await tellDue()

    const told = { kind: 'review.late', link: `/reviews?review=${id}` }
    for (const member of [admin, assignee]) expect(await bell(member)).toEqual([expect.objectContaining(told)])
    for (const member of [owner, other]) expect(await bell(member)).toEqual([])
    await fixture.hurry(admin)
    await fixture.sweep()
    await fixture.deliver()
    const [mail] = await fixture.readMails(admin)
    expect(mail?.subject).toContain('Past its response-time target')

    await write(owner, { ago: 6 })
    await tellDue()
    expect(await bell(admin)).toEqual([
      expect.objectContaining({
        message: '2 reviews are past their response-time target.',
        link: '/reviews?target=overdue',
      }),
    ])
  })

  it('is told only to those who see its location', async () => {
    const owner = await makeBusiness([4, null, null, null, null], { toldRoles: ['owner', 'manager'] })
    const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Hill' })
    const { body: otherPlace } = await app.as(owner).post('/api/v1/locations', { name: 'Harbour' })
    const at = (locations: string[]) => app.make.member({ customerId: owner.customerId, role: 'manager', locations })
    const [here, elsewhere] = [await at([place.id]), await at([otherPlace.id])]
    await write(owner, { ago: 5, locationId: place.id })

    await tellDue()

    expect(await bell(here)).toHaveLength(1)
    expect(await bell(owner)).toHaveLength(1)
    expect(await bell(elsewhere)).toEqual([])
  })

  it('is not told of what was late before the targets were chosen', async () => {
    const owner = await app.make.member({ tier: 'professional' })
    await write(owner, { ago: 100 })
    await put(owner, [4, null, null, null, null], { toldRoles: ['owner'] })
    await tellDue()

    expect(await bell(owner)).toEqual([])
    expect(await listIds(owner, 'target=overdue')).toHaveLength(1)
  })

  it('waits for working hours, the plan and the service', async () => {
    const owner = await makeBusiness([4, null, null, null, null], { toldRoles: ['owner'] })
    await write(owner, { ago: 5 })
    const closed = { enabled: true, schedule: [] }
    const { body: settings } = await app.as(owner).get('/api/v1/settings/automation')
    const tomorrow = new Date(Date.now() + 24 * HOUR_MS).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    const schedule = settings.workingHours.schedule.map((day: { day: string }) => ({
      ...day,
      enabled: day.day === tomorrow.toLowerCase(),
    }))
    const { consent: _consent, isStopped: _isStopped, ...own } = settings
    const changed = await app.as(owner).put('/api/v1/settings/automation', {
      ...own,
      workingHours: { ...closed, schedule },
    })
    expect(changed.status).toBe(200)

    await tellDue()
    expect(await bell(owner)).toEqual([])
    const { rows } = await app.superuser.query<{ waits: boolean }>(
      `select due_at > now() + interval '1 minute' as waits from response_targets where customer_id = $1`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ waits: true }])

    await app.as(owner).put('/api/v1/settings/automation', { ...own, revision: changed.body.revision })
    for (const [column, lost, found] of [
      ['subscription_tier', 'starter', 'professional'],
      ['status', 'read-only', 'active'],
    ]) {
      const set = (value: string | undefined) =>
        app.superuser.query(`update customers set ${column} = $2 where id = $1`, [owner.customerId, value])
      await set(lost)
      await tellDue()
      await set(found)
      expect(await bell(owner)).toEqual([])
    }
    await tellDue()
    expect(await bell(owner)).toHaveLength(1)
  })
})
