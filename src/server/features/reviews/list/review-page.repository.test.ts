import { describe, expect, it, vi } from 'vitest'
import { CompiledQuery, sql } from 'kysely'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { ReviewPlace } from './review-cursor.ts'
import { whereMatches } from './review-conditions.repository.ts'
import { resolveFilter, type ResolvedFilter } from './review-filter.ts'
import { readReviewPage } from './review-page.ts'
import { selectPlaces } from './review-page.repository.ts'
import { placesOf, selectPlaced } from './review-rows.repository.ts'

const app = await startTestApp()
const customerId = await writeMany()
const PLACE: ReviewPlace = { lead: 2, createdAt: '2026-01-01T00:00:00.000Z', id: NIL_CUSTOMER }

/** As the product asks, with its values in their places. */
async function planOf(filter: Partial<ResolvedFilter>, after: ReviewPlace | null): Promise<string> {
  const request = { filter: { sort: 'newest' as const, ...filter }, after, limit: 26 }
  const { sql, parameters } = selectPlaces(app.product.base.app.db, NIL_CUSTOMER, request).compile(
    app.product.base.app.db,
  )
  const text = sql.replaceAll(/\$(\d+)/g, (_place, number: string) => literal(parameters[Number(number) - 1]))
  return explain(app.superuser, text)
}

const literal = (value: unknown) => (typeof value === 'number' ? String(value) : `'${String(value)}'`)

