import type * as contract from '#shared/contracts/review-bulk.ts'
import { DRAFT_SKIPS, MOST_SELECTED, type BulkAction, type BulkRun } from '#shared/contracts/review-bulk.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { refuseOutsidePlan, refuseUnapproved } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { resolveFilter } from './list/review-filter.ts'
import { countMatches } from './list/review-page.repository.ts'
import { getAssignee } from './assignees.ts'
import { findById, insert, listNewest, noteSlice, restart, settle, type BulkRunRow } from './bulk-runs.repository.ts'
import { runBulkJob } from './reviews.jobs.ts'
import { performBulk, notifyOfBulk, type BulkDeeds } from './perform-bulk.ts'

const RUNS_SHOWN = 10
const NO_END = 2_000_000_000

type BulkRequest = ParsedInputOf<typeof contract.startBulkAction>

export async function startBulk(
  deeds: BulkDeeds,
  tx: CustomerTx,
  actor: Actor,
  { action, on }: BulkRequest,
): Promise<BulkRun> {
  refuseUnlessAllowed(actor, action)
  const run = await begin(deeds, tx, actor, { action, on })
  return presentProgress(tx, run)
}

function begin(deeds: BulkDeeds, tx: CustomerTx, actor: Actor, { action, on }: BulkRequest): Promise<BulkRunRow> {
  if ('filter' in on) return startRun(tx, actor, { action, filter: on.filter })
  const ids = [...new Set(on.ids)]
  // The assistant takes its time over each.
  if (action.kind === 'draft') return startRun(tx, actor, { action, filter: { ids, sort: 'newest' } })
  return doAtOnce(deeds, tx, actor, { action, ids })
}

export async function listBulkRuns(tx: CustomerTx): Promise<{ items: BulkRun[] }> {
  return { items: (await listNewest(tx, RUNS_SHOWN)).map(presentBulkRun) }
}

interface RunKey {
  runId: string
}

export async function retryBulk(tx: CustomerTx, actor: Actor, { runId }: RunKey): Promise<BulkRun> {
  const failed = await findById(tx, runId)
  if (!failed) throw refusal('bulk-not-found')
  refuseUnlessAllowed(actor, failed.action)
  const run = await restart(tx, runId, actor)
  if (!run) throw refusal('bulk-not-failed')
  await refuseImpossible(tx, actor, run.action)
  await enqueue(tx, runBulkJob, { customerId: tx.customerId, runId })
  return presentProgress(tx, run)
}

export async function stopBulk(tx: CustomerTx, _actor: Actor, { runId }: RunKey): Promise<BulkRun> {
  const stopped = await settle(tx, runId, { state: 'stopped', refusal: null })
  if (stopped) return presentProgress(tx, stopped)
  throw refusal((await findById(tx, runId)) ? 'bulk-ended' : 'bulk-not-found')
}

function presentProgress(tx: CustomerTx, run: BulkRunRow): BulkRun {
  emit(tx, { type: 'bulk.progressed', subjectId: run.id, userId: null })
  return presentBulkRun(run)
}

function refuseUnlessAllowed({ member }: Actor, { kind }: BulkAction): void {
  const { permissions } = member
  if (kind === 'schedule' && !permissions.includes('replies.publish')) {
    throw refusal('bulk-schedule-denied')
  }
  if (kind === 'schedule') refuseUnapproved(member)
  if (kind === 'dispute' && !permissions.includes('disputes.create')) {
    throw refusal('bulk-dispute-denied')
  }
  if (kind === 'draft' && !permissions.includes('replies.draft')) {
    throw refusal('bulk-draft-denied')
  }
}

/** Few enough to be done while the person waits. */
async function doAtOnce(
  deeds: BulkDeeds,
  tx: CustomerTx,
  actor: Actor,
  { action, ids }: { action: Exclude<BulkAction, { kind: 'draft' }>; ids: string[] },
): Promise<BulkRunRow> {
  const run = await insert(tx, { action, filter: null, total: ids.length, requestedBy: actor })
  const outcome = await performBulk(tx, actor, { action, ids, ...deeds })
  const after = await noteSlice(tx, run.id, { ...outcome, cursor: null })
  await notifyOfBulk(tx, after)
  return after
}

async function startRun(
  tx: CustomerTx,
  actor: Actor,
  { action, filter }: { action: BulkAction; filter: BulkRunRow['filter'] },
): Promise<BulkRunRow> {
  await refuseImpossible(tx, actor, action)
  const { count: total } = await countMatches(tx, await resolveFilter(tx, actor.userId, filter), NO_END)
  if (action.kind === 'draft' && total > MOST_SELECTED) {
    throw refusal('bulk-draft-too-many', { values: { count: MOST_SELECTED } })
  }
  const run = await insert(tx, { action, filter, total, requestedBy: actor })
  await enqueue(tx, runBulkJob, { customerId: tx.customerId, runId: run.id })
  return run
}

async function refuseImpossible(tx: CustomerTx, { member }: Actor, action: BulkAction): Promise<void> {
  if (action.kind === 'assign') await getAssignee(tx, action.assigneeId, 'reviews.view')
  if (action.kind === 'dispute') refuseOutsidePlan(member.plan, 'disputes')
}

function presentBulkRun(run: BulkRunRow): BulkRun {
  return {
    id: run.id,
    kind: run.action.kind,
    state: run.state,
    done: run.done,
    skipped: run.skipped,
    skips: DRAFT_SKIPS.flatMap((reason) => {
      const count = run.skips[reason] ?? 0
      return count > 0 ? [{ reason, count }] : []
    }),
    total: run.total,
    refusal: run.refusal,
    createdAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
  }
}
