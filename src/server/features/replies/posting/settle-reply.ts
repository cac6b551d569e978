import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts } from '#server/features/reviews/reviews.service.ts'
import type { Notice } from '#server/features/notifications/notifications.service.ts'
import { linkToReview, notifyAuthor, subjectOf, notifyOfReply, tellProgramsOfReply } from '../notify.ts'
import type { ReplyChanges, ReplyRow } from '../replies.repository.ts'
import { faultColumn } from './reply-fault.ts'

const STORIES = {
  live: { kind: 'reply-live', action: 'reply.live' },
  rejected: { kind: 'reply-rejected', action: 'reply.rejected' },
  failed: { kind: 'reply-failed', action: 'reply.failed' },
  saved: { kind: 'reply-failed', action: 'reply.failed' },
} as const

const LIVE_REPLIES = linkTo(paths.reviews, { status: 'responded' })

const isEnd = (state: ReplyState): state is keyof typeof STORIES => Object.hasOwn(STORIES, state)

/** The review shows where its reply stands; how it ended is told, and its author hears of it. */
export async function noteState(tx: CustomerTx, view: Review, reply: ReplyRow): Promise<void> {
  if (view.reply?.id === reply.id) await applyFacts(tx, view.id, { reply: { id: reply.id, state: reply.state } })
  if (!isEnd(reply.state)) return
  const { kind, action } = STORIES[reply.state]
  await notifyOfReply(tx, null, view, { kind, action })
  await notifyAuthor(tx, reply, noticeOf(view, reply.state))
  const { id, state } = reply
  if (state === 'live' || state === 'rejected') await tellProgramsOfReply(tx, view, { id, state })
}

function noticeOf(view: Review, state: keyof typeof STORIES): Notice {
  const [params, link] = [subjectOf(view), linkToReview(view)]
  if (state === 'live') return { kind: 'reply.live', params, link, linkOfMany: LIVE_REPLIES }
  if (state === 'rejected') return { kind: 'reply.rejected', params, link }
  return { kind: 'reply.failed', params: { ...params, how: state }, link }
}

/** What the platform says of a reply of ours. */
export function toChanges({ state, reason }: PlatformReply): ReplyChanges {
  const settledAt = state === 'checking' ? null : new Date()
  return { state, settled_at: settledAt, fault: state === 'rejected' ? faultColumn('rejected', { reason }) : null }
}

/** Platforms tidy up what they are given, and write letters with accents in their own way. */
export function isSameText(one: string, other: string): boolean {
  const tidy = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim()
  return tidy(one) === tidy(other)
}
