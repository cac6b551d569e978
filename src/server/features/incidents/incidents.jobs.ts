import { z } from 'zod'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { watchReviews } from './watch-reviews.ts'

export const watchReviewsJob = defineJob({
  name: 'incidents.watch',
  payload: z.object({ customerId: z.uuid() }),
})

/** Has what came looked at, in the transaction that takes it in; one that waits already will do. */
export function requestWatch(tx: CustomerTx): Promise<void> {
  return enqueueUnlessWaiting(tx, watchReviewsJob, { customerId: tx.customerId }, tx.customerId)
}

export function createIncidentHandlers(transactions: Transactions): JobHandler[] {
  return [handleJob(watchReviewsJob, ({ customerId }) => watchReviews(transactions, customerId))]
}
