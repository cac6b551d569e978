import { sql, type RawBuilder } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PeriodDays, Stretch } from '#shared/domain/period-days.ts'

/** As the totals know all locations together. */
const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000'

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
  /** The day since when disputes are compared; `null` leaves them out. */
  disputes: { since: string | null } | null
}

export interface Figures {
  /** Where the customer is. */
  today: string
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
  const { today, activeDisputes, activeDisputesBefore } = first
  return { today, sums: rows.filter((row) => row.platform !== null), activeDisputes, activeDisputesBefore }
}

/** As rows: gathered into one value, hundreds of months would take longer to write down than to add up. */
function selectFigures(customerId: string, request: FiguresRequest): RawBuilder<FiguresRow> {
  const parts = [
    ...request.stretches.map((stretch) => selectStretch(customerId, request, { stretch, isBefore: false })),
    ...request.stretchesBefore.map((stretch) => selectStretch(customerId, request, { stretch, isBefore: true })),
  ]
  return sql<FiguresRow>`
    with zone as materialized (select find_day_zone(${customerId}) as name),
      parts as (${sql.join(parts, sql` union all `)}),
      sums as (
        select is_before, bucket, platform, sum(review_count)::int as review_count, sum(rated_count)::int as rated_count,
          sum(rating_sum)::int as rating_sum, sum(answered_count)::int as answered_count
        from parts group by is_before, bucket, platform)
    select s.is_before as "isBefore", to_char(s.bucket, 'YYYY-MM-DD') as bucket, s.platform, s.review_count as "reviewCount",
      s.rated_count as "ratedCount", s.rating_sum as "ratingSum", s.answered_count as "answeredCount", d.*,
      to_char(now() at time zone (select name from zone), 'YYYY-MM-DD') as today
    from (${countDisputes(customerId, request)}) d
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

/**
 * Those that are active, and those that were when the day began: opened before and not closed by then. None of a business that was
 * not here yet is nothing to compare with.
 */
function countDisputes(customerId: string, { disputes, locationId }: FiguresRequest): RawBuilder<unknown> {
  if (!disputes) return sql`select null::integer as "activeDisputes", null::integer as "activeDisputesBefore"`
  const start = sql`(select ${disputes.since}::timestamp at time zone name from zone)`
  const active = sql`
    select count(*)::int as now, count(*) filter (where d.created_at < ${start})::int as before from disputes d
    where d.customer_id = ${customerId} and d.status in ('pending', 'in_progress') and ${isAt(locationId)}`
  if (disputes.since === null) {
    return sql`select active.now as "activeDisputes", null::integer as "activeDisputesBefore" from (${active}) active`
  }
  return sql`
    select active.now as "activeDisputes",
      case when active.before + closed.since > 0
        or exists (select from customers c where c.id = ${customerId} and c.created_at < ${start})
        then active.before + closed.since end as "activeDisputesBefore"
    from (${active}) active, (
      select count(*)::int as since from disputes d
      where d.customer_id = ${customerId} and d.status in ('resolved', 'rejected') and d.closed_at >= ${start}
        and d.created_at < ${start} and ${isAt(locationId)}) closed`
}
