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
  await tx
    .insertInto('review_events')
    .values(
      events.map((event) => ({
        customer_id: tx.customerId,
        review_id: event.reviewId,
        kind: event.kind,
        actor_id: doer?.userId ?? null,
        actor_name: doer?.name ?? null,
        detail: event.detail ?? null,
        // The transaction may have waited for the review: what counts is when it had it.
        created_at: sql<Date>`clock_timestamp()`,
      })),
    )
    .execute()
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
