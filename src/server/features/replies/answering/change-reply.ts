import type { Review } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { findById, type ReplyRow } from '../replies.repository.ts'
import { replyNotFound } from './reply-refusals.ts'

export interface ReplyPath {
  reviewId: string
  replyId: string
}

export interface Locked {
  reply: ReplyRow
  view: Review
}

/** One transaction under the review's lock, so that of several who press at once one goes first; answers the review. */
export function changeReply(
  deps: ReplyDeps,
  actor: Actor,
  { reviewId, replyId }: ReplyPath,
  change: (tx: CustomerTx, locked: Locked) => Promise<void>,
): Promise<Review> {
  return deps.transactions.change(actor.customerId, async (tx) => {
    await lockReview(tx, reviewId)
    const reply = await findById(tx, replyId)
    if (reply?.review_id !== reviewId) throw replyNotFound()
    await change(tx, { reply, view: await getReviewView(tx, reviewId) })
    return getReviewView(tx, reviewId)
  })
}
