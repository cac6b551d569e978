import type { Capabilities } from '#shared/domain/platforms.ts'
import { faultOf, PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { ReviewPage } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { IntegrationForSync, IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { takeInReplies } from '#server/features/replies/replies.service.ts'
import { notifyOfArrivals } from '#server/features/review-analysis/review-analysis.service.ts'
import {
  countSeenInPass,
  limitKeeping,
  markVanishedReviews,
  measureReviews,
  takeInReviews,
  type Source,
} from '#server/features/reviews/reviews.service.ts'
import { isCustomerServed } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { JobRefused, type JobContext } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { runSyncJob } from './sync.jobs.ts'
import { begin, holdPlace, notePage, noteRetry, settle, type SyncRunRow } from './sync-runs.repository.ts'

const DAY_MS = 86_400_000
/** What is due is swept away once an hour, so it is due an hour early. */
const SWEEP_MS = 3_600_000
/** Clocks differ, and platforms look at a review before they show it: what is a little older is looked at again. */
const OVERLAP_MS = 3_600_000
const MEASURE_EVERY = 500
const LONGEST_WAIT_SECONDS = 300

export interface SyncDeps {
  transactions: Transactions
  integrations: IntegrationsForSync
  /** How long one job works before it hands over to the next, so that none runs for ever. */
  sliceMs: number
}

interface RunKey {
  customerId: string
  runId: string
}

export async function workOnSync(
  deps: SyncDeps,
  key: RunKey,
  { isLastTry, retryCount, retryInSeconds }: JobContext,
): Promise<void> {
  try {
    // One that was killed or failed before and now gets on hands over at once: tries count from the last page that was noted.
    await runSync(retryCount > 0 ? { ...deps, sliceMs: 0 } : deps, key)
  } catch (error) {
    const { canRetry } = await noteFailure(deps, key, {
      error,
      isLastTry,
      ...(retryInSeconds !== undefined && { retryInSeconds }),
    })
    const reason = error instanceof Error ? error.message : String(error)
    throw canRetry ? error : new JobRefused(reason)
  }
}

/** Fetches page by page; each page, its counts and the place to go on from are one commit. */
export async function runSync(deps: SyncDeps, key: RunKey): Promise<void> {
  const run = await deps.transactions.step(key.customerId, (tx) => begin(tx, key.runId))
  if (!run) return
  if (!(await deps.transactions.read(key.customerId, isCustomerServed))) {
    await deps.transactions.step(key.customerId, (tx) => settle(tx, run.id, { state: 'stopped', fault: null }))
    return
  }
  const integration = await deps.integrations.find(key.customerId, run.integration_id)
  if (!integration) {
    await deps.transactions.step(key.customerId, (tx) =>
      settle(tx, run.id, { state: 'stopped', fault: { kind: 'gone', reason: 'not-connected', words: null } }),
    )
    return
  }
  const isBeginning = run.is_full && run.cursor === null
  await fetchPages(deps, run, isBeginning ? await deps.integrations.probeAnew(integration) : integration)
}

async function fetchPages(deps: SyncDeps, begun: SyncRunRow, integration: IntegrationForSync): Promise<void> {
  const deadline = Date.now() + deps.sliceMs
  let run = begun
  for (;;) {
    const page = await deps.integrations.fetchPage(integration, run.cursor)
    const isLast = page.nextCursor === null || !canStore(integration) || hasReachedKnown(run, integration, page)
    const isLate = !isLast && Date.now() > deadline
    const next = await deps.transactions.step(run.customer_id, async (tx) => {
      const noted = await takePage(tx, { run, integration, page })
      if (noted && hasBrought(run, noted)) await notifyOfArrivals(tx, null)
      if (noted && isLast) await finish(deps, tx, { run: noted, integration })
      if (noted && isLate) await enqueue(tx, runSyncJob, { customerId: tx.customerId, runId: run.id })
      emit(tx, { type: 'sync.progressed', subjectId: run.integration_id, userId: null })
      return noted
    })
    if (!next || isLast || isLate) return
    if (hasGrown(run, next)) await deps.transactions.step(run.customer_id, measureReviews)
    run = next
  }
}

const hasBrought = (before: SyncRunRow, after: SyncRunRow) =>
  after.added > before.added || after.changed > before.changed

const hasGrown = (before: SyncRunRow, after: SyncRunRow) =>
  Math.floor(before.added / MEASURE_EVERY) !== Math.floor(after.added / MEASURE_EVERY)

interface Page {
  run: SyncRunRow
  integration: IntegrationForSync
  page: ReviewPage
}

/** `undefined`, and nothing taken in, when it was stopped or another worker has been here: one believed dead that is not. */
async function takePage(tx: CustomerTx, { run, integration, page }: Page): Promise<SyncRunRow | undefined> {
  if (!(await holdPlace(tx, run))) return undefined
  const source = {
    platform: integration.type,
    listingId: integration.listingId,
    integrationId: integration.id,
    locationId: integration.locationId,
    isSandbox: integration.isSandbox,
    passId: run.is_full ? run.id : null,
    keepUntil: keepUntil(integration.capabilities),
  }
  const counts = canStore(integration) ? await takeIn(tx, source, page) : { added: 0, changed: 0 }
  return notePage(tx, run, {
    cursor: page.nextCursor,
    seen: page.items.length,
    ...counts,
    total: page.total,
  })
}

async function takeIn(tx: CustomerTx, source: Source, { items }: ReviewPage) {
  const counts = await takeInReviews(tx, source, items)
  await takeInReplies(tx, source, items)
  return counts
}

/** Where a platform lets nothing be kept, only how many there are is noted, and that it answers. */
const canStore = ({ capabilities }: IntegrationForSync) => capabilities.keepDays !== 0

/** Newest change first: a page that is wholly older than what was seen last time ends an ordinary run. */
function hasReachedKnown(run: SyncRunRow, { watermark }: IntegrationForSync, page: ReviewPage): boolean {
  if (run.is_full || !watermark || page.items.length === 0) return false
  const known = new Date(watermark.getTime() - OVERLAP_MS)
  return page.items.every((review) => review.updatedAt < known)
}

function keepUntil({ keepDays }: Pick<Capabilities, 'keepDays'>): Date | null {
  return keepDays === null ? null : new Date(Date.now() + keepDays * DAY_MS - SWEEP_MS)
}

async function finish(
  deps: SyncDeps,
  tx: CustomerTx,
  { run, integration }: { run: SyncRunRow; integration: IntegrationForSync },
): Promise<void> {
  const vanished = await countVanished(tx, { run, integration })
  const { keepDays } = integration.capabilities
  if (run.is_full && keepDays !== null) await limitKeeping(tx, { integrationId: integration.id, keepDays })
  await settle(tx, run.id, { state: 'done', fault: null, vanished })
  await deps.integrations.noteSynced(tx, integration.id, {
    watermark: run.started_at ?? new Date(),
    isFull: run.is_full,
    total: run.total,
  })
  emit(tx, { type: 'review.changed', subjectId: null, userId: null })
}

/** Only a pass that saw all there is can tell what is missing: where something moved meanwhile, the next one will. */
async function countVanished(
  tx: CustomerTx,
  { run, integration }: { run: SyncRunRow; integration: IntegrationForSync },
): Promise<number> {
  if (!run.is_full || !canStore(integration) || integration.capabilities.readDepth !== 'all') return 0
  const source = { integrationId: integration.id, passId: run.id }
  const seen = await countSeenInPass(tx, source)
  const total = run.total ?? 0
  // A total that lags behind says little; but to see nothing where there is something is a platform's bad day.
  const hasSeenAll = integration.hasExactTotal ? seen >= total : seen > 0 || total === 0
  return hasSeenAll ? markVanishedReviews(tx, source) : 0
}

interface Failure {
  error: unknown
  isLastTry: boolean
  retryInSeconds?: number
}

/** What went wrong, on the run and on the connection. Answers whether trying again may help. */
export async function noteFailure(deps: SyncDeps, key: RunKey, failure: Failure) {
  const { error, isLastTry, retryInSeconds } = failure
  const isFinal = isLastTry || !isWorthWaiting(error)
  const retryAt = retryInSeconds === undefined ? null : new Date(Date.now() + retryInSeconds * 1000)
  await deps.transactions.step(key.customerId, async (tx) => {
    const run = await begin(tx, key.runId)
    if (!run) return
    await deps.integrations.noteProblem(tx, run.integration_id, { error, isFinal })
    const fault = faultOf(error)
    if (isFinal) await settle(tx, run.id, { state: 'failed', fault })
    else await noteRetry(tx, run.id, { fault, retryAt })
    emit(tx, { type: 'sync.progressed', subjectId: run.integration_id, userId: null })
  })
  return { canRetry: !isFinal }
}

/** A platform that wants to be left alone for long gets its wish: the next run is planned for then. */
function isWorthWaiting(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return true
  return error.kind === 'retry' && (error.retryAfterSeconds ?? 0) <= LONGEST_WAIT_SECONDS
}
