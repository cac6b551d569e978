import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'

export const runBulkJob = defineJob({
  name: 'reviews.bulk',
  payload: z.object({ customerId: z.uuid(), runId: z.uuid() }),
})

/** After a connection was given to another location. Ends when there is nothing left to move, however often it runs. */
export const placeReviewsJob = defineJob({
  name: 'reviews.place',
  payload: z.object({ customerId: z.uuid(), integrationId: z.uuid() }),
})

/** A connection's reviews go where it is now, once the transaction has committed. */
export function moveReviewsOf(tx: CustomerTx, integrationId: string): Promise<void> {
  return enqueue(tx, placeReviewsJob, { customerId: tx.customerId, integrationId })
}
