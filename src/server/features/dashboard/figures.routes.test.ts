import { describe, expect, it } from 'vitest'
import type { Dashboard } from '#shared/contracts/dashboard.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { PERIODS } from '#shared/domain/periods.ts'
import { TEAM_ROLES } from '#shared/domain/permissions.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { REPLY_STATES } from '#shared/domain/replies.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const disputes = createDisputeFixture(app)
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const look = async (member: TestMember, query = ''): Promise<Dashboard> => {
  const { status, body } = await app.as(member).get(`/api/v1/dashboard?${query}`)
  expect(status).toBe(200)
  return body as Dashboard
}

async function pageThrough<Item>(member: TestMember, path: string): Promise<Item[]> {
  const items: Item[] = []
  let cursor = ''
  do {
    const { body } = await app.as(member).get(`${path}&limit=50${cursor && `&cursor=${cursor}`}`)
    items.push(...(body as { items: Item[] }).items)
    cursor = (body as { nextCursor: string | null }).nextCursor ?? ''
  } while (cursor !== '')
  return items
}

async function makeLocation({ customerId }: { customerId: string }): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name) values ($1, 'Harbour') returning id`,
    [customerId],
  )
  return rows[0]?.id ?? ''
}

async function liveIn({ customerId }: { customerId: string }, timezone: string): Promise<void> {
  const { general, notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
  await app.superuser.query(
    `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      customerId,
      ...[{ ...general, timezone }, notifications, security, branding, automation].map((group) =>
        JSON.stringify(group),
      ),
    ],
  )
}

