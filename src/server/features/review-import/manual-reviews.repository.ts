import { sql, type InferResult } from 'kysely'
import type { ManualReviewValues } from '#shared/contracts/manual-reviews.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'
import type { Place } from './brought-reviews.repository.ts'

export type ManualRow = InferResult<ReturnType<typeof selectManual>>[number]

/** Noon by the clock of the place: the day stays the same wherever one looks from. */
const moment = (values: ManualReviewValues, { timezone }: Place) =>
  sql<Date>`(${values.day}::date + time '12:00') at time zone ${timezone}`

export function isAhead(tx: CustomerTx, day: string, { timezone }: Place): Promise<boolean> {
  return sql<{ is_ahead: boolean }>`select ${day}::date > (now() at time zone ${timezone})::date as is_ahead`
    .execute(tx)
    .then(({ rows }) => rows[0]?.is_ahead ?? false)
}

export async function insert(tx: CustomerTx, values: ManualReviewValues, place: Place): Promise<string> {
  const { id } = await tx
    .insertInto('reviews')
    .values({
      customer_id: tx.customerId,
      listing_id: 'manual',
      platform_review_id: sql<string>`'manual-' || gen_random_uuid()`,
      source: 'manual',
      created_at: moment(values, place),
      ...toColumns(values, place),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveContent(tx, id, values)
  return id
}

/** `false` when there is no such review that was entered by hand. */
export async function update(
  tx: CustomerTx,
  id: string,
  { values, place }: { values: ManualReviewValues; place: Place },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ ...toColumns(values, place), created_at: moment(values, place) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('source', '=', 'manual')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await saveContent(tx, id, values)
  return true
}

function toColumns(values: ManualReviewValues, place: Place) {
  return {
    platform: values.platform,
    location_id: values.locationId,
    rating: values.rating,
    is_recommended: values.isRecommended,
    url: values.url || null,
    has_text: values.content !== '',
    updated_at: moment(values, place),
  }
}

async function saveContent(tx: CustomerTx, reviewId: string, values: ManualReviewValues): Promise<void> {
  const words = { content: values.content || null, author: values.author || null }
  await tx
    .insertInto('review_contents')
    .values({ customer_id: tx.customerId, review_id: reviewId, ...words })
    .onConflict((conflict) => conflict.columns(['customer_id', 'review_id']).doUpdateSet(asInserted(words)))
    .execute()
}

export async function remove(tx: CustomerTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reviews')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('source', '=', 'manual')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function findById(tx: CustomerTx, id: string): Promise<ManualRow | undefined> {
  return selectManual(tx).where('r.id', '=', id).executeTakeFirst()
}

export function listNewest(tx: CustomerTx, options: PageRequest): Promise<ManualRow[]> {
  const { after } = options
  return selectManual(tx)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(options.limit)
    .execute()
}

function selectManual(tx: CustomerTx) {
  return tx
    .selectFrom('reviews as r')
    .leftJoin('review_contents as c', (join) =>
      join.onRef('c.customer_id', '=', 'r.customer_id').onRef('c.review_id', '=', 'r.id'),
    )
    .leftJoin('locations as l', (join) =>
      join.onRef('l.customer_id', '=', 'r.customer_id').onRef('l.id', '=', 'r.location_id'),
    )
    .leftJoin('customer_settings as s', 's.customer_id', 'r.customer_id')
    .select(['r.id', 'r.platform', 'r.location_id as locationId', 'r.rating', 'r.is_recommended as isRecommended'])
    .select(['r.url', 'r.created_at', 'c.author', 'c.content'])
    .select(sql<boolean>`(r.response is not null or r.status not in ('pending', 'flagged'))`.as('isAnswered'))
    .select(
      sql<string>`to_char(r.created_at at time zone coalesce(l.timezone, s.general ->> 'timezone', 'UTC'), 'YYYY-MM-DD')`.as(
        'day',
      ),
    )
    .where('r.customer_id', '=', tx.customerId)
    .where('r.source', '=', 'manual')
}
