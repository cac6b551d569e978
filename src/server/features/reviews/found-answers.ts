import type { ReplyState } from '#shared/domain/replies.ts'
import { deriveStatus } from '#shared/domain/review-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { updateAnswers } from './found-answers.repository.ts'
import { factsOf } from './review-facts.ts'
import { lockByIds } from './review-facts.repository.ts'

export interface FoundAnswer {
  reviewId: string
  text: string
  answeredAt: Date
  /** `null` where another reply goes on being the one that counts, such as one that waits for approval. */
  reply: { id: string; state: ReplyState } | null
}

/** As `applyFacts`, for many at once: what a fetch found to be answered on the platform. The fetch tells the screens. */
export async function applyFoundAnswers(tx: CustomerTx, answers: readonly FoundAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const byReview = new Map(answers.map((answer) => [answer.reviewId, answer]))
  const reviews = await lockByIds(tx, [...byReview.keys()])
  const columns = reviews.flatMap((review) => {
    const answer = byReview.get(review.id)
    if (!answer) return []
    const { text, answeredAt, reply } = answer
    return {
      id: review.id,
      status: deriveStatus({ ...factsOf(review), respondedAt: answeredAt }),
      response: text,
      responded_at: answeredAt.toISOString(),
      reply_id: reply?.id ?? null,
      reply_state: reply?.state ?? null,
    }
  })
  await updateAnswers(tx, columns)
}
