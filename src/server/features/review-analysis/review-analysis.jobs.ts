import { z } from 'zod'
import { NIL_CUSTOMER, type Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { readArrivals, type ArrivalParts } from './read-arrivals.ts'
import { noteReanalysisFailure, reanalyze, type ReanalysisParts } from './reanalyze.ts'
import { analyzeReviewsJob, reanalyzeReviewsJob, requestReading } from './request-reading.ts'
import { listCustomersWaiting } from './reviews-to-read.repository.ts'

const AT_ONCE = 500

export { analyzeReviewsJob, reanalyzeReviewsJob }

/** Whoever was there before reviews were read, and whatever a job gave up on. */
export const analyzeWaitingJob = defineJob({
  name: 'reviews.analyze-waiting',
  payload: z.object({}),
  cron: '*/5 * * * *',
})

interface AnalysisHandlerOptions {
  arrivals: ArrivalParts
  reanalysis: ReanalysisParts
  transactions: Transactions
}

export function createAnalysisHandlers(options: AnalysisHandlerOptions): JobHandler[] {
  const { arrivals, reanalysis } = options
  return [
    handleJob(analyzeReviewsJob, ({ customerId }) => readArrivals(arrivals, customerId)),
    handleJob(analyzeWaitingJob, () => requestWaiting(options)),
    handleJob(reanalyzeReviewsJob, async (key, { isLastTry }) => {
      try {
        await reanalyze(reanalysis, key)
      } catch (error) {
        if (isLastTry) await noteReanalysisFailure(reanalysis, key)
        throw error
      }
    }),
  ]
}

async function requestWaiting({ transactions, arrivals }: AnalysisHandlerOptions): Promise<void> {
  let after = NIL_CUSTOMER
  for (;;) {
    const found = await transactions.platform.step((tx) => listCustomersWaiting(tx, after, AT_ONCE))
    for (const customerId of found) {
      await arrivals.transactions.step(customerId, (tx) => requestReading(tx))
    }
    after = found.at(-1) ?? after
    if (found.length < AT_ONCE) return
  }
}
