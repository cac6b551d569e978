import type { Review } from '#shared/contracts/reviews.ts'
import { applyFacts, getReviewView } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { letCount } from './counting-reply.ts'
import { giveBackDraft } from './drafts.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { findById, move, takeBack, type ReplyRow } from './replies.repository.ts'
import { lockReply, type Locked, type ReplyPath } from './change-reply.ts'
import { publishReply } from './publish-reply.ts'
import { refuseBeyondPlan, refuseFinal, refuseTooLong } from './reply-refusals.ts'
import { linkToReview, notifyAuthor, notifyOfReply, subjectOf } from './notify.ts'

/** Goes out as its author's, changed or as it is; it can be undone like any other. */
export async function approveReply(
  deps: ReplyDeps,
  tx: CustomerTx,
  actor: Actor,
  { text: changed, ...path }: ReplyPath & { text?: string | undefined },
): Promise<Review> {
  const locked = await lockReply(tx, path)
  const { reply, view } = locked
  refuseDecided(locked)
  const text = changed ?? reply.text
  refuseOwnWords(actor, { author: reply.author_id, isChanged: text !== reply.text })
  refuseBeyondPlan(view)
  refuseFinal(view)
  refuseTooLong(view, text)
  await publishReply(tx, {
    view,
    text,
    author: authorOf(reply),
    source: 'person',
    drafted: reply,
    decider: actor,
    ...(text === reply.text && { waiting: reply }),
    canUndo: true,
  })
  await deps.plans.supersede(tx, view.id)
  await notifyOfReply(tx, actor, view, { kind: 'reply-approved', action: 'reply.submitted', detail: text })
  return getReviewView(tx, path.reviewId)
}

export async function returnReply(
  tx: CustomerTx,
  actor: Actor,
  { note, ...path }: ReplyPath & { note: string },
): Promise<Review> {
  const locked = await lockReply(tx, path)
  refuseDecided(locked)
  const { reply, view } = locked
  const decision = { decided_by: actor.userId, decided_by_name: actor.name, decided_at: new Date() }
  await move(tx, reply.id, ['awaiting-approval'], { state: 'returned', return_note: note, ...decision })
  await applyFacts(tx, view.id, { reply: { id: reply.id, state: 'returned' } })
  await giveBackDraft(tx, reply, { userId: reply.author_id, name: reply.author_name })
  await notifyOfReply(tx, actor, view, { kind: 'reply-returned', action: 'reply.returned', detail: note })
  if (reply.author_id !== actor.userId) {
    const params = { ...subjectOf(view), doer: actor.name }
    await notifyAuthor(tx, reply, { kind: 'reply.returned', params, link: linkToReview(view) })
  }
  return getReviewView(tx, path.reviewId)
}

/** Whoever waits for approval gives it to others only, and to their words as they are. */
function refuseOwnWords(
  { userId, member }: Actor,
  { author, isChanged }: { author: string | null; isChanged: boolean },
) {
  if (member.needsApproval && (isChanged || author === userId)) throw refusal('approval-not-yours')
}

function refuseDecided({ reply, view }: Locked): void {
  if (reply.state !== 'awaiting-approval') throw explainDecided(reply)
  if (view.reply?.id !== reply.id) throw refusal('reply-overtaken')
}

function explainDecided({ state, decided_by_name: name }: ReplyRow): AppError {
  if (name === null) return refusal('reply-not-waiting')
  return refusal(state === 'returned' ? 'reply-returned-by' : 'reply-approved-by', { values: { name } })
}

const authorOf = ({ author_id: userId, author_name: name }: ReplyRow) =>
  userId === null ? null : { userId, name: name ?? '' }

/** As if it had never been submitted: the review, what was planned for it, and the text in its writer's draft. */
export async function undoReply(
  deps: Pick<ReplyDeps, 'plans'>,
  tx: CustomerTx,
  actor: Actor,
  path: ReplyPath,
): Promise<Review> {
  const { reply, view } = await lockReply(tx, path)
  const isTheirs = reply.author_id === actor.userId || actor.member.permissions.includes('replies.publish')
  if (!isTheirs) throw refusal('reply-of-somebody-else')
  // One that was tried is its approver's to decide on: nobody knows yet whether it got there.
  const waitsAgain = reply.attempts === 0 && (await wasApprovedAsItWas(tx, reply))
  const undone = await takeBack(tx, reply.id, waitsAgain ? 'awaiting-approval' : 'undone')
  if (!undone) throw explainTooLate(reply, PLATFORM_NAMES[view.platform])
  await letCount(tx, view.id, reply.id)
  await deps.plans.restore(tx, view.id)
  if (!waitsAgain) await giveBackDraft(tx, undone, writerOf(undone))
  await notifyOfReply(tx, actor, view, { kind: 'reply-undone', action: 'reply.undone' })
  return getReviewView(tx, path.reviewId)
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
