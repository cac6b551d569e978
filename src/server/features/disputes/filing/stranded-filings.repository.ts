import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { FilingKey } from '../disputes.jobs.ts'

/** Across customers: on their way for longer than any job works on one. */
export async function listStranded(tx: ScopedTx, limit: number): Promise<FilingKey[]> {
  const { rows } = await sql<FilingKey>`
    select customer_id as "customerId", id as "disputeId", filing_round as "round"
    from find_stranded_disputes(${limit})`.execute(tx)
  return rows
}