describe('the cards', () => {
  it('tell this period beside the one before', async () => {
    const owner = await app.make.member()
    const write = (ago: number, rating: number, columns = {}) =>
      app.make.review({ customerId: owner.customerId, rating, createdAt: daysAgo(ago), columns })
    for (const rating of [5, 4, 3]) await write(2, rating, rating > 3 ? { response: 'Thanks' } : {})
    for (const rating of [2, 1]) await write(9, rating)

    expect(await look(owner, 'period=7d')).toMatchObject({
      averageRating: { value: 4, previous: 1.5, ratedCount: 3 },
      totalReviews: { value: 3, previous: 2 },
      responseRate: { value: 2 / 3, previous: 0, answeredCount: 2 },
      activeDisputes: { value: 0, previous: null },
    })
    await app.superuser.query('update customers set created_at = $1 where id = $2', [daysAgo(20), owner.customerId])
    expect((await look(owner, 'period=7d')).activeDisputes).toEqual({ value: 0, previous: 0 })
    expect((await look(owner, 'period=30d')).activeDisputes).toEqual({ value: 0, previous: null })
  })

  it('count a review as answered by what can be seen on the platform, or is on its way there', async () => {
    const owner = await app.make.member()
    for (const state of REPLY_STATES) {
      const columns = { response: 'Thanks', responded_at: new Date(), status: 'responded', reply_state: state }
      await app.make.review({ customerId: owner.customerId, columns })
    }
    const [answered, unanswered] = [
      await pageThrough<Review>(owner, '/api/v1/reviews?answered=yes'),
      await pageThrough<Review>(owner, '/api/v1/reviews?answered=no'),
    ]

    expect((await look(owner)).responseRate.answeredCount).toBe(REPLY_STATES.length - 3)
    expect(answered).toHaveLength(REPLY_STATES.length - 3)
    expect(unanswered).toHaveLength(3)
    expect(new Set(unanswered.map(({ status }) => status))).toEqual(new Set(['responded']))
  })

  it('say nothing of what there is not', async () => {
    const { series, ...cards } = await look(await app.make.member())
    expect(cards).toMatchObject({
      averageRating: { value: null, previous: null, ratedCount: 0 },
      totalReviews: { value: 0, previous: 0 },
      responseRate: { value: null, previous: null, answeredCount: 0 },
    })
    expect(series).toEqual({ grain: 'day', points: [] })
  })

  it('compare all there is with nothing', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId, createdAt: new Date('2011-02-03T12:00:00Z') })
    expect(await look(owner, 'period=all')).toMatchObject({
      days: null,
      daysBefore: null,
      totalReviews: { value: 1, previous: null },
      averageRating: { previous: null },
      activeDisputes: { previous: null },
      series: { grain: 'month', points: [{ bucket: '2011-02-01', reviewCount: 1 }] },
    })
  })

  it('leave recommendations out of the average, and count them as reviews', async () => {
    const owner = await app.make.member()
    await app.make.review({ customerId: owner.customerId, platform: 'facebook', isRecommended: false })
    await app.make.review({ customerId: owner.customerId, rating: 5 })
    expect(await look(owner)).toMatchObject({
      averageRating: { value: 5, ratedCount: 1 },
      totalReviews: { value: 2 },
    })
  })

  it('end with the customer’s own day', async () => {
    const [here, there] = [await app.make.member(), await app.make.member()]
    await liveIn(here, 'Pacific/Kiritimati')
    await liveIn(there, 'Pacific/Pago_Pago')
    const [ahead, behind] = [await look(here), await look(there)]
    expect(Date.parse(ahead.days?.to ?? '') - Date.parse(behind.days?.to ?? '')).toBeGreaterThanOrEqual(DAY_MS)
    expect([ahead.today, behind.today]).toEqual([ahead.days?.to, behind.days?.to])
    expect((await look(here, 'period=all')).today).toBe(ahead.today)
  })

  it('tell how many disputes are open now, and how many were when the period began', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner)
    const open = async (given: { ago: number; closedAgo?: number; isHere?: boolean }) => {
      const { disputeId } = await disputes.start(owner, given.isHere ? { locationId } : {})
      if (given.closedAgo !== undefined) await disputes.act(owner, disputeId, 'resolve', { outcome: 'withdrawn' })
      await app.superuser.query('update disputes set created_at = $1, closed_at = $2 where id = $3', [
        daysAgo(given.ago),
        given.closedAgo === undefined ? null : daysAgo(given.closedAgo),
        disputeId,
      ])
    }
    await open({ ago: 1, isHere: true })
    await open({ ago: 20 })
    await open({ ago: 20, closedAgo: 2, isHere: true })
    await open({ ago: 20, closedAgo: 15 })
    await open({ ago: 3, closedAgo: 2 })

    expect((await look(owner, 'period=7d')).activeDisputes).toEqual({ value: 2, previous: 2 })
    expect((await look(owner, `period=7d&location=${locationId}`)).activeDisputes).toEqual({ value: 1, previous: 1 })
  })

  it('keep disputes from a plan without them', async () => {
    expect((await look(await app.make.member({ tier: 'starter' }))).activeDisputes).toBeNull()
    expect((await look(await app.make.member({ tier: 'professional' }))).activeDisputes).not.toBeNull()
  })

  it('are for those who may look', async () => {
    expect((await app.anonymous.get('/api/v1/dashboard')).status).toBe(401)
  })

  it('refuse a period nobody knows', async () => {
    expect((await app.as(await app.make.member()).get('/api/v1/dashboard?period=2y')).status).toBe(400)
  })
})

describe('the trend', () => {
  it('goes by weeks that begin on Monday for ninety days', async () => {
    const owner = await app.make.member()
    for (let ago = 0; ago < 90; ago += 3) {
      await app.make.review({ customerId: owner.customerId, createdAt: daysAgo(ago), rating: 4 })
    }
    const { series, totalReviews } = await look(owner, 'period=90d')
    expect(series.grain).toBe('week')
    expect(series.points.map(({ bucket }) => new Date(bucket).getUTCDay())).toEqual(series.points.map(() => 1))
    expect(sumOf(series.points)).toBe(totalReviews.value)
  })

  it('is told by platform and in order', async () => {
    const owner = await app.make.member()
    for (const platform of PLATFORMS) {
      for (const ago of [3, 1])
        await app.make.review({ customerId: owner.customerId, platform, createdAt: daysAgo(ago) })
    }
    const { points } = (await look(owner, 'period=7d')).series
    const keys = points.map(({ bucket, platform }) => `${bucket} ${platform}`)
    expect(points).toHaveLength(8)
    expect(keys).toEqual(keys.toSorted())
  })
})

