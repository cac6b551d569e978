import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import { SHOWABLE_PLATFORMS, type ReviewWidgetKind, type ShowablePlatform } from '#shared/domain/review-widgets.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

export interface WidgetRow {
  id: string
  name: string
  word: string
  kind: ReviewWidgetKind
  location_id: string | null
  language: Locale | null
  created_at: Date
  review_ids: string[]
}

const COLUMNS = sql`w.id, w.name, w.word, w.kind, w.location_id, w.language, w.created_at,
  array(select c.review_id::text from review_widget_choices c
    where c.customer_id = w.customer_id and c.widget_id = w.id order by c.place) as review_ids`

export async function list(tx: CustomerTx): Promise<WidgetRow[]> {
  const { rows } = await sql<WidgetRow>`
    select ${COLUMNS} from review_widgets w where w.customer_id = ${tx.customerId} order by w.created_at, w.id`.execute(
    tx,
  )
  return rows
}

export async function find(tx: CustomerTx, id: string): Promise<WidgetRow | undefined> {
  const { rows } = await sql<WidgetRow>`
    select ${COLUMNS} from review_widgets w where w.customer_id = ${tx.customerId} and w.id = ${id}`.execute(tx)
  return rows[0]
}

export interface WidgetValues {
  name: string
  kind: ReviewWidgetKind
  location_id: string | null
  language: Locale | null
}

export async function insert(tx: CustomerTx, id: string, values: WidgetValues & { word: string }): Promise<void> {
  await tx
    .insertInto('review_widgets')
    .values({ customer_id: tx.customerId, id, ...values })
    .execute()
  await tx
    .insertInto('directory.review_widgets')
    .values({ word: values.word, customer_id: tx.customerId, widget_id: id })
    .execute()
}

export async function update(tx: CustomerTx, id: string, values: WidgetValues): Promise<void> {
  await tx
    .updateTable('review_widgets')
    .set({ ...values, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function choose(tx: CustomerTx, widgetId: string, reviewIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('review_widget_choices')
    .where('customer_id', '=', tx.customerId)
    .where('widget_id', '=', widgetId)
    .execute()
  if (reviewIds.length === 0) return
  await tx
    .insertInto('review_widget_choices')
    .values(
      reviewIds.map((reviewId, place) => ({
        customer_id: tx.customerId,
        widget_id: widgetId,
        review_id: reviewId,
        place,
      })),
    )
    .execute()
}

/** With its word: nobody else gets that again. */
export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .deleteFrom('directory.review_widgets')
    .where('customer_id', '=', tx.customerId)
    .where('widget_id', '=', id)
    .execute()
  await tx.deleteFrom('review_widgets').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

export async function isLocation(tx: CustomerTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('locations')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export interface ShownReview {
  id: string
  platform: ShowablePlatform
  location_id: string | null
  rating: number | null
  is_recommended: boolean | null
  author: string | null
  content: string
  language: string | null
  url: string | null
  created_at: Date
}

interface Shown {
  locationId: string | null
  /** Only these, in this order; else the newest. */
  ids?: readonly string[]
  limit: number
}

/**
 * As the platform has them now: what has vanished there, what somebody has entered by hand and what comes from a file is not shown, for
 * nobody can look it up.
 */
export async function listShowable(tx: CustomerTx, { locationId, ids, limit }: Shown): Promise<ShownReview[]> {
  const { rows } = await sql<ShownReview>`
    select r.id, r.platform, r.location_id, r.rating, r.is_recommended, c.author, c.content, r.language, r.url, r.created_at
    from reviews r
    join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
    where r.customer_id = ${tx.customerId} and r.platform = any(${[...SHOWABLE_PLATFORMS]}) and r.vanished_at is null
      and r.source = 'platform' and r.has_text
      ${locationId === null ? sql`` : sql`and r.location_id = ${locationId}`}
      ${ids === undefined ? sql`` : sql`and r.id = any(${[...ids]}::uuid[])`}
    order by ${ids === undefined ? sql`r.created_at desc, r.id desc` : sql`array_position(${[...ids]}::uuid[], r.id)`}
    limit ${limit}`.execute(tx)
  return rows
}

export interface PlatformAverage {
  platform: ShowablePlatform
  rated_count: number
  rating_sum: number
}

const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000'

/** Of all there ever was, each platform by itself. */
export async function listAverages(tx: CustomerTx, locationId: string | null): Promise<PlatformAverage[]> {
  const { rows } = await sql<PlatformAverage>`
    select platform, sum(rated_count)::int as rated_count, sum(rating_sum)::int as rating_sum
    from review_totals
    where customer_id = ${tx.customerId} and grain = 'month' and location_id = ${locationId ?? ALL_LOCATIONS}
      and platform = any(${[...SHOWABLE_PLATFORMS]})
    group by platform having sum(rated_count) > 0 order by sum(rated_count) desc`.execute(tx)
  return rows
}

/** Before the customer is known. */
export async function findOwner(
  tx: PlatformTx,
  word: string,
): Promise<{ customer_id: string; widget_id: string } | undefined> {
  const { rows } = await sql<{ customer_id: string; widget_id: string }>`
    select * from find_review_widget(${word})`.execute(tx)
  return rows[0]
}
