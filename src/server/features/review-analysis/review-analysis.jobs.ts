import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'

/** Reads all of a customer's reviews that wait for it. */
export const analyzeReviewsJob = defineJob({ name: 'reviews.analyze', payload: z.object({ customerId: z.uuid() }) })

/** Whoever was there before reviews were read, and whatever a job gave up on. */
export const analyzeWaitingJob = defineJob({
  name: 'reviews.analyze-waiting',
  payload: z.object({}),
  cron: '*/5 * * * *',
})

/** Goes on with analyzing again what is analyzed already. */
export const reanalyzeReviewsJob = defineJob({
  name: 'reviews.reanalyze',
  payload: z.object({ customerId: z.uuid(), runId: z.uuid() }),
})

/** In the transaction in which reviews arrive or change. However many there are, one job waits. */
export function requestAnalysis(tx: CustomerTx): Promise<void> {
  const { customerId } = tx
  return enqueueUnlessWaiting(tx, analyzeReviewsJob, { customerId }, customerId)
}
