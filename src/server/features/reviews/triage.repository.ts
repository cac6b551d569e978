import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { FactColumns, ReviewRow } from './review-facts.repository.ts'

export type TriageColumns = Pick<
  ReviewRow,
  'id' | 'status' | 'flagged_at' | 'flagged_by' | 'done_at' | 'done_by' | 'assignee_id' | 'tags' | 'read_at' | 'read_by'
>

export type TriagedReview = TriageColumns & FactColumns & Pick<ReviewRow, 'location_id'>

/** As `lockByIds`, with no more of each than is decided by: there may be hundreds. */
export function lockForTriage(tx: CustomerTx, ids: readonly string[]): Promise<TriagedReview[]> {
  return tx
    .selectFrom('reviews')
    .select(['id', 'location_id', 'status', 'assignee_id', 'tags', 'read_at', 'read_by', 'done_at', 'done_by'])
    .select(['flagged_at', 'flagged_by', 'responded_at', 'scheduled_at', 'cancelled_at', 'disputed_at'])
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Writes all of them in one statement; the rows are locked already. */
export async function saveTriage(tx: CustomerTx, reviews: readonly TriageColumns[]): Promise<void> {
  if (reviews.length === 0) return
  await sql`
    update reviews r set status = v.status, flagged_at = v.flagged_at, flagged_by = v.flagged_by, done_at = v.done_at,
      done_by = v.done_by, assignee_id = v.assignee_id, tags = v.tags, read_at = v.read_at, read_by = v.read_by
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as v (
      id uuid, status text, flagged_at timestamptz, flagged_by uuid, done_at timestamptz, done_by uuid, assignee_id uuid,
      tags text[], read_at timestamptz, read_by uuid)
    where r.customer_id = ${tx.customerId} and r.id = v.id`.execute(tx)
}
