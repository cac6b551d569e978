import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { REPLY_STATES } from '#shared/domain/replies.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { transactions } = app.product.base

interface Place {
  customerId: string
  locationIds: (string | null)[]
  listing: string
}

async function makePlace(): Promise<Place> {
  const customerId = await app.make.customer()
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into locations (customer_id, name) values ($1, 'Harbour'), ($1, 'Hill') returning id`,
    [customerId],
  )
  return { customerId, locationIds: [null, ...rows.map(({ id }) => id)], listing: 'listing' }
}

/** Something that happens to a customer's reviews, in one statement. */
type Step = (place: Place) => RawBuilder<unknown>

interface Written {
  platform: string
  place: number
  rating: number | null
  isAnswered: boolean
  at: string
}

const write =
  (reviews: readonly Written[]): Step =>
  ({ customerId, locationIds, listing }) =>
    sql`
    insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, response, responded_at, location_id, created_at, updated_at)
    select ${customerId}, platform, ${listing}, gen_random_uuid(), rating, case when "isAnswered" then 'Thanks' end,
      case when "isAnswered" then at + make_interval(hours => rating) end, location_id, at, at
    from jsonb_to_recordset(${JSON.stringify(reviews.map((review) => ({ ...review, location_id: locationIds[review.place] })))}::jsonb)
      as r (platform text, rating smallint, "isAnswered" boolean, location_id uuid, at timestamptz)`

interface Some {
  from: number
  count: number
}

/** Some of the listing's reviews, whichever come there. */
function ofSome({ customerId, listing }: Place, { from, count }: Some) {
  const own = sql`customer_id = ${customerId} and listing_id = ${listing}`
  return sql`${own} and id in (select id from reviews where ${own} order by id limit ${count}
    offset ${from} % greatest(1, (select count(*) from reviews where ${own})))`
}

const change =
  (some: Some, set: (place: Place) => RawBuilder<unknown>): Step =>
  (place) =>
    sql`update reviews set ${set(place)} where ${ofSome(place, some)}`

const remove =
  (some: Some): Step =>
  (place) =>
    sql`delete from reviews where ${ofSome(place, some)}`

const liveIn =
  (timezone: string): Step =>
  ({ customerId }) => {
    const { general, notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
    const groups = [{ ...general, timezone }, notifications, security, branding, automation]
    return sql`
      insert into customer_settings (customer_id, general, notifications, security, branding, automation)
      values (${customerId}, ${sql.join(groups.map((group) => JSON.stringify(group)))})
      on conflict (customer_id) do update set general = excluded.general`
  }

const THEME_MARKS = ['food+', 'food-', 'price=', 'price-', 'service+', 'service-']

const merge =
  (aspect: string, into: string | null): Step =>
  ({ customerId }) =>
    sql`
    insert into themes (customer_id, aspect, merged_into) values (${customerId}, ${aspect}, ${into})
    on conflict (customer_id, aspect) do update set merged_into = excluded.merged_into`

/** Minutes around the turn of days, months and clocks. */
const writtenAt = fc
  .tuple(
    fc.constantFrom('2026-01-31', '2026-02-01', '2026-03-29', '2026-10-25', '2025-12-31', '2024-02-29'),
    fc.integer({ min: -900, max: 2400 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString())
const rating = fc.option(fc.integer({ min: 1, max: 5 }))
const placeNumber = fc.nat({ max: 2 })
const written = fc.record({
  platform: fc.constantFrom(...PLATFORMS),
  place: placeNumber,
  rating,
  isAnswered: fc.boolean(),
  at: writtenAt,
})
const some = fc.record({ from: fc.nat({ max: 10_000 }), count: fc.nat({ max: 6 }) })
const timezone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'No/Where',
  '+05:30',
)

const ofReviews: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.array(written, { maxLength: 8 }).map(write) },
  { weight: 2, arbitrary: fc.tuple(some, rating).map(([which, to]) => change(which, () => sql`rating = ${to}`)) },
  {
    weight: 1,
    arbitrary: fc.tuple(some, writtenAt).map(([which, at]) => change(which, () => sql`created_at = ${at}`)),
  },
  { weight: 3, arbitrary: some.map((which) => change(which, () => sql`response = 'Thanks'`)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(some, fc.option(fc.constantFrom(...REPLY_STATES)))
      .map(([which, state]) => change(which, () => sql`reply_state = ${state}, response = 'Thanks'`)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(some, fc.integer({ min: -5, max: 200_000 }))
      .map(([which, minutes]) =>
        change(
          which,
          () => sql`response = 'Thanks again', responded_at = seconds_after(created_at, 60 * ${minutes}::int)`,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(some, fc.option(fc.constantFrom('positive', 'neutral', 'negative')))
      .map(([which, sentiment]) => change(which, () => sql`sentiment = ${sentiment}`)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(some, fc.subarray(THEME_MARKS), fc.option(fc.constantFrom('de', 'fr')))
      .map(([which, themes, language]) =>
        change(which, () => sql`themes = ${themes}::text[], written_in = ${language}, sentiment = 'positive'`),
      ),
  },
  { weight: 2, arbitrary: some.map((which) => change(which, () => sql`response = null`)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(some, placeNumber)
      .map(([which, to]) => change(which, ({ locationIds }) => sql`location_id = ${locationIds[to]}`)),
  },
  { weight: 2, arbitrary: some.map(remove) },
  { weight: 2, arbitrary: some.map((which) => change(which, () => sql`vanished_at = now()`)) },
  { weight: 1, arbitrary: some.map((which) => change(which, () => sql`vanished_at = null`)) },
  { weight: 1, arbitrary: some.map((which) => change(which, () => sql`read_at = now(), tags = array['seen']`)) },
  { weight: 1, arbitrary: some.map((which) => change(which, () => sql`done_at = now()`)) },
  { weight: 1, arbitrary: some.map((which) => change(which, () => sql`is_recommended = false, rating = null`)) },
)

/** What counts all of a customer's reviews anew. */
const ofBusiness: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.constantFrom('food', 'price'), fc.option(fc.constantFrom('service', 'delivery')))
    .map(([aspect, into]) => merge(aspect, into)),
  timezone.map(liveIn),
)
const step = fc.oneof({ weight: 16, arbitrary: ofReviews }, { weight: 1, arbitrary: ofBusiness })

class Undone extends Error {}

async function take(place: Place, { steps, isUndone }: { steps: readonly Step[]; isUndone: boolean }): Promise<void> {
  const work = transactions.step(place.customerId, async (tx) => {
    for (const happens of steps) await happens(place).execute(tx)
    if (isUndone) throw new Undone()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}

/** What differs between the totals and the reviews themselves, and what was left on the way. */
async function findDifferences(): Promise<unknown[]> {
  const { rows } = await app.superuser.query(`
    with zones as (
        select c.id as customer_id, coalesce(max(n.name), 'UTC') as zone
        from customers c left join customer_settings s on s.customer_id = c.id
          left join pg_timezone_names n on n.name = s.general ->> 'timezone'
        group by c.id),
      raw as (
        select r.customer_id, grain, l.location_id, date_trunc(grain, r.created_at at time zone z.zone)::date as bucket,
          platform, count(*)::int as review_count,
          count(rating)::int as rated_count, coalesce(sum(rating), 0)::int as rating_sum, count(*) filter (where response <> '' and coalesce(reply_state, '') not in ('rejected', 'failed', 'saved'))::int
            as answered_count,
          count(*) filter (where rating = 1)::int, count(*) filter (where rating = 2)::int, count(*) filter (where rating = 3)::int,
          count(*) filter (where rating = 4)::int, count(*) filter (where rating = 5)::int,
          count(*) filter (where sentiment = 'positive')::int, count(*) filter (where sentiment = 'neutral')::int,
          count(*) filter (where sentiment = 'negative')::int,
          count(a.seconds)::int, count(*) filter (where a.seconds <= 86400)::int, coalesce(sum(a.seconds), 0)::bigint
        from reviews r join zones z on z.customer_id = r.customer_id cross join (values ('day'), ('month')) g (grain)
          cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (r.location_id)) l (location_id)
          left join lateral (
            select round(greatest(0, extract(epoch from coalesce(r.first_answered_at, r.responded_at) - r.created_at)))::int as seconds
            where r.response <> '' and coalesce(r.reply_state, '') not in ('rejected', 'failed', 'saved')
              and coalesce(r.first_answered_at, r.responded_at) is not null) a on true
        where l.location_id is not null and r.vanished_at is null
        group by 1, 2, 3, 4, 5),
      said as (
        select r.customer_id, r.id, 'language' as kind, written_in as part, sentiment = 'positive' as praises,
          sentiment = 'negative' as blames
        from reviews r where written_in is not null
        union all
        select r.customer_id, r.id, 'theme', coalesce(t.merged_into, left(mark, -1)), bool_or(mark like '%+'), bool_or(mark like '%-')
        from reviews r cross join unnest(r.themes) mark
          left join themes t on t.customer_id = r.customer_id and t.aspect = left(mark, -1)
        group by 1, 2, 4
        union all
        select r.customer_id, r.id, 'answer', concat(rating_rank, ':', case
            when seconds is null then 'open'
            else coalesce((select min(hours)::text from unnest(array[1, 2, 4, 8, 12, 24, 48, 72, 120, 168]) hours where seconds <= hours * 3600), 'late')
          end), false, false
        from reviews r
          cross join lateral (select r.response <> '' and coalesce(r.reply_state, '') not in ('rejected', 'failed', 'saved') as is_answered) a
          cross join lateral (select case when is_answered and coalesce(r.first_answered_at, r.responded_at) is not null
            then round(greatest(0, extract(epoch from coalesce(r.first_answered_at, r.responded_at) - r.created_at)))::int end as seconds) t
        where rating_rank > 0 and case when is_answered then seconds is not null else done_at is null end),
      raw_parts as (
        select r.customer_id, grain, l.location_id, s.kind, date_trunc(grain, r.created_at at time zone z.zone)::date as bucket,
          r.platform, s.part, count(*)::int, count(rating)::int, coalesce(sum(rating), 0)::int,
          count(*) filter (where s.praises)::int, count(*) filter (where s.blames)::int
        from reviews r join zones z on z.customer_id = r.customer_id join said s on s.customer_id = r.customer_id and s.id = r.id
          cross join (values ('day'), ('month')) g (grain)
          cross join lateral (values ('00000000-0000-0000-0000-000000000000'), (r.location_id)) l (location_id)
        where l.location_id is not null and r.vanished_at is null
        group by 1, 2, 3, 4, 5, 6, 7)
    (select 'is wrong' as fault, t::text from (select * from review_totals except all select * from raw) t)
    union all (select 'is missing', t::text from (select * from raw except all select * from review_totals) t)
    union all (select 'part is wrong', t::text from (select * from review_part_totals except all select * from raw_parts) t)
    union all (select 'part is missing', t::text from (select * from raw_parts except all select * from review_part_totals) t)
    union all (select 'was left', c.id::text from review_total_changes c)`)
  return rows
}

const portion = fc.record({
  whose: fc.nat({ max: 2 }),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  isUndone: fc.integer({ min: 0, max: 9 }).map((turn) => turn === 0),
})

/** A customer's zone and themes are changed by a request each: one portion never changes two of them. */
const atOnce = fc.record({
  steps: fc
    .tuple(fc.array(ofReviews, { minLength: 1, maxLength: 5 }), fc.array(ofBusiness, { maxLength: 1 }))
    .map(([reviews, business]) => [...reviews, ...business]),
  isUndone: portion.map(({ isUndone }) => isUndone),
})

describe('the totals of days and months', () => {
  it('equal the sums of the reviews, whatever happens to those, to whomever, in whatever portions', async () => {
    const places = [await makePlace(), await makePlace(), await makePlace()]
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(portion, { minLength: 30, maxLength: 40 }), async (portions) => {
        for (const { whose, ...given } of portions) {
          await take(places[whose] ?? (await makePlace()), given)
          taken += given.steps.length
        }
        expect(await findDifferences()).toEqual([])
      }),
      { numRuns: 10, endOnFailure: true },
    )
    expect(taken).toBeGreaterThan(1000)
  })

  it('equal them after many at once have changed the same days in different orders, and nobody waits for ever', async () => {
    const place = await makePlace()
    const portions = fc.sample(atOnce, 160)
    const listings = Array.from({ length: 8 }, (_, lane) => ({ ...place, listing: `listing ${lane}` }))
    await Promise.all(
      listings.map(async (listing, lane) => {
        const own = portions.filter((_portion, turn) => turn % listings.length === lane)
        for (const given of own) await take(listing, given)
      }),
    )
    expect(await findDifferences()).toEqual([])
  })

  it('keep how long the first answer took, whatever is said later, until there is none', async () => {
    const place = await makePlace()
    const at = '2026-05-05T12:00:00Z'
    await take(place, {
      steps: [write([{ platform: 'google', place: 0, rating: 3, isAnswered: false, at }])],
      isUndone: false,
    })
    const answer = (hours: number) =>
      change(
        { from: 0, count: 1 },
        () => sql`response = ${`After ${hours}`},
        responded_at = seconds_after(created_at, 3600 * ${hours}::int)`,
      )
    const takeBack = change({ from: 0, count: 1 }, () => sql`response = null, responded_at = null`)
    const hours = async (steps: readonly Step[]) => {
      for (const step of steps) await take(place, { steps: [step], isUndone: false })
      const { rows } = await app.superuser.query<{ timed: number; quick: number; hours: number }>(
        `select timed_count as timed, quick_count as quick, (answer_seconds / 3600)::int as hours from review_totals
         where customer_id = $1 and grain = 'day' and location_id = '00000000-0000-0000-0000-000000000000'`,
        [place.customerId],
      )
      return rows[0]
    }

    expect(await hours([answer(5)])).toEqual({ timed: 1, quick: 1, hours: 5 })
    expect(await hours([answer(50), answer(70)])).toEqual({ timed: 1, quick: 1, hours: 5 })
    expect(await hours([takeBack])).toEqual({ timed: 0, quick: 0, hours: 0 })
    expect(await hours([answer(90)])).toEqual({ timed: 1, quick: 0, hours: 90 })
  })

  it('are nobody else’s to see', async () => {
    const [ours, theirs] = [await makePlace(), await makePlace()]
    const review = { platform: 'google', place: 0, rating: 5, isAnswered: false, at: '2026-05-05T12:00:00Z' }
    await take(theirs, { steps: [write([review])], isUndone: false })
    const count = (customerId: string) =>
      transactions.step(customerId, (tx) => tx.selectFrom('review_totals').selectAll().execute())

    expect(await count(ours.customerId)).toEqual([])
    expect(await count(theirs.customerId)).toHaveLength(2)
  })

  it('go with the customer, and with all reviews at once', async () => {
    const [gone, emptied] = [await makePlace(), await makePlace()]
    const review = { platform: 'yelp', place: 1, rating: 2, isAnswered: true, at: '2026-05-05T12:00:00Z' }
    for (const place of [gone, emptied]) await take(place, { steps: [write([review, review])], isUndone: false })

    await app.superuser.query('delete from customers where id = $1', [gone.customerId])
    await app.superuser.query('delete from reviews')

    expect((await app.superuser.query('select from review_totals')).rowCount).toBe(0)
    expect((await app.superuser.query('select from review_part_totals')).rowCount).toBe(0)
    expect(await findDifferences()).toEqual([])
  })
})
