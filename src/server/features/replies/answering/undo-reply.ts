import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { giveBackDraft } from '../drafts/drafts.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { findById, takeBack, type ReplyRow } from '../replies.repository.ts'
import { changeReply, type ReplyPath } from './change-reply.ts'
import { letCount } from './counting-reply.ts'
import { notifyOfReply } from './notify.ts'

/** As if it had never been submitted: the review, what was planned for it, and the text in its writer's draft. */
export function undoReply(deps: ReplyDeps, actor: Actor, path: ReplyPath): Promise<Review> {
  return changeReply(deps, actor, path, async (tx, { reply, view }) => {
    const isTheirs = reply.author_id === actor.userId || actor.member.permissions.includes('replies.publish')
    if (!isTheirs) throw refusal('reply-of-somebody-else')
    // One that was tried is its approver's to decide on: nobody knows yet whether it got there.
    const waitsAgain = reply.attempts === 0 && (await wasApprovedAsItWas(tx, reply))
    const undone = await takeBack(tx, reply.id, waitsAgain ? 'awaiting-approval' : 'undone')
    if (!undone) throw explainTooLate(reply, PLATFORM_NAMES[view.platform])
    await letCount(tx, view.id, reply.id)
    await deps.plans.restore(tx, view.id)
    if (!waitsAgain) await giveBackDraft(tx, undone, writerOf(undone))
    await notifyOfReply(tx, actor, view, { kind: 'reply-undone' })
  })
}

/** One that was changed on approval is a reply of its own, and takes the place of the one that waited. */
async function wasApprovedAsItWas(tx: CustomerTx, reply: ReplyRow): Promise<boolean> {
  if (reply.decided_by === null) return false
  const replaced = reply.replaces_id === null ? undefined : await findById(tx, reply.replaces_id)
  return replaced?.state !== 'awaiting-approval'
}

/** Whoever changed it on approval wrote these words. */
function writerOf(reply: ReplyRow) {
  return reply.decided_by === null
    ? { userId: reply.author_id, name: reply.author_name }
    : { userId: reply.decided_by, name: reply.decided_by_name }
}

function explainTooLate({ state }: ReplyRow, platform: string): AppError {
  if (state === 'undone' || state === 'awaiting-approval') return refusal('reply-taken-back')
  if (state === 'superseded') return refusal('reply-replaced')
  return refusal('reply-too-late', { values: { platform } })
}
