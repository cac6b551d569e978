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
  { planned, reply, response, isReplyFinal }: Pick<Review, 'planned' | 'reply' | 'response' | 'isReplyFinal'>,
  { canDraft, canPublish }: Rights,
): 'plan' | 'edit' | 'compose' | null {
  const isPlanned = planned !== null && planned.status !== 'sent'
  if (isPlanned && canPublish) return 'plan'
  if (!canDraft || (!isPlanned && reply && EDITED_IN_LINE.includes(reply.state))) return null
  if (isReplyFinal) return null
  return response === null ? 'compose' : 'edit'
}

/** What stands on the platform, and the text that counts here and is not there. */
export function splitResponse({
  response,
  respondedAt,
  reply,
  liveReply,
}: Pick<Review, 'response' | 'respondedAt' | 'reply' | 'liveReply'>): {
  live: { text: string; answeredAt: string | null } | null
  unposted: string | null
} {
  const isUnposted =
    reply !== null && (UNPOSTED.includes(reply.state) || (liveReply !== null && isLeaving(reply.state)))
  const counting = response === null ? null : { text: response, answeredAt: respondedAt }
  return { live: liveReply ?? (isUnposted ? null : counting), unposted: isUnposted ? reply.text : null }
}

const UNPOSTED: readonly ReplyState[] = ['rejected', 'failed', 'saved', 'by-hand']
const isLeaving = (state: ReplyState) => state === 'queued' || state === 'sending'
