import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'

/** In these the line about the reply offers to edit it. */
const EDITED_IN_LINE: readonly ReplyState[] = [
  'awaiting-approval',
  'returned',
  'rejected',
  'failed',
  'saved',
  'by-hand',
]

interface Rights {
  canDraft: boolean
  canPublish: boolean
}

/** What a row offers about the answer, so that nothing is offered twice. */
export function offerOf(
  { planned, reply, response }: Pick<Review, 'planned' | 'reply' | 'response'>,
  { canDraft, canPublish }: Rights,
): 'plan' | 'edit' | 'compose' | null {
  const isPlanned = planned !== null && planned.status !== 'sent'
  if (isPlanned && canPublish) return 'plan'
  if (!canDraft || (!isPlanned && reply && EDITED_IN_LINE.includes(reply.state))) return null
  return response === null ? 'compose' : 'edit'
}
