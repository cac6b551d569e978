import * as contract from '#shared/contracts/assistant.ts'
import type { AssistantState, ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Assistant } from '#server/assistant/port.ts'
import { type CustomerTx, NIL_CUSTOMER, type Transactions } from '#server/database/transactions.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getReviewView, recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { readArrivals, notifyOfAnalysis } from './read-arrivals.ts'
import { type Reader, countAll, countOutdated, findLatest, giveUp, insert } from './reanalyses.repository.ts'
import { workOnReanalysis } from './reanalyze.ts'
import { analyzeReviewsJob, analyzeWaitingJob, reanalyzeReviewsJob, requestAnalysis } from './review-analysis.jobs.ts'
import { listCustomersWaiting, countWaiting, lockByIds } from './reviews-to-read.repository.ts'
import { analyzeNow } from './analyze-now.ts'
import { readMany } from './analysis.ts'
import { presentAnalysis, presentReanalysis } from './review-analysis.presenter.ts'
import { correct, find, type Sentiment } from './review-analyses.repository.ts'

const AT_ONCE = 500

async function requestWaiting(transactions: Transactions): Promise<void> {
  let after = NIL_CUSTOMER
  for (;;) {
    const found = await transactions.platform.step((tx) => listCustomersWaiting(tx, after, AT_ONCE))
    for (const customerId of found) await transactions.step(customerId, requestAnalysis)
    after = found.at(-1) ?? after
    if (found.length < AT_ONCE) return
  }
}

interface AnalysisPorts {
  /** Reads what a person asks to have read. */
  access: AssistantAccess
  /** Reads every arriving review. */
  arrivals: Assistant
  builtIn: Assistant
  reader: Reader
}

/** More than this nobody counts. */
const MOST_COUNTED = 10_000
const NO_END = 2_000_000_000

/** How reviews are read. */
export function makeReviewAnalysis({ transactions }: Foundations, ports: AnalysisPorts) {
  const { access, arrivals, reader } = ports
  const deps = { transactions, access: { ...access, assistant: arrivals }, sliceMs: TURN_MS }
  const route = implementIn(transactions)
  return {
    getProgress: async (tx: CustomerTx) => {
      const latest = await findLatest(tx)
      return {
        analysisVersion: reader.version,
        outdatedCount: await countOutdated(tx, reader, MOST_COUNTED),
        waitingCount: await countWaiting(tx, MOST_COUNTED),
        reanalysis: latest ? presentReanalysis(latest) : null,
      }
    },
    routes: [
      route(contract.getReviewAnalysis, async (tx, _actor, { reviewId }) => {
        await getReviewView(tx, reviewId)
        const stored = await find(tx, reviewId)
        return { analysis: stored ? presentAnalysis(stored) : null }
      }),
      implement(contract.analyzeReview, ({ actor, input }) =>
        analyzeNow({ transactions, ...access }, actor, input.reviewId),
      ),
      route(contract.correctReviewAnalysis, (tx, actor, input) => correctAnalysis(ports, tx, actor, input)),
      route(contract.startReanalysis, (tx, actor) => startReanalysis(ports, tx, actor)),
    ],
    jobs: [
      handleJob(analyzeReviewsJob, ({ customerId }) => readArrivals(deps, customerId)),
      handleJob(analyzeWaitingJob, () => requestWaiting(transactions)),
      handleJob(reanalyzeReviewsJob, (key, context) => workOnReanalysis({ ...deps, reader }, key, context)),
    ],
  }
}

async function correctAnalysis(
  { builtIn }: AnalysisPorts,
  tx: CustomerTx,
  actor: Actor,
  { reviewId, sentiment }: { reviewId: string; sentiment: Sentiment | null },
): Promise<ReviewAnalysis> {
  const locked = await lockByIds(tx, [reviewId])
  const view = await getReviewView(tx, reviewId)
  // Whoever is quicker than the analysis corrects what the built-in engine says at once.
  if (!(await find(tx, reviewId))) await readMany(tx, builtIn, locked)
  const before = await find(tx, reviewId)
  if (before?.corrected !== sentiment) {
    await correct(tx, reviewId, { sentiment, by: actor })
    await recordReviewEvent(tx, actor, { reviewId, kind: 'sentiment-corrected', detail: sentiment })
    const label = [view.author, PLATFORM_NAMES[view.platform]].filter((part) => part !== null).join(' · ')
    await recordActivity(tx, actor, 'review.sentiment-corrected', { type: 'review', id: reviewId, label })
    notifyOfAnalysis(tx, reviewId)
  }
  const after = await find(tx, reviewId)
  if (!after) throw new Error('A review that was just read has no analysis.')
  return presentAnalysis(after)
}

async function startReanalysis(
  { reader }: AnalysisPorts,
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
  notifyOfAnalysis(tx, null)
  return presentReanalysis(run)
}

/** One whose workers died at every try, so that nobody was left to say so. */
async function giveUpAbandoned(tx: CustomerTx): Promise<void> {
  const latest = await findLatest(tx)
  if (latest?.state !== 'running') return
  const key = { customerId: tx.customerId, runId: latest.id }
  if (!(await isUnderWay(tx, reanalyzeReviewsJob, key))) await giveUp(tx, latest.id)
}
