import { z } from 'zod'
import type { Transactions } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { placeSome } from './place-reviews.repository.ts'

const AT_ONCE = 2000

/** After a connection was given to another location. Ends when there is nothing left to move, however often it runs. */
export const placeReviewsJob = defineJob({
  name: 'reviews.place',
  payload: z.object({ customerId: z.uuid(), integrationId: z.uuid() }),
})

export function createPlaceReviewsHandler(transactions: Transactions) {
  return handleJob(placeReviewsJob, async ({ customerId, integrationId }) => {
    const moveSome = () =>
      transactions.step(customerId, async (tx) => {
        const moved = await placeSome(tx, integrationId, AT_ONCE)
        if (moved > 0) emit(tx, { type: 'review.changed', subjectId: null, userId: null })
        return moved
      })
    while ((await moveSome()) === AT_ONCE);
  })
}
