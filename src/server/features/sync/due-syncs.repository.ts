import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

/** Across customers: whose connection is due, the longest waiting first. */
export async function listDue(tx: ScopedTx, limit: number): Promise<{ customerId: string; integrationId: string }[]> {
  const { rows } = await sql<{ customer_id: string; integration_id: string }>`
    select * from find_due_syncs(${limit})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, integrationId: row.integration_id }))
}

/** Across customers: runs that began a while ago and have not ended. */
export async function listLong(tx: ScopedTx, limit: number): Promise<{ customerId: string; runId: string }[]> {
  const { rows } = await sql<{ customer_id: string; run_id: string }>`
    select * from find_long_syncs(${limit})`.execute(tx)
  return rows.map((row) => ({ customerId: row.customer_id, runId: row.run_id }))
}
