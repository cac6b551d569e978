import { sql, type RawBuilder } from 'kysely'
import type { Stretch } from '#shared/domain/period-days.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReputationCounts } from '#shared/domain/reputation.ts'
import type { StepGrain } from '#shared/domain/time-steps.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** As the totals know all locations together. */
const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000'

export interface SumsRequest {
  /** All together where there are none named. */
  locationIds: readonly string[] | null
  platform: Platform | undefined
  /** What one point in time stands for. */
  grain: StepGrain | 'year'
  stretches: readonly Stretch[]
  stretchesBefore: readonly Stretch[]
}

/** What reviews of a platform or of a location add up to. */
export interface Sum {
  isBefore: boolean
  /** The first day of the point in time it belongs to; none in the period before. */
  bucket: string | null
  key: string
  counts: ReputationCounts
}

type SumRow = Omit<Sum, 'counts'> & Omit<ReputationCounts, 'stars'> & { stars: number[] }

/** From the totals that are kept with the reviews, whatever their number. */
export async function sumUp(tx: CustomerTx, by: 'platform' | 'location_id', request: SumsRequest): Promise<Sum[]> {
  const parts = [
    ...request.stretches.map((stretch) => selectStretch(tx.customerId, request, { stretch, isBefore: false })),
    ...request.stretchesBefore.map((stretch) => selectStretch(tx.customerId, request, { stretch, isBefore: true })),
  ]
  const { rows } = await sql<SumRow>`
    select is_before as "isBefore", to_char(bucket, 'YYYY-MM-DD') as bucket, ${sql.ref(by)}::text as key,
      sum(review_count)::int as "reviewCount", sum(rated_count)::int as "ratedCount", sum(rating_sum)::int as "ratingSum",
      sum(answered_count)::int as "answeredCount",
      array[sum(stars_1), sum(stars_2), sum(stars_3), sum(stars_4), sum(stars_5)]::int[] as stars,
      sum(positive_count)::int as "positiveCount", sum(neutral_count)::int as "neutralCount",
      sum(negative_count)::int as "negativeCount", sum(timed_count)::int as "timedCount",
      sum(quick_count)::int as "quickCount", sum(answer_seconds)::float8 as "answerSeconds"
    from (${sql.join(parts, sql` union all `)}) parts
    group by is_before, bucket, ${sql.ref(by)}
    order by bucket, ${sql.ref(by)}`.execute(tx)
  return rows.map(({ isBefore, bucket, key, ...counts }) => ({ isBefore, bucket, key, counts }))
}

/** The names of the columns are those of the first; a whole month is a point by itself wherever months stand. */
function selectStretch(
  customerId: string,
  { locationIds, platform, grain }: SumsRequest,
  { stretch, isBefore }: { stretch: Stretch; isBefore: boolean },
): RawBuilder<unknown> {
  // What is kept as it is shown is not worked out anew, row by row.
  const bucketNow = stretch.grain === grain ? sql`bucket` : sql`date_trunc(${grain}, bucket::timestamp)::date`
  const bucket = isBefore ? sql`null::date` : bucketNow
  return sql`
    select ${isBefore}::boolean as is_before, ${bucket} as bucket, location_id, platform, review_count, rated_count, rating_sum,
      answered_count, stars_1, stars_2, stars_3, stars_4, stars_5, positive_count, neutral_count, negative_count, timed_count,
      quick_count, answer_seconds
    from review_totals
    where customer_id = ${customerId} and grain = ${stretch.grain} and ${isAt(locationIds)}
      ${stretch.first === null ? sql`` : sql`and bucket between ${stretch.first}::date and ${stretch.last}::date`}
      ${platform === undefined ? sql`` : sql`and platform = ${platform}`}`
}

export const isAt = (locationIds: readonly string[] | null) =>
  locationIds ? sql`location_id = any(${[...locationIds]}::uuid[])` : sql`location_id = ${ALL_LOCATIONS}`

/** All there ever was: what the average on a platform is made of. */
export async function sumEver(
  tx: CustomerTx,
  request: Pick<SumsRequest, 'locationIds' | 'platform'>,
): Promise<Pick<ReputationCounts, 'ratedCount' | 'ratingSum'>> {
  const { rows } = await sql<Pick<ReputationCounts, 'ratedCount' | 'ratingSum'>>`
    select coalesce(sum(rated_count), 0)::int as "ratedCount", coalesce(sum(rating_sum), 0)::int as "ratingSum"
    from review_totals
    where customer_id = ${tx.customerId} and grain = 'month' and ${isAt(request.locationIds)}
      ${request.platform === undefined ? sql`` : sql`and platform = ${request.platform}`}`.execute(tx)
  return rows[0] ?? { ratedCount: 0, ratingSum: 0 }
}

/** By the customer's clocks. */
export async function findToday(tx: CustomerTx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(now() at time zone find_day_zone(${tx.customerId}), 'YYYY-MM-DD') as today`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A statement without a table has one row.')
  return row.today
}

/** Those that the person sees. */
export function listLocations(tx: CustomerTx): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('customer_id', '=', tx.customerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
