import { sql, type Selectable } from 'kysely'
import type { Fault } from '#shared/domain/faults.ts'
import type { SyncRunsTable } from '#server/database/platform-tables.ts'
import { sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type SyncRunRow = Selectable<SyncRunsTable>

/** `undefined` when a run of this integration is under way already. */
export function insert(
  tx: CustomerTx,
  run: { integrationId: string; trigger: SyncRunRow['trigger']; isFull: boolean; requestedBy: string | null },
): Promise<SyncRunRow | undefined> {
  return tx
    .insertInto('sync_runs')
    .values({
      customer_id: tx.customerId,
      integration_id: run.integrationId,
      trigger: run.trigger,
      is_full: run.isFull,
      requested_by: run.requestedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findById(tx: CustomerTx, id: string): Promise<SyncRunRow | undefined> {
  return tx
    .selectFrom('sync_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A worker takes it up, or goes on with what another left. */
export function begin(tx: CustomerTx, id: string): Promise<SyncRunRow | undefined> {
  return tx
    .updateTable('sync_runs')
    .set({ state: 'running', started_at: sinceWhen('started_at'), fault: null, retry_at: null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** Holds the run until the commit; `false` when it does not stand here any more. */
export async function holdPlace(tx: CustomerTx, run: Pick<SyncRunRow, 'id' | 'cursor'>): Promise<boolean> {
  const held = await tx
    .selectFrom('sync_runs')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .where(sql<boolean>`cursor is not distinct from ${run.cursor}`)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/**
 * With the rows of its page, so that a run that is taken up again counts nothing twice. Of totals that differ while it runs
 * the largest counts: where one review went and moved another past us, the rest must not pass for all.
 */
export function notePage(
  tx: CustomerTx,
  run: Pick<SyncRunRow, 'id'>,
  page: { cursor: string | null; seen: number; added: number; changed: number; total: number | null },
): Promise<SyncRunRow | undefined> {
  return tx
    .updateTable('sync_runs')
    .set({
      cursor: page.cursor,
      seen: sql`seen + ${page.seen}`,
      added: sql`added + ${page.added}`,
      changed: sql`changed + ${page.changed}`,
      total: sql`greatest(${page.total}::integer, total)`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirst()
}

export function settle(
  tx: CustomerTx,
  id: string,
  outcome: { state: 'done' | 'failed' | 'stopped'; fault: Fault | null; vanished?: number },
): Promise<SyncRunRow | undefined> {
  return tx
    .updateTable('sync_runs')
    .set({
      state: outcome.state,
      fault: outcome.fault && JSON.stringify(outcome.fault),
      retry_at: null,
      vanished: outcome.vanished ?? 0,
      finished_at: sql`now()`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** It goes on by itself; until then it says what was the matter. */
export async function noteRetry(
  tx: CustomerTx,
  id: string,
  { fault, retryAt }: { fault: Fault; retryAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('sync_runs')
    .set({ fault: JSON.stringify(fault), retry_at: retryAt })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export function listNewest(tx: CustomerTx, integrationId: string, limit: number): Promise<SyncRunRow[]> {
  return tx
    .selectFrom('sync_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('integration_id', '=', integrationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest run of each integration. */
export async function listLatest(tx: CustomerTx): Promise<Map<string, SyncRunRow>> {
  const rows = await tx
    .selectFrom('sync_runs')
    .selectAll()
    .distinctOn('integration_id')
    .where('customer_id', '=', tx.customerId)
    .orderBy('integration_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.integration_id, row]))
}
