import type { AssistantState, ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { Assistant } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { requestWatch } from '#server/features/incidents/incidents.service.ts'
import { getReviewView, recordReviewEvent, notifyOfNewReviews } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { analyzeNow } from './analyze-now.ts'
import { notifyOfReading } from './read-arrivals.ts'
import { readMany } from './reading.ts'
import { countAll, countOutdated, findLatest, giveUp, insert, type Reader } from './reanalyses.repository.ts'
import { reanalyzeReviewsJob, requestReading } from './review-analysis.jobs.ts'
import { presentAnalysis, presentReanalysis } from './review-analysis.presenter.ts'
import { correct, find, type Sentiment } from './review-analyses.repository.ts'
import { countWaiting, lockByIds } from './reviews-to-read.repository.ts'

/** More than this nobody counts. */
const MOST_COUNTED = 10_000
const NO_END = 2_000_000_000

export type { Reader } from './reanalyses.repository.ts'

/** New reviews are told, read, and watched for too many bad ones at once; in the transaction in which they come. */
export async function notifyOfArrivals(tx: CustomerTx, doerId: string | null): Promise<void> {
  await notifyOfNewReviews(tx, doerId)
  await requestReading(tx)
  await requestWatch(tx)
}

export interface AnalysisOptions extends AssistantAccess {
  transactions: Transactions
  builtIn: Assistant
  reader: Reader
}

export function createReviewAnalysisService(options: AnalysisOptions) {
  const { transactions } = options
  return {
    find: (actor: Actor, reviewId: string): Promise<{ analysis: ReviewAnalysis | null }> =>
      transactions.read(actor.customerId, async (tx) => {
        await getReviewView(tx, reviewId)
        const stored = await find(tx, reviewId)
        return { analysis: stored ? presentAnalysis(stored) : null }
      }),

    analyze: (actor: Actor, reviewId: string) => analyzeNow(options, actor, reviewId),

    correct: (actor: Actor, input: { reviewId: string; sentiment: Sentiment | null }) =>
      transactions.change(actor.customerId, (tx) => correctReading(options, tx, { actor, ...input })),

    startReanalysis: (actor: Actor) =>
      transactions.change(actor.customerId, (tx) => startReanalysis(options, tx, actor)),

    async getProgress(tx: CustomerTx) {
      const latest = await findLatest(tx)
      return {
        analysisVersion: options.reader.version,
        outdatedCount: await countOutdated(tx, options.reader, MOST_COUNTED),
        waitingCount: await countWaiting(tx, MOST_COUNTED),
        reanalysis: latest ? presentReanalysis(latest) : null,
      }
    },
  }
}

interface CorrectionInput {
  actor: Actor
  reviewId: string
  sentiment: Sentiment | null
}

async function correctReading(
  { builtIn }: AnalysisOptions,
  tx: CustomerTx,
  { actor, reviewId, sentiment }: CorrectionInput,
): Promise<ReviewAnalysis> {
  const locked = await lockByIds(tx, [reviewId])
  const view = await getReviewView(tx, reviewId)
  // Whoever is quicker than the reading corrects what the built-in engine says at once.
  if (!(await find(tx, reviewId))) await readMany(tx, builtIn, locked)
  const before = await find(tx, reviewId)
  if (before?.corrected !== sentiment) {
    await correct(tx, reviewId, { sentiment, by: actor })
    await recordReviewEvent(tx, actor, { reviewId, kind: 'sentiment-corrected', detail: sentiment })
    const label = [view.author, PLATFORM_NAMES[view.platform]].filter((part) => part !== null).join(' · ')
    await recordActivity(tx, actor, 'review.sentiment-corrected', { type: 'review', id: reviewId, label })
    notifyOfReading(tx, reviewId)
  }
  const after = await find(tx, reviewId)
  if (!after) throw new Error('A review that was just read has no analysis.')
  return presentAnalysis(after)
}

async function startReanalysis(
  { reader }: AnalysisOptions,
  tx: CustomerTx,
  actor: Actor,
): Promise<NonNullable<AssistantState['reanalysis']>> {
  await giveUpAbandoned(tx)
  const outdated = await countOutdated(tx, reader, NO_END)
  const scope = outdated > 0 ? 'outdated' : 'all'
  const { version } = reader
  const run = await insert(tx, { version, scope, total: outdated || (await countAll(tx)), by: actor })
  if (!run) throw refusal('reading-anew')
  await enqueue(tx, reanalyzeReviewsJob, { customerId: tx.customerId, runId: run.id })
  notifyOfReading(tx, null)
  return presentReanalysis(run)
}

/** One whose workers died at every try, so that nobody was left to say so. */
async function giveUpAbandoned(tx: CustomerTx): Promise<void> {
  const latest = await findLatest(tx)
  if (latest?.state !== 'running') return
  const key = { customerId: tx.customerId, runId: latest.id }
  if (!(await isUnderWay(tx, reanalyzeReviewsJob, key))) await giveUp(tx, latest.id)
}
