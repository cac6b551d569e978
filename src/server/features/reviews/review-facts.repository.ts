import type { Selectable, Updateable } from 'kysely'
import type { ReviewsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type ReviewRow = Selectable<ReviewsTable>
export type ReviewColumns = Omit<Updateable<ReviewsTable>, 'customer_id' | 'id'>

/** Locked until the transaction ends. In the order of ids, so that two that want the same ones wait instead of blocking. */
export function lockByIds(tx: CustomerTx, ids: readonly string[]): Promise<ReviewRow[]> {
  return tx
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
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