const sumOf = (points: readonly { reviewCount: number }[]) => points.reduce((sum, point) => sum + point.reviewCount, 0)

/** Every state there is comes up, and none at all for what was found on the platform. */
const stateOf = (turn: number) => [null, ...REPLY_STATES][turn % (REPLY_STATES.length + 1)] ?? null

describe('the numbers', async () => {
  const owner = await app.make.member()
  const stranger = await app.make.member()
  await liveIn(owner, 'America/Los_Angeles')
  const locationId = await makeLocation(owner)
  for (let turn = 0; turn < 130; turn += 1) {
    const isRecommendation = turn % 4 === 1
    const customerId = turn % 10 === 9 ? stranger.customerId : owner.customerId
    await app.make.review({
      customerId,
      platform: PLATFORMS[turn % 4] ?? 'google',
      rating: turn % 11 === 5 ? null : 1 + (turn % 5),
      isRecommended: isRecommendation ? turn % 3 > 0 : null,
      createdAt: daysAgo((turn * turn) / 20),
      locationId: customerId === owner.customerId && turn % 3 === 0 ? locationId : null,
      columns: turn % 7 < 3 ? { response: 'Thanks', responded_at: new Date(), reply_state: stateOf(turn) } : {},
    })
  }
  for (const given of [{}, { locationId }, { locationId }]) await disputes.start(owner, given)
  await disputes.start(stranger)

  const people = new Map<string, TestMember>([['owner', owner]])
  for (const role of TEAM_ROLES.filter((each) => each !== 'owner')) {
    people.set(role, await app.make.member({ customerId: owner.customerId, role }))
  }
  people.set('other customer', stranger)

  const cases = [...people.keys()].flatMap((who) =>
    PERIODS.flatMap((period) => [
      [who, period, 'everywhere'] as const,
      ...(who === 'owner' || who === 'other customer' ? [[who, period, 'one location'] as const] : []),
    ]),
  )

  it.each(cases)('for the %s, %s, %s, are those of the lists', async (who, period, where) => {
    const member = people.get(who) ?? owner
    const place = where === 'everywhere' ? '' : `&location=${locationId}`
    const told = await look(member, `period=${period}${place}`)
    const rowsOf = (days: Dashboard['days'], more = '') =>
      pageThrough<Review>(member, `/api/v1/reviews?${days ? `from=${days.from}&to=${days.to}` : ''}${place}${more}`)

    const rows = await rowsOf(told.days)
    expect(told.totalReviews.value).toBe(rows.length)
    expect(told.averageRating).toMatchObject(averageOf(rows))
    expect(await rowsOf(told.days, '&stars=yes')).toHaveLength(told.averageRating.ratedCount)
    expect(told.responseRate.answeredCount).toBe((await rowsOf(told.days, '&answered=yes')).length)
    expect((told.totalReviews.value ?? 0) - told.responseRate.answeredCount).toBe(
      (await rowsOf(told.days, '&answered=no')).length,
    )
    expect(sumOf(told.series.points)).toBe(rows.length)
    const before = told.daysBefore && (await rowsOf(told.daysBefore))
    expect(told.totalReviews.previous).toBe(before && before.length)
    expect(told.averageRating.previous).toEqual(before && averageOf(before).value)
    const open = await pageThrough<unknown>(member, `/api/v1/disputes?status=active${place}`)
    expect(told.activeDisputes?.value).toBe(open.length)
  })

  it('of the examples say something', async () => {
    const told = await look(owner, 'period=all')
    expect(told.totalReviews.value).toBe(120)
    expect((await look(owner, `period=all&location=${locationId}`)).totalReviews.value).toBeGreaterThan(20)
    expect((await look(stranger, `period=all&location=${locationId}`)).totalReviews.value).toBe(0)
    expect((await look(stranger, 'period=all')).totalReviews.value).toBe(14)
  })
})

function averageOf(rows: readonly Review[]): { value: number | null; ratedCount: number } {
  const stars = rows.flatMap(({ rating }) => rating ?? [])
  const sum = stars.reduce((total, each) => total + each, 0)
  return { value: stars.length === 0 ? null : sum / stars.length, ratedCount: stars.length }
}
