import type { Review } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, lockReview } from '#server/features/reviews/reviews.service.ts'
import { findById, type ReplyRow } from './replies.repository.ts'
import { replyNotFound } from './reply-refusals.ts'

export interface ReplyPath {
  reviewId: string
  replyId: string
}

export interface Locked {
  reply: ReplyRow
  view: Review
}

/** Under the review's lock, so that of several who press at once one goes first. */
export async function lockReply(tx: CustomerTx, { reviewId, replyId }: ReplyPath): Promise<Locked> {
  await lockReview(tx, reviewId)
  const reply = await findById(tx, replyId)
  if (reply?.review_id !== reviewId) throw replyNotFound()
  return { reply, view: await getReviewView(tx, reviewId) }
}
