import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { BUSY_REPLY_STATES, type ReplyState } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { removeReplyJob } from '../posting/reply-jobs.ts'
import type { ReplyParts } from '../reply-parts.ts'
import { move, type ReplyRow } from '../replies.repository.ts'
import { changeReply, type Locked, type ReplyPath } from './change-reply.ts'
import { letCount } from './counting-reply.ts'
import { notPossible } from './reply-refusals.ts'
import { tellOfReply } from './tell.ts'

const FORGETTABLE: readonly ReplyState[] = ['saved', 'failed', 'rejected', 'by-hand', 'returned']
const REMOVABLE: readonly ReplyState[] = ['live', 'checking', 'rejected', 'queued', 'failed']

/** Off the platform by a job where it is, or may be, there; else forgotten at once. */
export function deleteReply(parts: ReplyParts, actor: Actor, path: ReplyPath): Promise<Review> {
  return changeReply(parts, actor, path, async (tx, locked) => {
    refuseOvertaken(locked)
    if (mayBeThere(locked)) await startRemoval(parts, tx, locked)
    else await forget(tx, locked)
    await tellOfReply(tx, actor, locked.view, { kind: 'reply-deleted', action: 'reply.deleted' })
  })
}

/** What is about to take its place on the platform goes first. */
function refuseOvertaken(locked: Locked): void {
  const { reply, view } = locked
  if (!view.reply || view.reply.id === reply.id) return
  const { state } = view.reply
  if (BUSY_REPLY_STATES.some((busy) => busy === state)) throw notPossible('Another reply to this review is on its way.')
  if (state === 'awaiting-approval' && mayBeThere(locked)) {
    throw notPossible('Another reply to this review waits for approval. Decide on that one first.')
  }
}

/** An attempt whose outcome nobody knows may have got there. What a person put there by hand they take away by hand. */
function mayBeThere({ reply, view }: Locked): boolean {
  if (view.replyWay === 'by-hand') return false
  if (reply.state === 'failed') return reply.posted_at !== null
  return reply.state === 'rejected' ? reply.posted_at !== null : !FORGETTABLE.includes(reply.state)
}

async function startRemoval(parts: ReplyParts, tx: CustomerTx, { reply, view }: Locked): Promise<void> {
  const name = PLATFORM_NAMES[view.platform]
  if (!view.canDeleteReply) {
    throw notPossible(`Replies cannot be deleted from here. Delete it on ${name}, and it will go here, too.`)
  }
  if (reply.state === 'queued' && reply.attempts === 0) throw notPossible('It has not left yet: take it back instead.')
  const leaving = { state: 'deleting', post_after: null, problem: null, problem_kind: null } as const
  const moved = await move(tx, reply.id, REMOVABLE, leaving)
  if (!moved) throw notPossible(describeState(reply))
  await applyFacts(tx, view.id, { reply: { id: reply.id, state: 'deleting' } })
  const payload = { customerId: tx.customerId, reviewId: view.id, replyId: reply.id, turn: 0 }
  await parts.jobs.enqueue(tx, removeReplyJob, payload)
}

async function forget(tx: CustomerTx, { reply, view }: Locked): Promise<void> {
  const moved = await move(tx, reply.id, [...FORGETTABLE, 'live'], { state: 'deleted', settled_at: new Date() })
  if (!moved) throw notPossible(describeState(reply))
  await letCount(tx, view.id, view.reply?.id ?? null)
}

function describeState({ state }: ReplyRow): string {
  if (state === 'deleting' || state === 'deleted') return 'This reply has been deleted already.'
  if (state === 'sending') return 'This reply is being sent. Wait until it is there, then delete it.'
  if (state === 'awaiting-approval') return 'This reply waits for approval: return it to its author.'
  return 'This reply is not there any more.'
}
