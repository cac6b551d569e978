import {
  analyzeReview,
  correctReviewAnalysis,
  getReviewAnalysis,
  startReanalysis,
} from '#shared/contracts/assistant.ts'
import type { Assistant } from '#server/assistant/port.ts'
import { type CustomerTx, NIL_CUSTOMER, type Transactions } from '#server/database/transactions.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { readArrivals } from './read-arrivals.ts'
import type { Reader } from './reanalyses.repository.ts'
import { workOnReanalysis } from './reanalyze.ts'
import { analyzeReviewsJob, analyzeWaitingJob, reanalyzeReviewsJob, requestReading } from './review-analysis.jobs.ts'
import { createReviewAnalysisService } from './review-analysis.service.ts'
import { listCustomersWaiting } from './reviews-to-read.repository.ts'

const AT_ONCE = 500

async function requestWaiting(transactions: Transactions): Promise<void> {
  let after = NIL_CUSTOMER
  for (;;) {
    const found = await transactions.platform.step((tx) => listCustomersWaiting(tx, after, AT_ONCE))
    for (const customerId of found) await transactions.step(customerId, requestReading)
    after = found.at(-1) ?? after
    if (found.length < AT_ONCE) return
  }
}

const SLICE_MS = 60_000

interface AnalysisPorts {
  /** Reads what a person asks to have read. */
  access: AssistantAccess
  /** Reads every arriving review. */
  arrivals: Assistant
  builtIn: Assistant
  reader: Reader
}

/** How reviews are read. */
export function makeReviewAnalysis(
  { transactions }: Foundations,
  { access, arrivals, builtIn, reader }: AnalysisPorts,
) {
  const analyses = createReviewAnalysisService({ transactions, ...access, builtIn, reader })
  const reading = { transactions, access: { ...access, assistant: arrivals }, sliceMs: SLICE_MS }
  return {
    getProgress: (tx: CustomerTx) => analyses.getProgress(tx),
    routes: [
      implement(getReviewAnalysis, ({ actor, input }) => analyses.find(actor, input.reviewId)),
      implement(analyzeReview, ({ actor, input }) => analyses.analyze(actor, input.reviewId)),
      implement(correctReviewAnalysis, ({ actor, input }) => analyses.correct(actor, input)),
      implement(startReanalysis, ({ actor }) => analyses.startReanalysis(actor)),
    ],
    jobs: [
      handleJob(analyzeReviewsJob, ({ customerId }) => readArrivals(reading, customerId)),
      handleJob(analyzeWaitingJob, () => requestWaiting(transactions)),
      handleJob(reanalyzeReviewsJob, (key, context) => workOnReanalysis({ ...reading, reader }, key, context)),
    ],
  }
}
