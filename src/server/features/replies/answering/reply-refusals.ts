import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { isReplyTooLong, LONGEST_REPLY, measureReply } from '#shared/domain/replies.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

export const replyNotFound = () => new AppError('not-found', 'That reply does not exist.')

export const notPossible = (message: string) => new AppError('illegal-transition', message)

/** In the unit the platform counts in, and by how much. */
export function refuseTooLong(view: Pick<Review, 'platform' | 'replyLimit'>, text: string): void {
  if (!isReplyTooLong(text, view.replyLimit)) return
  const { size, unit } = view.replyLimit ?? { size: LONGEST_REPLY, unit: 'characters' }
  const excess = measureReply(text, view.replyLimit) - size
  const message = `${PLATFORM_NAMES[view.platform]} takes at most ${size} ${unit}; this reply is ${excess} too long.`
  throw new AppError('invalid-input', message, { fields: [{ field: 'text', code: 'tooLong', message }] })
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
  if (reply.id !== basedOn && !replaceAnyway) throw new AppError('conflict', describeOther(view))
  const isLeaving = reply.state === 'sending' || reply.state === 'deleting'
  if (isLeaving || (reply.state === 'queued' && !canPublish)) {
    throw notPossible(`A reply is on its way to ${PLATFORM_NAMES[view.platform]}. Wait until it is there.`)
  }
}

function describeOther({ reply, platform }: Review): string {
  const advice = 'Read it first; you can keep it, or replace it with yours.'
  const name = reply?.authorName
  if (reply?.state === 'awaiting-approval') return `A reply by ${name} waits for approval. ${advice}`
  if (name) return `${name} has just answered this review. ${advice}`
  return `This review has been answered on ${PLATFORM_NAMES[platform]}. ${advice}`
}
