import { sql, type RawBuilder } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PeriodDays, Stretch } from './period-days.ts'

/** As the totals know all locations together. */
const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000'

export interface Surroundings {
  today: string
  timezone: string
}

/** Where the customer is. */
export async function getSurroundings(tx: CustomerTx): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select to_char(now() at time zone z.zone, 'YYYY-MM-DD') as today, z.zone as timezone
    from find_day_zone(${tx.customerId}) as z (zone)`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('Nothing was answered.')
  return row
}

/** What one platform's reviews of a while add up to. */
export interface Sum {
  isBefore: boolean
  /** The first day of the point in the trend it belongs to; none in the period before. */
  bucket: string | null
  platform: Platform
  reviewCount: number
  ratedCount: number
  ratingSum: number
  answeredCount: number
}

export interface FiguresRequest {
  locationId: string | undefined
  /** Those the person is limited to; `null`: all, and what belongs to none. */
  ownLocations: readonly string[] | null
  grain: PeriodDays['grain']
  stretches: readonly Stretch[]
  stretchesBefore: readonly Stretch[]
  /** Since when disputes are compared; `null` leaves them out. */
  disputes: { since: string | null; timezone: string } | null
}

export interface Figures {
  sums: Sum[]
  activeDisputes: number | null
  activeDisputesBefore: number | null
}

type FiguresRow = Omit<Figures, 'sums'> & (Sum | { [Column in keyof Sum]: null })

/** All that the cards and the trend are made of, in one statement. */
export async function measure(tx: CustomerTx, request: FiguresRequest): Promise<Figures> {
  const { rows } = await selectFigures(tx.customerId, request).execute(tx)
  const [first] = rows
  if (!first) throw new Error('What is joined to one row has at least one.')
  const { activeDisputes, activeDisputesBefore } = first
  return { sums: rows.filter((row) => row.platform !== null), activeDisputes, activeDisputesBefore }
}

/** As rows: gathered into one value, hundreds of months would take longer to write down than to add up. */
function selectFigures(customerId: string, request: FiguresRequest): RawBuilder<FiguresRow> {
  const parts = [
    ...request.stretches.map((stretch) => selectStretch(customerId, request, { stretch, isBefore: false })),
    ...request.stretchesBefore.map((stretch) => selectStretch(customerId, request, { stretch, isBefore: true })),
  ]
  const { disputes } = request
  return sql<FiguresRow>`
    with parts as (${sql.join(parts, sql` union all `)}),
      sums as (
        select is_before, bucket, platform, sum(review_count)::int as review_count, sum(rated_count)::int as rated_count,
          sum(rating_sum)::int as rating_sum, sum(answered_count)::int as answered_count
        from parts group by is_before, bucket, platform)
    select s.is_before as "isBefore", to_char(s.bucket, 'YYYY-MM-DD') as bucket, s.platform, s.review_count as "reviewCount",
      s.rated_count as "ratedCount", s.rating_sum as "ratingSum", s.answered_count as "answeredCount", d.*
    from (
      select ${disputes ? countActive(customerId, request.locationId) : sql`null::integer`} as "activeDisputes",
        ${disputes?.since ? countActiveAt(customerId, request.locationId, disputes) : sql`null::integer`}
          as "activeDisputesBefore") d
    left join sums s on true
    order by s.bucket, s.platform`
}

/** The names of the columns are those of the first; a whole month is a point by itself wherever months stand. */
function selectStretch(
  customerId: string,
  { locationId, ownLocations, grain }: FiguresRequest,
  { stretch, isBefore }: { stretch: Stretch; isBefore: boolean },
): RawBuilder<unknown> {
  const isWanted =
    locationId === undefined && ownLocations
      ? sql`location_id = any(${[...ownLocations]}::uuid[])`
      : sql`location_id = ${locationId ?? ALL_LOCATIONS}`
  const bucket = isBefore ? sql`null::date` : sql`date_trunc(${grain}, bucket::timestamp)::date`
  return sql`
    select ${isBefore}::boolean as is_before, ${bucket} as bucket, platform, review_count, rated_count, rating_sum,
      answered_count
    from review_totals
    where customer_id = ${customerId} and grain = ${stretch.grain} and ${isWanted}
      ${stretch.first === null ? sql`` : sql`and bucket between ${stretch.first}::date and ${stretch.last}::date`}
`
}

const isAt = (locationId: string | undefined) =>
  locationId === undefined
    ? sql`true`
    : sql`exists (select from reviews r where r.customer_id = d.customer_id and r.id = d.review_id
        and r.location_id = ${locationId})`

const countActive = (customerId: string, locationId: string | undefined) => sql`(
  select count(*)::int from disputes d
  where d.customer_id = ${customerId} and d.status in ('pending', 'in_progress') and ${isAt(locationId)})`

/** Opened before that day and not closed by then; none of a business that was not here yet is nothing to compare with. */
function countActiveAt(
  customerId: string,
  locationId: string | undefined,
  { since, timezone }: { since: string | null; timezone: string },
) {
  const start = sql`(${since}::timestamp at time zone ${timezone})`
  return sql`(
    select case when count(*) > 0 or exists (select from customers c where c.id = ${customerId} and c.created_at < ${start})
      then count(*)::int end from (
      select d.customer_id, d.review_id from disputes d
      where d.customer_id = ${customerId} and d.status in ('pending', 'in_progress') and d.created_at < ${start}
      union all
      select d.customer_id, d.review_id from disputes d
      where d.customer_id = ${customerId} and d.status in ('resolved', 'rejected') and d.closed_at >= ${start}
        and d.created_at < ${start}) d
    where ${isAt(locationId)})`
}
