import { getReview, type Reply } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'

/** As it stands now; `undefined` where there is no such reply. */
export async function readReply(reviewId: string, replyId: string): Promise<Reply | undefined> {
  const { replies } = await call(getReview, { reviewId })
  return replies.find(({ id }) => id === replyId)
}
