import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { statusesThatMayBecome, type DisputeStatus } from '#shared/domain/dispute-status.ts'
import type { Tables } from '#server/database/tables.ts'
import { laterThan } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { DisputeChanges, DisputeRow } from './disputes.repository.ts'

type Guard = (where: ExpressionBuilder<Tables, 'disputes'>) => Expression<SqlBool>

/** The one way a dispute gets from one state to another; `undefined` means that it was not in a state for it. */
function moveIf(tx: CustomerTx, id: string, changes: DisputeChanges, guard: Guard): Promise<DisputeRow | undefined> {
  return tx
    .updateTable('disputes')
    .set({ ...changes, updated_at: laterThan('updated_at') })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where(guard)
    .returningAll()
    .executeTakeFirst()
}

/** Not while a platform is being told of it: whoever tells would come back to something else. */
export function moveTo(
  tx: CustomerTx,
  id: string,
  to: DisputeStatus,
  changes: DisputeChanges,
): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, { ...changes, status: to }, (where) =>
    where.and([where('status', 'in', statusesThatMayBecome(to)), where('filing_state', '!=', 'filing')]),
  )
}

/** Once, and only of what a platform has turned down. */
export function appeal(tx: CustomerTx, id: string, changes: DisputeChanges): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, changes, mayBeAppealed)
}

const mayBeAppealed: Guard = (where) =>
  where.and([
    where.and({ status: 'rejected', filed_with_platform: true }),
    where('appealed_at', 'is', null),
    where('filing_state', 'not in', ['queued', 'filing']),
  ])

const queued = () =>
  ({ filing_state: 'queued', filing_fault: null, filing_attempts: 0, filing_moved_at: new Date() }) as const

/** It stays rejected until the platform has the appeal. */
export function queueAppeal(tx: CustomerTx, id: string, changes: DisputeChanges): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, { ...changes, ...queued() }, mayBeAppealed)
}

export function queueFiling(tx: CustomerTx, id: string, changes: DisputeChanges): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, { ...changes, ...queued() }, (where) =>
    where('status', '=', 'pending').and('filing_state', 'in', ['none', 'failed']),
  )
}

/** Nobody has begun with it, and nobody will any more. */
export function unqueueFiling(tx: CustomerTx, { id, status }: DisputeRow): Promise<DisputeRow | undefined> {
  // What is rejected was filed before, and only its appeal is taken back.
  const before =
    status === 'rejected' ? { filing_state: 'filed' as const } : { filing_state: 'none' as const, filed_by: null }
  const changes = { ...before, filing_due_at: null, filing_moved_at: new Date() }
  return moveIf(tx, id, changes, (where) => where.and({ filing_state: 'queued', filing_attempts: 0 }))
}

/** The outcome of one attempt; nobody else's, should two be at it. */
export function settleFiling(
  tx: CustomerTx,
  { id, heldUntil }: { id: string; heldUntil: Date },
  changes: DisputeChanges,
): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, { ...changes, filing_moved_at: new Date() }, (where) =>
    where.and({ filing_state: 'filing', filing_due_at: heldUntil }),
  )
}

/** Filed by a person; or a reference that came later for what they had filed. */
export function recordFiled(
  tx: CustomerTx,
  id: string,
  changes: DisputeChanges & { platform_case_id: string | null },
): Promise<DisputeRow | undefined> {
  return moveIf(tx, id, { ...changes, status: 'in_progress' }, (where) => {
    const isNew = where('status', '=', 'pending').and('filing_state', 'not in', ['queued', 'filing'])
    if (changes.platform_case_id === null) return isNew
    const isLate = where('status', '=', 'in_progress').and('platform_case_id', 'is', null)
    return where.or([isNew, isLate])
  })
}
