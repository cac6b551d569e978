import { sql, type Selectable, type Updateable } from 'kysely'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { ReviewsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type ReviewRow = Selectable<ReviewsTable>
/** What a review's status follows from. */
export type FactColumns = Pick<
  ReviewRow,
  'responded_at' | 'scheduled_at' | 'cancelled_at' | 'flagged_at' | 'disputed_at'
>
export type ReviewColumns = Omit<Updateable<ReviewsTable>, 'customer_id' | 'id'>

/** Locked until the transaction ends. In the order of ids, so that two that want the same ones wait instead of blocking. */
export function lockByIds(tx: CustomerTx, ids: readonly string[]): Promise<ReviewRow[]> {
  return tx
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Several at once, each with its own moment and status. */
export async function setDisputed(
  tx: CustomerTx,
  reviews: readonly { id: string; disputedAt: Date; status: ReviewStatus }[],
): Promise<void> {
  await sql`
    update reviews r set disputed_at = v."disputedAt", status = v.status
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as v (id uuid, "disputedAt" timestamptz, status text)
    where r.customer_id = ${tx.customerId} and r.id = v.id`.execute(tx)
}

export function update(tx: CustomerTx, id: string, columns: ReviewColumns): Promise<ReviewRow> {
  return tx
    .updateTable('reviews')
    .set(columns)
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
