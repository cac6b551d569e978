import { describe, expect, it } from 'vitest'
import { type Need, type NeedGroup } from '#shared/contracts/dashboard.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { FULL_CAPABILITIES, type ReviewOptions } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const disputes = createDisputeFixture(app)
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const list = async (member: TestMember, query = ''): Promise<NeedGroup[]> =>
  (await app.as(member).get(`/api/v1/dashboard/needs?${query}`)).body.needs
const find = async (member: TestMember, need: Need, query = '') =>
  (await list(member, query)).find((group) => group.need === need)

const write = (owner: { customerId: string }, review: Partial<ReviewOptions> = {}) =>
  app.make.review({ customerId: owner.customerId, rating: 1, ...review })

async function makeLocation({ customerId }: { customerId: string }): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name) values ($1, 'Harbour') returning id`,
    [customerId],
  )
  return rows[0]?.id ?? ''
}

/** As the list behind a link counts: the address of the screen, read as the screen does. */
async function countBehind(member: TestMember, link: string): Promise<number> {
  const [path = '', search = ''] = link.split('?')
  const query = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    value.startsWith('[')
      ? (JSON.parse(value) as unknown[]).map((each) => `${name}=${String(each)}`)
      : `${name}=${value}`,
  )
  const { body } = await app.as(member).get(`/api/v1${path}?${query.join('&')}&limit=100`)
  return (body as { items: unknown[] }).items.length
}

describe('low reviews', () => {
  it('are those nobody has answered or dealt with, oldest first', async () => {
    const owner = await app.make.member()
    const oldest = await write(owner, {
      createdAt: inDays(-9),
      rating: 2,
      author: 'Bo',
      content: 'Cold  soup\nand late',
    })
    const recommended = await write(owner, { createdAt: inDays(-3), platform: 'facebook', isRecommended: false })
    for (const review of [
      { rating: 3 },
      { platform: 'facebook' as const, isRecommended: true },
      { columns: { response: 'Sorry', reply_state: 'live' } },
      { columns: { done_at: new Date() } },
      { columns: { vanished_at: new Date() } },
      { columns: { status: 'scheduled', scheduled_at: new Date() } },
      { columns: { reply_state: 'awaiting-approval' } },
    ]) {
      await write(owner, review)
    }

    const group = await find(owner, 'low-reviews')

    expect(group).toMatchObject({ count: 2, items: [{ id: oldest }, { id: recommended, isRecommended: false }] })
    expect(group?.items[0]).toMatchObject({
      platform: 'google',
      label: 'Bo',
      rating: 2,
      excerpt: 'Cold soup and late',
      at: expect.stringMatching(/Z$/),
      link: `/reviews?review=${oldest}&respond=true`,
    })
    expect(await countBehind(owner, group?.link ?? '')).toBe(2)
  })

  it('are counted up to a hundred, and five are shown', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'listing', n::text, 1, now(), now() from generate_series(1, 130) n`,
      [owner.customerId],
    )
    const group = await find(owner, 'low-reviews')
    expect([group?.count, group?.items.length]).toEqual([100, 5])
  })

  it('call whoever gave no name by the platform', async () => {
    const owner = await app.make.member()
    await write(owner, { author: null, content: null })
    expect((await find(owner, 'low-reviews'))?.items).toMatchObject([
      { label: 'Google Business Profile', excerpt: null },
    ])
  })

  it('of one location are those of that location', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner)
    const id = await write(owner, { locationId })
    await write(owner)
    const group = await find(owner, 'low-reviews', `location=${locationId}`)
    expect(group).toMatchObject({ count: 1, items: [{ id }] })
    expect(await countBehind(owner, group?.link ?? '')).toBe(1)
  })
})

describe('replies', () => {
  it('with a problem wait for everybody, those to approve for whoever may', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    for (const state of ['rejected', 'failed', 'awaiting-approval', 'live']) {
      await write(owner, { rating: 5, columns: { reply_state: state } })
    }

    expect((await list(owner)).map(({ need, count }) => [need, count])).toEqual([
      ['reply-problems', 2],
      ['approvals', 1],
    ])
    expect((await list(member)).map(({ need }) => need)).toEqual(['reply-problems'])
    for (const { link, count } of await list(owner)) expect(await countBehind(owner, link)).toBe(count)
  })

  it('that were held wait with their text, first of all the one that should have gone first', async () => {
    const owner = await app.make.member()
    const locationId = await makeLocation(owner)
    const hold = async (days: number, status: string, review: Partial<ReviewOptions> = {}) => {
      const reviewId = await write(owner, { rating: 5, author: 'Ann', content: 'Cold soup', ...review })
      await app.superuser.query(
        `insert into scheduled_responses (customer_id, review_id, response_text, scheduled_time, local_time, timezone,
           review_updated_at, status) values ($1, $2, $3, $4, '2026-01-08T12:00', 'UTC', now(), $5)`,
        [owner.customerId, reviewId, `Sorry, ${days}`, inDays(days), status],
      )
      return reviewId
    }
    await hold(-1, 'held')
    const first = await hold(-2, 'held', { locationId })
    await hold(-1, 'held', { columns: { status: 'responded', response: 'Thanks', responded_at: new Date() } })
    await hold(2, 'pending', { columns: { status: 'scheduled', scheduled_at: new Date() } })
    await hold(-3, 'sent')

    const [everywhere, here] = [
      await find(owner, 'held-replies'),
      await find(owner, 'held-replies', `location=${locationId}`),
    ]
    expect(everywhere).toMatchObject({
      count: 3,
      items: [{ label: 'Ann', excerpt: 'Sorry, -2', rating: 5, link: `/reviews?review=${first}` }, {}, {}],
    })
    expect(here).toMatchObject({ count: 1 })
    expect(await countBehind(owner, everywhere?.link ?? '')).toBe(3)
    expect(await countBehind(owner, here?.link ?? '')).toBe(1)
    expect(await countBehind(owner, `${everywhere?.link}&search=soup`)).toBe(3)
  })
})

