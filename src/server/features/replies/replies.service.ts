import type { Reply } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getReviewView, presentReply } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { approveReply, returnReply } from './answering/decide-reply.ts'
import { deleteReply } from './answering/delete-reply.ts'
import { publishReply, type Drafted } from './answering/publish-reply.ts'
import { confirmByHand, retryReply } from './answering/retry-reply.ts'
import { submitReply, submitWithin } from './answering/submit-reply.ts'
import { tellOfReply, type Doer } from './answering/tell.ts'
import { undoReply } from './answering/undo-reply.ts'
import { getDraft, listDrafts, saveDraft } from './drafts/drafts.ts'
import { generateDraft, prepareDraft, streamDraft } from './drafts/generate-draft.ts'
import type { ReplyParts } from './reply-parts.ts'
import { findById, listByReview, type ReplyRow } from './replies.repository.ts'
import { createReplyTemplates } from './templates/templates.ts'

export { measureDraftUse, type Drafted } from './answering/publish-reply.ts'
export { refuseTooLong } from './answering/reply-refusals.ts'
export { submitWithin } from './answering/submit-reply.ts'
export { dropDraft, giveBackDraft } from './drafts/drafts.ts'
export { takeInReplies } from './found/take-in-replies.ts'
export { isSameText } from './posting/settle-reply.ts'
export { refuseUnknownVariables } from './templates/fill-template.ts'
export { fillForReview } from './templates/templates.ts'
export type { ReplyGateway, ReviewRef } from './reply-gateway.ts'
export type { PlannedReplies, ReplyParts } from './reply-parts.ts'

export interface PlannedReply {
  reviewId: string
  scheduleId: string
  text: string
  author: Doer
  drafted: Drafted
}

export interface LinkedReply {
  reviewId: string
  text: string
  drafted: Drafted
}

/** A reply whose time has come, in the transaction that marks its plan as sent. It leaves at once. */
export async function submitFromSchedule(
  tx: CustomerTx,
  { reviewId, scheduleId, ...planned }: PlannedReply,
): Promise<ReplyRow> {
  const view = await getReviewView(tx, reviewId)
  const reply = await publishReply(tx, { ...planned, view, scheduleId, source: 'schedule', canUndo: false })
  await tellOfReply(tx, planned.author, view, {
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

export type RepliesService = ReturnType<typeof createRepliesService>

export function createRepliesService(parts: ReplyParts) {
  return {
    submit: (actor: Actor, input: Parameters<typeof submitReply>[2]) => submitReply(parts, actor, input),
    /** By a link of an alert mail, in the transaction that uses it up. */
    submitByLink: (tx: CustomerTx, actor: Actor, { drafted, ...reply }: LinkedReply) => {
      const submission = { ...reply, basedOn: null, replaceAnyway: false }
      return submitWithin(parts, tx, { actor, submission, kind: 'reply-submitted-by-link', drafted })
    },
    undo: (actor: Actor, input: Parameters<typeof undoReply>[2]) => undoReply(parts, actor, input),
    retry: (actor: Actor, input: Parameters<typeof retryReply>[2]) => retryReply(parts, actor, input),
    remove: (actor: Actor, input: Parameters<typeof deleteReply>[2]) => deleteReply(parts, actor, input),
    approve: (actor: Actor, input: Parameters<typeof approveReply>[2]) => approveReply(parts, actor, input),
    giveBack: (actor: Actor, input: Parameters<typeof returnReply>[2]) => returnReply(parts, actor, input),
    confirmByHand: (actor: Actor, input: Parameters<typeof confirmByHand>[2]) => confirmByHand(parts, actor, input),
    list: (actor: Actor, reviewId: string): Promise<{ items: Reply[] }> =>
      parts.transactions.read(actor.customerId, async (tx) => {
        await getReviewView(tx, reviewId)
        return { items: (await listByReview(tx, reviewId)).map(presentReply) }
      }),

    listDrafts: (actor: Actor) => listDrafts(parts, actor),
    getDraft: (actor: Actor, reviewId: string) => getDraft(parts, actor, reviewId),
    saveDraft: (actor: Actor, input: Parameters<typeof saveDraft>[2]) => saveDraft(parts, actor, input),
    generateDraft: (actor: Actor, input: Parameters<typeof generateDraft>[2]) => generateDraft(parts, actor, input),
    prepareDraft: (actor: Actor, input: Parameters<typeof prepareDraft>[2]) => prepareDraft(parts, actor, input),
    streamDraft: (actor: Actor, input: Parameters<typeof streamDraft>[2]) => streamDraft(parts, actor, input),

    templates: createReplyTemplates(parts),
  }
}
