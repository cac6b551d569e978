import { OUR_FAULT } from '#server/adapters/review-platforms/platform-error.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockReview, type ReviewRow } from '#server/features/reviews/reviews.service.ts'
import type { JobDefinition } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Kind, Outbox } from '#server/kernel/outbox/outbox.ts'
import type { GatewayFailure, ReviewRef } from '../reply-gateway.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import type { ReplyKey } from '../replies.jobs.ts'

export const toRef = (review: ReviewRow): ReviewRef => ({
  platform: review.platform,
  listingId: review.listing_id,
  platformReviewId: review.platform_review_id,
})

/** A reply on its way to the platform, or off it again. */
export type ReplyEffect<Result> = Kind<'replies', Result, GatewayFailure, CustomerTx>

const FAILED_HERE: GatewayFailure = {
  isDone: false,
  kind: 'retry',
  fault: OUR_FAULT,
  about: null,
  retryAfterSeconds: null,
  vendorCode: null,
}

type Common = 'which' | 'plan' | 'log' | 'transaction' | 'comeBack' | 'explain'

/** What both ways have in common: one reply, each step under its review's lock. */
export function describeEffect<Result>(
  { transactions, log }: ReplyDeps,
  job: JobDefinition<ReplyKey>,
  key: ReplyKey,
): Pick<Outbox<ReplyEffect<Result>>, Common> {
  return {
    which: { customer_id: key.customerId, id: key.replyId },
    plan: { tries: 9, firstWaitSeconds: 10 },
    log,
    transaction: (work) =>
      transactions.step(key.customerId, async (tx) => {
        await lockReview(tx, key.reviewId)
        return work(tx)
      }),
    comeBack: (tx, when) => enqueue(tx, job, key, when),
    explain: () => FAILED_HERE,
  }
}
