import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'

const TRUTHS: Partial<Record<ReplyState, 'notLiveYet' | 'notPosted'>> = {
  queued: 'notLiveYet',
  sending: 'notLiveYet',
  checking: 'notLiveYet',
  'by-hand': 'notLiveYet',
  rejected: 'notPosted',
  failed: 'notPosted',
  saved: 'notPosted',
}

/** What "Responded" leaves out: nobody else can see the reply. */
export function findReplyTruth({ status, reply }: Pick<Review, 'status' | 'reply'>) {
  return status === 'responded' && reply ? TRUTHS[reply.state] : undefined
}
