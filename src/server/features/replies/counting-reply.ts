import type { ReplyState } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts } from '#server/features/reviews/reviews.service.ts'
import { findById, type ReplyRow } from './replies.repository.ts'

/** They are history: what they replaced counts in their stead. */
const FORGOTTEN: readonly ReplyState[] = ['undone', 'deleted', 'superseded']
/** They count for those who decide on them, and have not answered the review. */
const UNDECIDED: readonly ReplyState[] = ['awaiting-approval', 'returned']

/** Makes this reply, or the nearest before it that still counts, the review's; its status follows. */
export async function letCount(tx: CustomerTx, reviewId: string, replyId: string | null): Promise<void> {
  const counting = await findNearest(tx, replyId, FORGOTTEN)
  const answer = await findNearest(tx, counting?.id ?? null, [...FORGOTTEN, ...UNDECIDED])
  await applyFacts(tx, reviewId, {
    reply: counting ? { id: counting.id, state: counting.state } : null,
    response: answer?.text ?? null,
    respondedAt: answer?.answered_at ?? null,
    aiGenerated: answer?.ai_generated ?? false,
  })
}

async function findNearest(
  tx: CustomerTx,
  from: string | null,
  skipped: readonly ReplyState[],
): Promise<ReplyRow | undefined> {
  let id = from
  while (id) {
    const reply = await findById(tx, id)
    if (!reply || !skipped.includes(reply.state)) return reply
    id = reply.replaces_id
  }
  return undefined
}
