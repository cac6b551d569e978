import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { isReplyTooLong, LONGEST_REPLY, measureReply } from '#shared/domain/replies.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

export const replyNotFound = () => refusal('reply-not-found')

/** In the unit the platform counts in, and by how much. */
export function refuseTooLong(view: Pick<Review, 'platform' | 'replyLimit'>, text: string): void {
  if (!isReplyTooLong(text, view.replyLimit)) return
  const { size, unit } = view.replyLimit ?? { size: LONGEST_REPLY, unit: 'characters' }
  const excess = measureReply(text, view.replyLimit) - size
  const values = { platform: PLATFORM_NAMES[view.platform], size, unit, excess }
  throw refusal('reply-too-long', { values, at: { fields: ['text'], code: 'tooLong' } })
}

/** What stands there would stay, and only we would show another text. */
export function refuseFinal({ isReplyFinal, platform }: Review): void {
  if (isReplyFinal) throw refusal('reply-final', { values: { platform: PLATFORM_NAMES[platform] } })
}

export function refuseBeyondPlan({ isBeyondPlan, platform }: Review): void {
  if (isBeyondPlan) throw refusal('platform-resting', { values: { platform: PLATFORM_NAMES[platform] } })
}

interface Intent {
  basedOn: string | null
  replaceAnyway: boolean
  canPublish: boolean
}

/** Nobody overwrites what they have not seen, and nothing overtakes a reply that is on its way. */
export function refuseConflict(view: Review, { basedOn, replaceAnyway, canPublish }: Intent): void {
  const { reply } = view
  if (!reply || reply.state === 'returned') return
  if (reply.id !== basedOn && !replaceAnyway) throw explainOther(view)
  const isLeaving = reply.state === 'sending' || reply.state === 'deleting'
  if (isLeaving || (reply.state === 'queued' && !canPublish)) {
    throw refusal('reply-on-its-way', { values: { platform: PLATFORM_NAMES[view.platform] } })
  }
}

function explainOther({ reply, platform }: Review): AppError {
  const name = reply?.authorName
  if (reply?.state === 'awaiting-approval') return refusal('reply-waiting-by', { values: { name: name ?? '' } })
  if (name) return refusal('reply-answered-by', { values: { name } })
  return refusal('reply-answered-there', { values: { platform: PLATFORM_NAMES[platform] } })
}
