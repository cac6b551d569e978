import type { BulkAction, DraftSkip } from '#shared/contracts/review-bulk.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { getAssignee, notifyAssignee } from './assignees.ts'
import type { BulkRunRow } from './bulk-runs.repository.ts'
import { triageReviews, type Doer, type TriageChange } from './triage.ts'

export interface BulkOutcome {
  done: number
  skipped: number
}

type Plan = Omit<Extract<BulkAction, { kind: 'schedule' }>, 'kind'>

/** Plans a reply to each; those that have one, or a plan, are skipped. */
export type PlanMany = (tx: CustomerTx, reviewIds: readonly string[], plan: Plan, doer: Doer) => Promise<BulkOutcome>

type Disputing = Omit<Extract<BulkAction, { kind: 'dispute' }>, 'kind'>

export interface BulkDisputes {
  /** Opens one for each; those that have an open one are skipped. */
  openMany(tx: CustomerTx, reviewIds: readonly string[], dispute: Disputing, doer: Doer): Promise<BulkOutcome>
}

/** Writes a first draft for the doer, or answers why there is none. Asks the assistant, so outside of transactions. */
export type WriteDraft = (doer: Doer & { customerId: string }, reviewId: string) => Promise<DraftSkip | null>

/** What other features do to reviews, given by whoever puts them together. */
export interface BulkDeeds {
  planMany: PlanMany
  disputes: BulkDisputes
  writeDraft: WriteDraft
}

interface Bulk extends Omit<BulkDeeds, 'writeDraft'> {
  /** All but drafts, which take longer than a transaction may. */
  action: Exclude<BulkAction, { kind: 'draft' }>
  ids: readonly string[]
}

/** One thing to some reviews, in the transaction it is given. One that is not there is skipped. */
export async function performBulk(tx: CustomerTx, doer: Doer, bulk: Bulk): Promise<BulkOutcome> {
  const { action, ids } = bulk
  emit(tx, { type: 'review.changed', subjectId: null, userId: null })
  if (action.kind === 'schedule') {
    const { text, date, time } = action
    return bulk.planMany(tx, ids, { text, date, time }, doer)
  }
  if (action.kind === 'dispute') {
    const { reason, description } = action
    return bulk.disputes.openMany(tx, ids, { reason, description }, doer)
  }
  const change = await toChange(tx, action)
  const { found } = await triageReviews(tx, doer, { ids, change })
  return { done: found.length, skipped: ids.length - found.length }
}

/** Once, when all is done: nobody wants to hear of every slice. */
export async function notifyOfBulk(tx: CustomerTx, run: BulkRunRow): Promise<void> {
  const { action, done, requested_by: userId, requested_by_name: name } = run
  if (action.kind !== 'assign' || action.assigneeId === null || done === 0) return
  await notifyAssignee(tx, { userId, name }, { userId: action.assigneeId, count: done, reviewId: null })
}

type TriageAction = Exclude<BulkAction, { kind: 'schedule' | 'dispute' | 'draft' }>

async function toChange(tx: CustomerTx, action: TriageAction): Promise<TriageChange> {
  switch (action.kind) {
    case 'assign':
      return { assignee: await getAssignee(tx, action.assigneeId, 'reviews.view') }
    case 'tag':
      return { addTags: action.add, removeTags: action.remove }
    case 'flag':
      return { isFlagged: action.isFlagged }
    case 'done':
      return { isDone: action.isDone }
    case 'read':
      return { isRead: action.isRead }
  }
}
