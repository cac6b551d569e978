import type { Capabilities, Platform } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import type { ReviewPage, ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationForSync, IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { countSeenInPass, markVanishedReviews, takeInReviews } from '#server/features/reviews/reviews.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { begin, noteMessage, notePage, settle, type SyncRunRow } from './sync-runs.repository.ts'

const DAY_MS = 86_400_000

export interface SyncParts {
  customers: CustomerTransactions
  integrations: IntegrationsForSync
  platforms: Record<Platform, ReviewPlatform>
  /** How long one job works before it hands over to the next, so that none runs for ever. */
  sliceMs: number
  /** Goes on with the run in another job, in the transaction of the last page. */
  handOver: (tx: CustomerTx, runId: string) => Promise<void>
}

interface RunKey {
  customerId: string
  runId: string
}

/** Fetches page by page; each page, its counts and the place to go on from are one commit. */
export async function runSync(parts: SyncParts, key: RunKey): Promise<void> {
  const run = await parts.customers.transaction(key.customerId, (tx) => begin(tx, key.runId))
  if (!run) return
  const integration = await parts.integrations.find(key.customerId, run.integration_id)
  if (!integration) {
    await parts.customers.transaction(key.customerId, (tx) =>
      settle(tx, run.id, { state: 'stopped', message: 'This platform is not connected.' }),
    )
    return
  }
  await fetchPages(parts, run, integration)
}

async function fetchPages(parts: SyncParts, begun: SyncRunRow, integration: IntegrationForSync): Promise<void> {
  const deadline = Date.now() + parts.sliceMs
  const platform = parts.platforms[integration.type]
  let run = begun
  for (;;) {
    const connection = await parts.integrations.getConnection(integration)
    const page = await platform.listReviews(connection, { cursor: run.cursor })
    const isLast = page.nextCursor === null || hasReachedKnown(run, integration, page)
    const isLate = !isLast && Date.now() > deadline
    const next = await parts.customers.transaction(run.customer_id, async (tx) => {
      const noted = await takePage(tx, { run, integration, page })
      if (noted && isLast) await finish(parts, tx, { run: noted, integration })
      if (noted && isLate) await parts.handOver(tx, run.id)
      emit(tx, { type: 'sync.progressed', subjectId: run.integration_id, userId: null })
      return noted
    })
    if (!next || isLast || isLate) return
    run = next
  }
}

interface Page {
  run: SyncRunRow
  integration: IntegrationForSync
  page: ReviewPage
}

async function takePage(tx: CustomerTx, { run, integration, page }: Page): Promise<SyncRunRow | undefined> {
  const source = {
    platform: integration.type,
    listingId: integration.listingId,
    integrationId: integration.id,
    locationId: integration.locationId,
    isSandbox: integration.isSandbox,
    passId: run.is_full ? run.id : null,
    keepUntil: keepUntil(integration.capabilities),
  }
  const counts = await takeInReviews(tx, source, page.items)
  return notePage(tx, run.id, {
    cursor: page.nextCursor,
    seen: page.items.length,
    ...counts,
    total: page.total,
  })
}

/** Newest change first: a page that is wholly older than what was seen last time ends an ordinary run. */
function hasReachedKnown(run: SyncRunRow, { watermark }: IntegrationForSync, page: ReviewPage): boolean {
  if (run.is_full || !watermark) return false
  return page.items.every((review) => review.updatedAt < watermark)
}

function keepUntil({ keepDays }: Pick<Capabilities, 'keepDays'>): Date | null {
  return keepDays === null ? null : new Date(Date.now() + keepDays * DAY_MS)
}

async function finish(
  parts: SyncParts,
  tx: CustomerTx,
  { run, integration }: { run: SyncRunRow; integration: IntegrationForSync },
): Promise<void> {
  const vanished = await countVanished(tx, { run, integration })
  await settle(tx, run.id, { state: 'done', message: null, vanished })
  await parts.integrations.noteSynced(tx, integration.id, {
    watermark: run.started_at ?? new Date(),
    isFull: run.is_full,
    total: run.total,
  })
  emit(tx, { type: 'review.changed', subjectId: integration.id, userId: null })
}

/** Only a pass that saw all there is can tell what is missing: where something moved meanwhile, the next one will. */
async function countVanished(
  tx: CustomerTx,
  { run, integration }: { run: SyncRunRow; integration: IntegrationForSync },
): Promise<number> {
  if (!run.is_full || integration.capabilities.readDepth !== 'all') return 0
  const source = { integrationId: integration.id, passId: run.id }
  if (run.total !== null && (await countSeenInPass(tx, source)) < run.total) return 0
  return markVanishedReviews(tx, source)
}

/** What went wrong, on the run and on the connection, in words. Answers whether trying again may help. */
export async function noteFailure(parts: SyncParts, key: RunKey, failure: { error: unknown; isLastTry: boolean }) {
  const { error, isLastTry } = failure
  const kind = error instanceof PlatformError ? error.kind : 'retry'
  const isFinal = kind !== 'retry' || isLastTry
  await parts.customers.transaction(key.customerId, async (tx) => {
    const run = await begin(tx, key.runId)
    if (!run) return
    const problem = error instanceof PlatformError ? error.message : 'Something went wrong on our side.'
    const message = await parts.integrations.noteProblem(tx, run.integration_id, { problem, kind, isFinal })
    if (isFinal) await settle(tx, run.id, { state: 'failed', message })
    else await noteMessage(tx, run.id, message)
    emit(tx, { type: 'sync.progressed', subjectId: run.integration_id, userId: null })
  })
  return { canRetry: !isFinal, kind }
}
