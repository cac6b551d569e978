import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'

export const watchReviewsJob = defineJob({
  name: 'incidents.watch',
  payload: z.object({ customerId: z.uuid() }),
})

/** Has what came looked at, in the transaction that takes it in; one that waits already will do. */
export function requestWatch(tx: CustomerTx): Promise<void> {
  return enqueueUnlessWaiting(tx, watchReviewsJob, { customerId: tx.customerId }, tx.customerId)
}
