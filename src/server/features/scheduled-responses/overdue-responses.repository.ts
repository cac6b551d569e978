import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

/** Across customers: whose time has come a while ago without anything having happened. */
export async function listOverdue(tx: ScopedTx, limit: number): Promise<{ customerId: string; scheduledId: string }[]> {
  const { rows } = await sql<{ customer_id: string; id: string }>`
    select * from find_overdue_responses(${limit})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, scheduledId: row.id }))
}
