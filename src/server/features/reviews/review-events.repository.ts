import { sql, type Selectable } from 'kysely'
import type { ReviewEventsTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type ReviewEventRow = Selectable<ReviewEventsTable>

export interface NewReviewEvent {
  reviewId: string
  kind: ReviewEventRow['kind']
  /** From what to what, or why, in few words. */
  detail?: string | null
}

/** `null` when the product, or the platform, did it by itself. */
export type Doer = { userId: string; name: string } | null

export async function insertEvents(tx: CustomerTx, doer: Doer, events: readonly NewReviewEvent[]): Promise<void> {
  if (events.length === 0) return
  // The transaction may have waited for the review: what counts is when it had it.
  await sql`
    insert into review_events (customer_id, review_id, kind, actor_id, actor_name, detail, created_at)
    select ${tx.customerId}::uuid, event.review_id, event.kind, ${doer?.userId ?? null}::uuid, ${doer?.name ?? null}::text,
      event.detail, clock_timestamp()
    from unnest(
      ${events.map(({ reviewId }) => reviewId)}::uuid[],
      ${events.map(({ kind }) => kind)}::text[],
      ${events.map(({ detail }) => detail ?? null)}::text[]) event (review_id, kind, detail)`.execute(tx)
}

export function listEvents(tx: CustomerTx, reviewId: string, limit: number): Promise<ReviewEventRow[]> {
  return tx
    .selectFrom('review_events')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