describe('a page of reviews', () => {
  it.each<[string, Partial<ResolvedFilter>]>([
    ['reviews_newest', {}],
    ['reviews_newest', { sort: 'oldest' }],
    ['reviews_by_lowness', { sort: 'lowest' }],
    ['reviews_by_rating', { sort: 'highest' }],
    ['reviews_by_status', { status: 'pending' }],
    ['reviews_by_platform', { platforms: ['google'] }],
    ['reviews_by_rating', { ratings: [1] }],
    ['reviews_by_location', { locations: [NIL_CUSTOMER] }],
    ['reviews_by_assignee', { assignee: NIL_CUSTOMER }],
    ['reviews_by_sentiment', { sentiments: ['negative'] }],
    ['reviews_by_reply_state', { replyStates: ['live'] }],
    ['reviews_unread', { isUnread: true }],
    ['reviews_gone', { isGone: true }],
    ['reviews_unanswered', { answered: 'no' }],
    ['reviews_low_due', { answered: 'due', ratings: [1, 2], sort: 'oldest' }],
    ['reviews_by_', { status: 'pending', platforms: ['google'], ratings: [1], hasText: true }],
  ])('is walked to by %s, first and deep, and never sorted: %j', async (index, filter) => {
    for (const after of [null, PLACE]) {
      const plan = await planOf(filter, after)
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })

  it.each<[string, Partial<ResolvedFilter>]>([
    ['reviews_by_status_stars', { status: 'pending' }],
    ['reviews_by_platform_stars', { platforms: ['google'] }],
    ['reviews_by_location_stars', { locations: [NIL_CUSTOMER] }],
    ['reviews_by_assignee_stars', { assignee: NIL_CUSTOMER }],
    ['reviews_by_sentiment_stars', { sentiments: ['negative'] }],
    ['reviews_by_reply_state_stars', { replyStates: ['live'] }],
    ['reviews_unanswered_stars', { answered: 'no' }],
    ['reviews_by_rating', { ratings: [2, 3] }],
    ['reviews_by_rating', { from: '2026-01-01T00:00:00Z', before: '2026-02-01T00:00:00Z' }],
  ])('is walked to by stars in %s, in either direction: %j', async (index, filter) => {
    for (const sort of ['lowest', 'highest'] as const) {
      for (const after of [null, PLACE]) {
        const plan = await planOf({ ...filter, sort }, after)
        expect(plan).toContain(index)
        // What each number of stars brings is sorted together, and nothing else.
        expect(plan.match(/Sort Key: .*/g)?.filter((key) => !key.includes('.created_at DESC'))).toEqual([])
        expect(plan.match(/Sort Key/g)?.length ?? 0).toBeLessThanOrEqual(1)
      }
    }
  })

  it('is empty where the stars asked for all came before', async () => {
    expect(await planOf({ ratings: [5], sort: 'highest' }, PLACE)).toContain('One-Time Filter: false')
  })

  it('begins with the drafts where they are asked for: they are few', async () => {
    await app.superuser.query(
      `insert into reply_drafts (customer_id, review_id, user_id, user_name, text)
       select customer_id, id, $1, 'Ann', 'Thank you' from reviews limit 5`,
      [NIL_CUSTOMER],
    )
    await app.superuser.query('analyze reply_drafts')
    expect(await planOf({ draft: { userId: NIL_CUSTOMER, isThere: true } }, null)).toContain('reply_drafts')
  })

  it('goes on inside the index from where it was', async () => {
    const condition = /Index Cond: .*ROW\(created_at, id\) < ROW/
    expect(await planOf({ status: 'pending' }, PLACE)).toMatch(condition)
    expect(await planOf({ sort: 'lowest' }, PLACE)).toMatch(/Index Cond: .*ROW\(lowness, created_at, id\) < ROW/)
  })
})

describe('find_reviews_saying', () => {
  it.each([
    ['needle', 1, true],
    ['seldom', 26, false],
    ['a', 26, false],
    ['quill', 1, true],
  ])('reads the index of the words only for what is rare: %s', async (word, count, isIndexed) => {
    const { rows, plans } = await search(customerId, `'%${word}%', '{}', 'newest', null, 26`)
    expect(rows).toEqual((await listSaying(customerId, `%${word}%`)).slice(-count).toReversed())
    expect(plans.includes('review_contents_saying')).toBe(isIndexed)
  })

  it.each([
    ['what one says', '%NEEDLE%'],
    ['what some say, too short for the index', '%AB%'],
    ['what many say', '%a%'],
    ['what nobody says', '%zz%'],
    ['a phrase, and not its words apart', '%hay STACK%'],
    ['who wrote it', '%zora QUILL%'],
  ])('finds the same as a look at each: %s', async (_case, pattern) => {
    const ids = await listSaying(customerId, pattern)

    const oldest = await search(customerId, `'${pattern}', '{}', 'oldest', null, 5000`)
    const unsorted = await search(customerId, `'${pattern}', '{}', null, null, 20000`)

    expect(oldest.rows).toEqual(ids.slice(0, 5000))
    expect(unsorted.rows.toSorted()).toEqual(ids.toSorted())
  })

  it('answers nobody who is not of a customer', async () => {
    const ask = app.product.base.app.pool.query(`select * from find_reviews_saying('%a%', '{}', 'newest', null, 1)`)
    await expect(ask).rejects.toThrow('no customer to search for')
  })
})

describe('the rows of a page', () => {
  it('are looked up by their keys, though the customer has most of all there are', async () => {
    const { rows: some } = await app.superuser.query<{ id: string }>('select id from reviews limit 26')
    const ids = some.map(({ id }) => id)
    const { sql } = selectPlaced(customerId, placesOf(ids))
    const values = [`{${ids.join(',')}}`, customerId]
    const text = sql.replaceAll(/\$(\d+)/g, (_place, number: string) => literal(values[Number(number) - 1]))

    const plan = await explain(app.superuser, text)

    expect(plan).toContain('Index Scan using reviews_pkey')
    expect(plan).not.toContain('reviews_newest')
  })

  it('have their words looked up by their keys, too, where the customer has some thousands', async () => {
    const some = await writeMany(3000)
    const plan = await app.product.base.transactions.read(some, async (tx) => {
      const look = vi.spyOn(tx, 'executeQuery').mockResolvedValueOnce({ rows: [] })
      await readReviewPage(tx, { filter: { sort: 'newest' }, after: null, limit: 25 })
      const asked = look.mock.calls[0]?.[0]
      const { sql, parameters } = asked as CompiledQuery
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${sql}`, [...parameters]),
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

    expect(plan).toContain('Index Scan using review_contents_pkey')
    expect(plan).not.toContain('Hash')
    expect(plan).not.toContain('Sort')
  })
})

describe('whoever is limited to a location with few of many reviews', () => {
  /** As the product asks in their name, behind the policies. */
  async function planOfLimited(filter: Partial<ReviewFilter>, kind: 'page' | 'count'): Promise<string> {
    const place = await app.make.location(customerId)
    await app.superuser.query(
      `update reviews set location_id = $2 where customer_id = $1 and platform_review_id::int % 500 = 0`,
      [customerId, place],
    )
    await app.superuser.query('analyze reviews')
    const { transactions } = app.product.base
    return limitedTo({ customerId, locations: [place] }, () =>
      transactions.read(customerId, async (tx) => {
        const resolved = await resolveFilter(tx, NIL_CUSTOMER, { sort: 'newest', ...filter })
        const asked =
          kind === 'page'
            ? selectPlaces(tx, customerId, { filter: resolved, after: null, limit: 26 })
            : whereMatches(tx, customerId, resolved).select('id').limit(1000)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(tx)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    )
  }

  it.each<[string, Partial<ReviewFilter>]>([
    ['in their order', {}],
    ['that are bad', { rating: [1, 2] }],
    ['that wait', { answered: 'due' }],
    ['of a platform', { platform: ['google'] }],
    ['the worst first', { sort: 'lowest' }],
  ])('finds and counts those %s by an index, without a look at all', async (_case, filter) => {
    for (const kind of ['page', 'count'] as const) {
      const plan = await planOfLimited(filter, kind)
      expect(plan).toMatch(/reviews_by_location|reviews_low_due|reviews_unanswered/)
      expect(plan).not.toContain('Seq Scan')
      expect(plan).not.toContain('reviews_newest')
    }
  })

  it('finds what is theirs among many that say the same elsewhere', async () => {
    const place = await app.make.location(customerId)
    const limited = await app.make.member({ customerId, role: 'manager', locations: [place] })
    await app.superuser.query(
      `update reviews set location_id = $2 where customer_id = $1 and platform_review_id = '9960'`,
      [customerId, place],
    )
    const { items } = (await app.as(limited).get('/api/v1/reviews?search=seldom')).body
    expect(items).toHaveLength(1)
  })
})

/** More than a search looks through by itself. */
async function writeMany(count = 10_000): Promise<string> {
  const customerId = await app.make.customer()
  await app.superuser.query(
    `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
     select $1, 'google', 'x', n, 3, now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
    [customerId, count],
  )
  await app.superuser.query(
    `insert into review_contents (customer_id, review_id, author, content)
     select customer_id, id, case when n = 4321 then 'Zora Quill' end, concat_ws(' ', md5(id::text), case when n = 777 then 'needle' end,
       case when n % 60 = 0 then 'seldom' end, case when n % 1000 = 1 then 'hay stack' when n % 1000 = 2 then 'hay in a stack' end)
     from reviews, lateral (select platform_review_id::int as n) turn where customer_id = $1`,
    [customerId],
  )
  await app.superuser.query('analyze reviews, review_contents')
  return customerId
}

/** The oldest first, by looking at each. */
async function listSaying(customerId: string, pattern: string): Promise<string[]> {
  const { rows } = await app.superuser.query<{ id: string }>(
    `select r.id from reviews r join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
     where r.customer_id = $1 and (c.content ilike $2 or c.author ilike $2) order by r.created_at, r.id`,
    [customerId, pattern],
  )
  return rows.map(({ id }) => id)
}

/** As the function's own role sees them, with the plans of what it ran. */
async function search(customerId: string, values: string): Promise<{ rows: string[]; plans: string }> {
  const client = await app.superuser.connect()
  try {
    await client.query(`load 'auto_explain'`)
    await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_level = notice; set client_min_messages = notice`)
    const plans: string[] = []
    client.on('notice', (notice) => plans.push(notice.message ?? ''))
    await client.query('begin')
    await client.query(`select set_config('app.customer_id', $1, true)`, [customerId])
    await client.query('set local role goodword_app')
    const { rows } = await client.query<{ id: string }>(`select id from find_reviews_saying(${values})`)
    return { rows: rows.map(({ id }) => id), plans: plans.join('\n') }
  } finally {
    client.release(true)
  }
}
