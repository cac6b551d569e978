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
  /** What one point in time stands for; `null`: all of them together. */
  grain: StepGrain | 'year' | null
  stretches: readonly Stretch[]
  stretchesBefore: readonly Stretch[]
}

/** What reviews of a platform or of a location add up to. */
export interface Sum {
  isBefore: boolean
  /** The first day of the point in time it belongs to; none in the period before, nor where all are together. */
  bucket: string | null
  key: string
  counts: ReputationCounts
}

type SumRow = Omit<Sum, 'counts'> & Omit<ReputationCounts, 'stars'> & { stars: number[] }

const COLUMNS = [
  ...(['review_count', 'rated_count', 'rating_sum', 'answered_count'] as const),
  ...(['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const),
  ...(['positive_count', 'neutral_count', 'negative_count', 'timed_count', 'quick_count', 'answer_seconds'] as const),
]
const COUNTS = sql.join(COLUMNS.map((column) => sql.ref(column)))
const SUMMED_COUNTS = sql.join(COLUMNS.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))

type Key = 'platform' | 'location_id'

/** From the totals that are kept with the reviews, whatever their number. */
export async function sumUp(tx: CustomerTx, by: Key, request: SumsRequest): Promise<Sum[]> {
  const parts = [
    ...request.stretches.map((stretch) => selectStretch(tx.customerId, request, { by, stretch, isBefore: false })),
    ...request.stretchesBefore.map((stretch) => selectStretch(tx.customerId, request, { by, stretch, isBefore: true })),
  ]
  const { rows } = await sql<SumRow>`
    select is_before as "isBefore", to_char(bucket, 'YYYY-MM-DD') as bucket, key::text as key,
      sum(review_count)::int as "reviewCount", sum(rated_count)::int as "ratedCount", sum(rating_sum)::int as "ratingSum",
      sum(answered_count)::int as "answeredCount",
      array[sum(stars_1), sum(stars_2), sum(stars_3), sum(stars_4), sum(stars_5)]::int[] as stars,
      sum(positive_count)::int as "positiveCount", sum(neutral_count)::int as "neutralCount",
      sum(negative_count)::int as "negativeCount", sum(timed_count)::int as "timedCount",
      sum(quick_count)::int as "quickCount", sum(answer_seconds)::float8 as "answerSeconds"
    from (${sql.join(parts, sql` union all `)}) parts
    group by is_before, bucket, key
    order by bucket, key`.execute(tx)
  return rows.map(({ isBefore, bucket, key, ...counts }) => ({ isBefore, bucket, key, counts }))
}

interface Part {
  by: Key
  stretch: Stretch
  isBefore: boolean
}

/** What has no points in time is added up as it is read, in the order of the key: a third of the time for many locations. */
function selectStretch(customerId: string, request: SumsRequest, { by, stretch, isBefore }: Part): RawBuilder<unknown> {
  const { grain } = request
  const rows = fromTotals(customerId, request, stretch)
  if (isBefore || grain === null) {
    return sql`select ${isBefore}::boolean as is_before, null::date as bucket, ${sql.ref(by)} as key, ${SUMMED_COUNTS}
      ${rows} group by ${sql.ref(by)}`
  }
  return sql`select false as is_before, ${bucketOf(stretch, grain)} as bucket, ${sql.ref(by)} as key, ${COUNTS} ${rows}`
}

/** What is kept as it is shown is not worked out anew, row by row; a whole month is a point by itself wherever months stand. */
const bucketOf = (stretch: Stretch, grain: StepGrain | 'year') =>
  stretch.grain === grain ? sql`bucket` : sql`date_trunc(${grain}, bucket::timestamp)::date`

const fromTotals = (
  customerId: string,
  { locationIds, platform }: Pick<SumsRequest, 'locationIds' | 'platform'>,
  { grain, first, last }: Stretch,
) => sql`
  from review_totals
  where customer_id = ${customerId} and grain = ${grain} and ${isAt(locationIds)}
    ${first === null ? sql`` : sql`and bucket between ${first}::date and ${last}::date`}
    ${platform === undefined ? sql`` : sql`and platform = ${platform}`}`

export interface RatingPoint extends Pick<ReputationCounts, 'ratedCount' | 'ratingSum'> {
  locationId: string
  bucket: string
}

interface PointsRequest extends Pick<SumsRequest, 'locationIds' | 'platform' | 'stretches'> {
  grain: StepGrain | 'year'
}

/** The stars of each location over time: by day or month as they are kept, then in the steps that are shown. */
export async function listRatingPoints(
  tx: CustomerTx,
  { grain, stretches, ...place }: PointsRequest,
): Promise<RatingPoint[]> {
  const parts = stretches.map(
    (stretch) => sql`
      select location_id, ${bucketOf(stretch, grain)} as bucket, rated_count, rating_sum
      from (
        select location_id, bucket, sum(rated_count) as rated_count, sum(rating_sum) as rating_sum
        ${fromTotals(tx.customerId, place, stretch)} group by location_id, bucket) kept`,
  )
  const { rows } = await sql<RatingPoint>`
    select location_id as "locationId", to_char(bucket, 'YYYY-MM-DD') as bucket, sum(rated_count)::int as "ratedCount",
      sum(rating_sum)::int as "ratingSum"
    from (${sql.join(parts, sql` union all `)}) parts
    where rated_count > 0 group by location_id, bucket order by bucket`.execute(tx)
  return rows
}

export const isAt = (locationIds: readonly string[] | null) =>
  locationIds ? sql`location_id = any(${[...locationIds]}::uuid[])` : sql`location_id = ${ALL_LOCATIONS}`

type EverCounts = Pick<ReputationCounts, 'reviewCount' | 'ratedCount' | 'ratingSum'>

/** All there ever was: what the average on a platform is made of. */
export async function sumEver(
  tx: CustomerTx,
  request: Pick<SumsRequest, 'locationIds' | 'platform'>,
): Promise<EverCounts> {
  const { rows } = await sql<EverCounts>`
    select coalesce(sum(review_count), 0)::int as "reviewCount", coalesce(sum(rated_count), 0)::int as "ratedCount", coalesce(sum(rating_sum), 0)::int as "ratingSum"
    from review_totals
    where customer_id = ${tx.customerId} and grain = 'month' and ${isAt(request.locationIds)}
      ${request.platform === undefined ? sql`` : sql`and platform = ${request.platform}`}`.execute(tx)
  return rows[0] ?? { reviewCount: 0, ratedCount: 0, ratingSum: 0 }
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
