import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { BUSY_REPLY_STATES, type ReplyState } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, getReviewView } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { isRejected } from './posting/reply-fault.ts'
import { removeReplyJob } from './replies.jobs.ts'
import { move, type ReplyRow } from './replies.repository.ts'
import { lockReply, type Locked, type ReplyPath } from './change-reply.ts'
import { letCount } from './counting-reply.ts'
import { notifyOfReply } from './notify.ts'

const FORGETTABLE: readonly ReplyState[] = ['saved', 'failed', 'rejected', 'by-hand', 'returned']
const REMOVABLE: readonly ReplyState[] = ['live', 'checking', 'rejected', 'queued', 'failed']

/** Off the platform by a job where it is, or may be, there; else forgotten at once. */
export async function deleteReply(tx: CustomerTx, actor: Actor, path: ReplyPath): Promise<Review> {
  const locked = await lockReply(tx, path)
  refuseOvertaken(locked)
  if (mayBeThere(locked)) await startRemoval(tx, locked)
  else await forget(tx, locked)
  await notifyOfReply(tx, actor, locked.view, { kind: 'reply-deleted', action: 'reply.deleted' })
  return getReviewView(tx, path.reviewId)
}

/** What is about to take its place on the platform goes first. */
function refuseOvertaken(locked: Locked): void {
  const { reply, view } = locked
  if (!view.reply || view.reply.id === reply.id) return
  const { state } = view.reply
  if (BUSY_REPLY_STATES.some((busy) => busy === state)) throw refusal('reply-overtaken')
  if (state === 'awaiting-approval' && mayBeThere(locked)) {
    throw refusal('reply-another-waiting')
  }
}

/** An attempt whose outcome nobody knows may have got there. What a person put there by hand they take away by hand. */
function mayBeThere({ reply, view }: Locked): boolean {
  if (view.replyWay === 'by-hand') return false
  if (reply.state === 'failed') return reply.posted_at !== null
  return reply.state === 'rejected' ? reply.posted_at !== null : !FORGETTABLE.includes(reply.state)
}

async function startRemoval(tx: CustomerTx, { reply, view }: Locked): Promise<void> {
  const platform = PLATFORM_NAMES[view.platform]
  if (!view.canDeleteReply) throw refusal('reply-stays-there', { values: { platform } })
  if (reply.state === 'queued' && reply.attempts === 0) throw refusal('reply-not-left')
  const unheld = isRejected(reply) ? {} : { fault: null }
  const leaving = { state: 'deleting', attempts: 0, post_after: null, ...unheld } as const
  const moved = await move(tx, reply.id, REMOVABLE, leaving)
  if (!moved) throw explainState(reply)
  await applyFacts(tx, view.id, { reply: { id: reply.id, state: 'deleting' } })
  const payload = { customerId: tx.customerId, reviewId: view.id, replyId: reply.id }
  await enqueue(tx, removeReplyJob, payload)
}

async function forget(tx: CustomerTx, { reply, view }: Locked): Promise<void> {
  const moved = await move(tx, reply.id, [...FORGETTABLE, 'live'], { state: 'deleted', settled_at: new Date() })
  if (!moved) throw explainState(reply)
  await letCount(tx, view.id, view.reply?.id ?? null)
}

function explainState({ state }: ReplyRow): AppError {
  if (state === 'deleting' || state === 'deleted') return refusal('reply-deleted')
  if (state === 'sending') return refusal('reply-leaving')
  if (state === 'awaiting-approval') return refusal('reply-waiting')
  return refusal('reply-gone')
}
