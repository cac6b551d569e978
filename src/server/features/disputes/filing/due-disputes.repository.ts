import { sql } from 'kysely'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { DisputeRow } from '../disputes.repository.ts'

/** Across customers: whose time has come without anybody having been asked. */
export async function listDue(tx: ScopedTx, limit: number): Promise<{ customerId: string; disputeId: string }[]> {
  const { rows } = await sql<{ customerId: string; disputeId: string }>`
    select customer_id as "customerId", id as "disputeId" from find_due_disputes(${limit})`.execute(tx)
  return rows
}

/** Whoever gets it asks; `undefined` when somebody has, or it is over. */
export function claimReminder(tx: CustomerTx, id: string): Promise<DisputeRow | undefined> {
  return tx
    .updateTable('disputes')
    .set({ reminded_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('due_at', '<', sql<Date>`now()`)
    .where('reminded_at', 'is', null)
    .where('status', 'in', ['pending', 'in_progress'])
    .returningAll()
    .executeTakeFirst()
}
