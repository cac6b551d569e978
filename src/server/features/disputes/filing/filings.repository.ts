import { sql, type Selectable } from 'kysely'
import type { DisputeOutcome, FiledWay } from '#shared/domain/dispute-status.ts'
import type { DisputeFilingsTable } from '#server/database/dispute-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { DisputeRow } from '../disputes.repository.ts'
import type { FilingKey } from '../disputes.jobs.ts'

export type DisputeFilingRow = Selectable<DisputeFilingsTable>

/** One a round: told again, it is the same filing with its reference. */
export async function noteFiling(tx: CustomerTx, dispute: DisputeRow, way: FiledWay): Promise<void> {
  const { filed_by: filedBy, platform_case_id: reference, filed_at: filedAt } = dispute
  const filer =
    filedBy &&
    (await tx
      .selectFrom('team_members')
      .select('name')
      .where('customer_id', '=', tx.customerId)
      .where('user_id', '=', filedBy)
      .executeTakeFirst())
  await tx
    .insertInto('dispute_filings')
    .values({
      customer_id: tx.customerId,
      dispute_id: dispute.id,
      round: dispute.filing_round,
      way,
      is_sandbox: dispute.is_sandbox_case,
      reference,
      filed_at: filedAt ?? new Date(),
      filed_by: filedBy,
      filed_by_name: filer ? filer.name : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'dispute_id', 'round']).doUpdateSet((told) => ({
        reference: told.ref('excluded.reference'),
        filed_at: told.ref('excluded.filed_at'),
      })),
    )
    .execute()
}

/** What is decided already stays as it was: a dispute that was reopened may end without another filing. */
export async function decideFiling(
  tx: CustomerTx,
  disputeId: string,
  { outcome, decidedAt }: { outcome: DisputeOutcome; decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('dispute_filings')
    .set({ outcome, decided_at: decidedAt })
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .where('decided_at', 'is', null)
    .execute()
}

/** The platform looks once more at what it decided last. */
export async function undecideLastFiling(tx: CustomerTx, disputeId: string): Promise<void> {
  await sql`
    update dispute_filings set outcome = null, decided_at = null
    where customer_id = ${tx.customerId} and dispute_id = ${disputeId} and round = (
      select max(round) from dispute_filings where customer_id = ${tx.customerId} and dispute_id = ${disputeId})`.execute(
    tx,
  )
}

export function listFilings(tx: CustomerTx, disputeId: string): Promise<DisputeFilingRow[]> {
  return tx
    .selectFrom('dispute_filings')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .orderBy('round', 'desc')
    .execute()
}

/** Across customers: on their way for longer than any job works on one. */
export async function listStranded(tx: ScopedTx, limit: number): Promise<FilingKey[]> {
  const { rows } = await sql<FilingKey>`
    select customer_id as "customerId", id as "disputeId" from find_stranded_disputes(${limit})`.execute(tx)
  return rows
}
