import type { Reply } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, presentReply } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { publishReply, type Drafted } from './publish-reply.ts'
import { submitWithin } from './submit-reply.ts'
import { notifyOfReply, type Doer } from './notify.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { findById, listByReview, type ReplyRow } from './replies.repository.ts'

export { measureDraftUse, type Drafted } from './publish-reply.ts'
export { refuseFinal, refuseTooLong } from './reply-refusals.ts'
export { proposeReply, submitWithin } from './submit-reply.ts'
export { undoReply } from './decide-reply.ts'
export { dropDraft, giveBackDraft } from './drafts.ts'
export { draftUnattended, writeForApproval, type DraftDeps } from './generate-draft.ts'
export { takeInReplies } from './posting/take-in-replies.ts'
export { listRecentTexts } from './replies.repository.ts'
export { isSameText } from './posting/settle-reply.ts'
export { fillTemplate, refuseUnknownVariables } from './fill-template.ts'
export { fillForReview } from './templates.ts'
export type { ReplyGateway, ReviewRef } from './reply-gateway.ts'
export type { PlannedReplies, ReplyDeps } from './reply-deps.ts'

export interface PlannedReply {
  reviewId: string
  scheduleId: string
  text: string
  author: Doer
  drafted: Drafted
  /** Nobody looked at this very review. */
  isByRule: boolean
}

export interface LinkedReply {
  actor: Actor
  reviewId: string
  text: string
  drafted: Drafted
}

/** A reply whose time has come, in the transaction that marks its plan as sent. It leaves at once. */
export async function submitFromSchedule(
  tx: CustomerTx,
  { reviewId, scheduleId, isByRule, ...planned }: PlannedReply,
): Promise<ReplyRow> {
  const view = await getReviewView(tx, reviewId)
  const reply = await publishReply(tx, { ...planned, view, scheduleId, source: 'schedule', canUndo: false })
  await notifyOfReply(tx, isByRule ? null : planned.author, view, {
    kind: 'reply-submitted',
    action: 'reply.submitted',
    detail: planned.text,
  })
  return reply
}

/** Whether it never left: undone, waiting for approval again, or made way for another before its time. */
export async function wasTakenBack(tx: CustomerTx, replyId: string): Promise<boolean> {
  const reply = await findById(tx, replyId)
  if (!reply) return false
  if (reply.state === 'superseded') return reply.attempts === 0
  return reply.state === 'undone' || reply.state === 'awaiting-approval'
}

/** By a link of an alert mail, in the transaction that uses it up. */
export function submitByLink(
  deps: Pick<ReplyDeps, 'plans'>,
  tx: CustomerTx,
  { actor, drafted, ...reply }: LinkedReply,
): Promise<void> {
  const submission = { ...reply, basedOn: null, replaceAnyway: false }
  return submitWithin(deps, tx, { actor, submission, kind: 'reply-submitted-by-link', drafted })
}

export async function listReplies(
  tx: CustomerTx,
  _actor: Actor,
  { reviewId }: { reviewId: string },
): Promise<{ items: Reply[] }> {
  await getReviewView(tx, reviewId)
  return { items: (await listByReview(tx, reviewId)).map(presentReply) }
}
