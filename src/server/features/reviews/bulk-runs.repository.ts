import { sql, type Selectable } from 'kysely'
import type { BulkAction, DraftSkip } from '#shared/contracts/review-bulk.ts'
import type { ReviewBulkRunsTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type BulkRunRow = Selectable<ReviewBulkRunsTable>

export interface NewBulkRun {
  action: BulkAction
  filter: BulkRunRow['filter'] | null
  total: number
  requestedBy: { userId: string; name: string }
}

export function insert(tx: CustomerTx, run: NewBulkRun): Promise<BulkRunRow> {
  return tx
    .insertInto('review_bulk_runs')
    .values({
      customer_id: tx.customerId,
      action: JSON.stringify(run.action),
      filter: JSON.stringify(run.filter ?? {}),
      total: run.total,
      requested_by: run.requestedBy.userId,
      requested_by_name: run.requestedBy.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findById(tx: CustomerTx, id: string): Promise<BulkRunRow | undefined> {
  return tx
    .selectFrom('review_bulk_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Nobody else works on it, or stops it, until the transaction ends. `undefined` when it is over. */
export function lockRunning(tx: CustomerTx, id: string): Promise<BulkRunRow | undefined> {
  return tx
    .selectFrom('review_bulk_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** With the changes of its slice, so that a run that is taken up again does nothing twice. */
export function noteSlice(
  tx: CustomerTx,
  id: string,
  slice: { done: number; skipped: number; skip?: DraftSkip | null; cursor: string | null },
): Promise<BulkRunRow> {
  return tx
    .updateTable('review_bulk_runs')
    .set({
      done: sql`done + ${slice.done}`,
      skipped: sql`skipped + ${slice.skipped}`,
      ...(slice.skip && {
        skips: sql<string>`skips || jsonb_build_object(${slice.skip}::text, coalesce((skips -> ${slice.skip})::int, 0) + 1)`,
      }),
      cursor: slice.cursor,
      ...(slice.cursor === null && { state: 'done' as const, finished_at: new Date() }),
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface BulkOutcome {
  state: 'failed' | 'stopped'
  refusal: BulkRunRow['refusal']
}

/** `undefined` when it is over already. */
export function settle(
  tx: CustomerTx,
  id: string,
  { refusal, ...outcome }: BulkOutcome,
): Promise<BulkRunRow | undefined> {
  return tx
    .updateTable('review_bulk_runs')
    .set({ ...outcome, refusal: refusal && JSON.stringify(refusal), finished_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()
}

/** Goes on from where it was, in the name of whoever says so. `undefined` when it has not failed. */
export function restart(
  tx: CustomerTx,
  id: string,
  by: { userId: string; name: string },
): Promise<BulkRunRow | undefined> {
  return tx
    .updateTable('review_bulk_runs')
    .set({ state: 'running', refusal: null, finished_at: null })
    .set({ requested_by: by.userId, requested_by_name: by.name })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returningAll()
    .executeTakeFirst()
}

export function listNewest(tx: CustomerTx, limit: number): Promise<BulkRunRow[]> {
  return tx
    .selectFrom('review_bulk_runs')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
