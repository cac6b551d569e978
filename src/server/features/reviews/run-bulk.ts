import { limitToPerson } from '#server/database/location-limit.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { JobRefused } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { readReviewCursor, writeReviewCursor, type ReviewPlace } from './list/review-cursor.ts'
import { resolveFilter } from './list/review-filter.ts'
import { listPlaces } from './list/review-page.repository.ts'
import { runBulkJob } from './reviews.jobs.ts'
import { lockRunning, noteSlice, settle, type BulkRunRow } from './bulk-runs.repository.ts'
import { performBulk, notifyOfBulk, type BulkDeeds } from './perform-bulk.ts'

const SLICE = 200

export interface BulkDeps extends BulkDeeds {
  transactions: Transactions
  /** How long one job works before it hands over to the next, so that none runs for ever. */
  sliceMs: number
}

interface RunKey {
  customerId: string
  runId: string
}

export async function workOnBulk(deps: BulkDeps, key: RunKey, { isLastTry }: { isLastTry: boolean }): Promise<void> {
  try {
    await runBulk(deps, key)
    await runDrafts(deps, key)
  } catch (error) {
    // What we refuse ourselves we would refuse again.
    const isFinal = isLastTry || error instanceof AppError
    if (isFinal) await noteBulkFailure(deps, key, error)
    throw error instanceof AppError ? new JobRefused(error.message) : error
  }
}

/** Slice by slice; each slice, its counts and the place to go on from are one commit. */
async function runBulk(deps: BulkDeps, { customerId, runId }: RunKey): Promise<void> {
  const deadline = Date.now() + deps.sliceMs
  let isOver = false
  while (!isOver) {
    isOver = await deps.transactions.step(customerId, async (tx) => {
      const run = await lockRunning(tx, runId)
      if (!run) return true
      const { action } = run
      if (action.kind === 'draft') return true
      const after = await takeSlice(deps, tx, { ...run, action })
      const isLate = after.state === 'running' && Date.now() > deadline
      if (isLate) await enqueue(tx, runBulkJob, { customerId, runId })
      emit(tx, { type: 'bulk.progressed', subjectId: runId, userId: null })
      return isLate || after.state !== 'running'
    })
  }
}

/** Newest first, whatever the screen's order: what the action takes out of the filter does not move the place. */
async function takeSlice(deps: BulkDeps, tx: CustomerTx, run: QuickRun): Promise<BulkRunRow> {
  const { action, requested_by: userId, requested_by_name: name } = run
  const places = await listNext(tx, run, SLICE)
  const last = places.at(-1)
  const ids = places.map((place) => place.id)
  const outcome = ids.length > 0 ? await performBulk(tx, { userId, name }, { ...deps, action, ids }) : NOTHING
  const cursor = last && places.length === SLICE ? writeReviewCursor('newest', last) : null
  const after = await noteSlice(tx, run.id, { ...outcome, cursor })
  if (after.state === 'done') await notifyOfBulk(tx, after)
  return after
}

type QuickRun = BulkRunRow & { action: Exclude<BulkRunRow['action'], { kind: 'draft' }> }

/** Among what the person who asked for it sees now. */
async function listNext(tx: CustomerTx, run: BulkRunRow, limit: number): Promise<ReviewPlace[]> {
  await limitToPerson(tx, run.requested_by)
  const filter = await resolveFilter(tx, run.requested_by, { ...run.filter, sort: 'newest' })
  return listPlaces(tx, { filter, after: readReviewCursor(run.cursor ?? undefined, 'newest'), limit })
}

/** One after the other, each written outside of any transaction; how far it is, is noted after each. */
async function runDrafts(deps: BulkDeps, { customerId, runId }: RunKey): Promise<void> {
  const deadline = Date.now() + deps.sliceMs
  for (;;) {
    const next = await deps.transactions.step(customerId, async (tx) => {
      const run = await lockRunning(tx, runId)
      return run?.action.kind === 'draft' ? { run, place: (await listNext(tx, run, 1))[0] } : null
    })
    if (!next) return
    const { run, place } = next
    const doer = { customerId, userId: run.requested_by, name: run.requested_by_name }
    const skip = place ? await deps.writeDraft(doer, place.id) : null
    const isOver = await deps.transactions.step(customerId, async (tx) => {
      const now = await lockRunning(tx, runId)
      // Stopped meanwhile, or another worker has been here: one believed dead that is not.
      if (!now || now.cursor !== run.cursor) return true
      const counts = place ? { done: skip ? 0 : 1, skipped: skip ? 1 : 0, skip } : NOTHING
      await noteSlice(tx, runId, { ...counts, cursor: place ? writeReviewCursor('newest', place) : null })
      const isLate = place !== undefined && Date.now() > deadline
      if (isLate) await enqueue(tx, runBulkJob, { customerId, runId })
      emit(tx, { type: 'bulk.progressed', subjectId: runId, userId: null })
      return isLate || place === undefined
    })
    if (isOver) return
  }
}

const NOTHING = { done: 0, skipped: 0 }

/** What is done stays; the person is told why the rest is not. */
function noteBulkFailure(deps: BulkDeps, { customerId, runId }: RunKey, error: unknown): Promise<void> {
  return deps.transactions.step(customerId, async (tx) => {
    const refusal = error instanceof AppError ? error.refusal : null
    await settle(tx, runId, { state: 'failed', refusal })
    emit(tx, { type: 'bulk.progressed', subjectId: runId, userId: null })
  })
}
