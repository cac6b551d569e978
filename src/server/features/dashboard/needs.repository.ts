import { sql, type RawBuilder } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Wanted {
  locationId: string | undefined
  limit: number
  /** Counting goes no further. */
  most: number
}

export interface NeedRow {
  id: string
  review_id: string | null
  platform: Platform | null
  author: string | null
  rating: number | null
  is_recommended: boolean | null
  text: string | null
  at: Date
  is_unfiled: boolean
}

type Found = Promise<{ count: number; rows: NeedRow[] }>

/** As the list of reviews knows `plan=held`: a review has one plan at most. */
export function findHeldReplies(tx: CustomerTx, wanted: Wanted): Found {
  return findMost(tx, wanted, {
    waiting: sql`
      select s.id, s.review_id, s.scheduled_time as at, false as is_unfiled, s.response_text as text
      from scheduled_responses s
      where s.customer_id = ${tx.customerId} and s.status = 'held' and ${isAt(tx, wanted, sql`s.review_id`)}
      order by s.scheduled_time, s.id`,
    ownPlatform: sql`null::text`,
    ownRating: sql`null::smallint`,
  })
}

/** As the list of disputes knows `due`; what is due sooner comes first. */
export function findDisputes(tx: CustomerTx, wanted: Wanted): Found {
  return findMost(tx, wanted, {
    waiting: sql`
      select d.id, d.review_id, coalesce(d.due_at, d.created_at) as at, d.description as text, d.platform, d.stated_rating,
        d.status = 'pending' and d.filing_state in ('none', 'failed') as is_unfiled
      from disputes d
      where d.customer_id = ${tx.customerId} and is_dispute_due(d.status, d.filing_state, d.due_at)
        and ${isAt(tx, wanted, sql`d.review_id`)}
      order by d.due_at is null, coalesce(d.due_at, d.created_at), d.id`,
    ownPlatform: sql`w.platform`,
    ownRating: sql`w.stated_rating`,
  })
}

const isAt = (tx: CustomerTx, { locationId }: Wanted, reviewId: RawBuilder<unknown>) =>
  locationId === undefined
    ? sql`true`
    : sql`exists (select from reviews l where l.customer_id = ${tx.customerId} and l.id = ${reviewId}
        and l.location_id = ${locationId})`

interface Kind {
  waiting: RawBuilder<unknown>
  /** What is known of it without a review. */
  ownPlatform: RawBuilder<unknown>
  ownRating: RawBuilder<unknown>
}

/** As many as are counted, the first of them with what their reviews say. */
async function findMost(tx: CustomerTx, { limit, most }: Wanted, kind: Kind): Found {
  const { rows } = await sql<NeedRow & { total: number }>`
    with waiting as materialized (${kind.waiting} limit ${most})
    select (select count(*)::int from waiting) as total, w.id, w.review_id, w.at, w.is_unfiled, w.text, c.author,
      coalesce(r.platform, ${kind.ownPlatform}) as platform, coalesce(r.rating, ${kind.ownRating}) as rating,
      r.is_recommended
    from (select w.*, row_number() over () as turn from waiting w) w
      left join reviews r on r.customer_id = ${tx.customerId} and r.id = w.review_id
      left join review_contents c on c.customer_id = ${tx.customerId} and c.review_id = w.review_id
    where w.turn <= ${limit}
    order by w.turn`.execute(tx)
  return { count: rows[0]?.total ?? 0, rows }
}
