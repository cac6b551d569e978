import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

/** Across customers: whose connection is due, the longest waiting first. */
export async function listDue(tx: ScopedTx, limit: number): Promise<{ customerId: string; integrationId: string }[]> {
  const { rows } = await sql<{ customer_id: string; integration_id: string }>`
    select * from find_due_syncs(${limit})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, integrationId: row.integration_id }))
}