describe('connections', () => {
  const connect = (owner: TestMember, columns: Record<string, unknown>) =>
    app.superuser.query(
      `insert into integrations (customer_id, type, name, listing_id, capabilities, status, needs_reconnect, fault, token_expires_at)
       values ($1, 'facebook', $2, $2, $3, $4, $5, $6, $7)`,
      [
        owner.customerId,
        columns.name,
        JSON.stringify(FULL_CAPABILITIES),
        columns.status ?? 'connected',
        columns.needsReconnect ?? false,
        columns.fault === undefined ? null : JSON.stringify({ kind: columns.fault, reason: null, words: null }),
        columns.expiresAt ?? null,
      ],
    )

  it('wait when they are broken for good or about to run out', async () => {
    const owner = await app.make.member()
    await connect(owner, { name: 'well' })
    await connect(owner, { name: 'slow', fault: 'platform-down' })
    await connect(owner, { name: 'far off', expiresAt: inDays(8) })
    await connect(owner, { name: 'in days', expiresAt: inDays(6) })
    await connect(owner, { name: 'tomorrow', expiresAt: inDays(1) })
    await connect(owner, { name: 'cut', status: 'disconnected', needsReconnect: true })
    await connect(owner, { name: 'broken', needsReconnect: true, fault: 'reconnect' })

    expect(await find(owner, 'connections')).toMatchObject({
      count: 3,
      items: [{ label: 'broken', at: null }, { label: 'tomorrow' }, { label: 'in days' }],
      link: '/settings?tab=integrations',
    })
  })

  it('are not the business of whoever may not see them', async () => {
    const owner = await app.make.member()
    await connect(owner, { name: 'broken', needsReconnect: true })
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    expect(await list(member)).toEqual([])
  })
})

describe('disputes', () => {
  it('wait until they are filed, and again when they are due', async () => {
    const owner = await app.make.member()
    const unfiled = await disputes.start(owner, { author: 'Cy', columns: { done_at: new Date() } })
    const overdue = await disputes.start(owner, { columns: { done_at: new Date() } })
    const filed = await disputes.start(owner, { columns: { done_at: new Date() } })
    await app.superuser.query(
      `update disputes set status = 'in_progress', filing_state = 'filed', due_at = $2 where id = $1`,
      [overdue.disputeId, inDays(-1)],
    )
    await app.superuser.query(
      `update disputes set status = 'in_progress', filing_state = 'filed', due_at = $2 where id = $1`,
      [filed.disputeId, inDays(3)],
    )

    const [group] = await list(owner)
    expect(await countBehind(owner, group?.link ?? '')).toBe(2)
    expect(await countBehind(owner, `${group?.link}&search=nobody`)).toBe(2)
    expect(await list(owner)).toMatchObject([
      {
        need: 'disputes',
        count: 2,
        items: [
          { id: overdue.disputeId, link: `/disputes?dispute=${overdue.disputeId}` },
          { id: unfiled.disputeId, label: 'Cy', rating: 1, link: `/disputes?dispute=${unfiled.disputeId}&part=filing` },
        ],
      },
    ])
  })

  it('do not wait where the plan has none', async () => {
    const owner = await app.make.member()
    await disputes.open(owner)
    expect(await find(owner, 'disputes')).toMatchObject({
      count: 1,
      items: [{ label: 'Nobody of that name was here.', platform: null }],
    })
    await app.superuser.query(`update customers set subscription_tier = 'starter' where id = $1`, [owner.customerId])
    expect(await list(owner)).toEqual([])
  })
})

describe('what waits', () => {
  it('is the customer’s own', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const locationId = await makeLocation(owner)
    await write(owner, { locationId })
    await disputes.start(owner, { locationId })
    expect(await list(stranger)).toEqual([])
    expect(await list(stranger, `location=${locationId}`)).toEqual([])
    expect(await list(owner, `location=${locationId}`)).toHaveLength(2)
  })

  it('is told to nobody who has not signed in', async () => {
    expect((await app.anonymous.get('/api/v1/dashboard/needs')).status).toBe(401)
  })
})

describe('an open incident', () => {
  const raise = ({ customerId }: TestMember, locationId: string | null) =>
    app.superuser.query(
      `insert into incidents (customer_id, location_id, first_review_at, last_review_at, rule)
       values ($1, $2, now(), now(), '{"reviews": 5, "maxRating": 2, "withinHours": 24}')`,
      [customerId, locationId],
    )

  it('comes before everything else, at its place, until it is closed', async () => {
    const owner = await app.make.member()
    const other = await app.make.member()
    const locationId = await makeLocation(owner)
    await write(owner)
    await raise(owner, locationId)

    expect((await list(owner)).map(({ need }) => need)).toEqual(['incidents', 'low-reviews'])
    const group = await find(owner, 'incidents', `location=${locationId}`)
    expect(group).toMatchObject({ count: 1, items: [{ label: 'Harbour', platform: null }] })
    expect(group?.items[0]?.link).toBe(`/disputes?incident=${group?.items[0]?.id}`)
    expect(await find(other, 'incidents')).toBeUndefined()
    await app.superuser.query(`update incidents set state = 'closed' where customer_id = $1`, [owner.customerId])
    expect(await find(owner, 'incidents')).toBeUndefined()
  })
})
