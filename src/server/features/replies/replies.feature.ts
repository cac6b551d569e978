import * as contract from '#shared/contracts/replies.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { applyFacts, getReviewView } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { approveReply, returnReply, undoReply } from './decide-reply.ts'
import { deleteReply } from './delete-reply.ts'
import { submitReply } from './submit-reply.ts'
import { getDraft, listDrafts, saveDraft } from './drafts.ts'
import { generateDraft } from './generate-draft.ts'
import { draftStream } from './stream-draft.routes.ts'
import { checkReply } from './posting/check-reply.ts'
import { postReply } from './posting/post-reply.ts'
import { removeReply } from './posting/remove-reply.ts'
import { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob } from './replies.jobs.ts'
import { listStranded, move, supersedeOthers } from './replies.repository.ts'
import { listReplies } from './replies.service.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { changeTemplate, createTemplate, fillWithReview, listTemplates, removeTemplate } from './templates.ts'
import { lockReply, type ReplyPath } from './change-reply.ts'
import { enqueuePost } from './publish-reply.ts'
import { refuseFinal, refuseTooLong } from './reply-refusals.ts'
import { notifyOfReply, tellProgramsOfReply } from './notify.ts'

interface ReplyPorts extends Pick<ReplyDeps, 'gateway' | 'plans'> {
  access: AssistantAccess
}

/** Answers to reviews, and their way to the platforms. */
export function makeReplies({ transactions, log }: Foundations, { access, ...ports }: ReplyPorts) {
  const deps: ReplyDeps = { transactions, log, ...ports, ...access }
  return {
    routes: makeRoutes(deps),
    mounts: [draftStream(deps)],
    jobs: [
      handleJob(postReplyJob, (payload) => postReply(deps, payload)),
      handleJob(checkReplyJob, (payload) => checkReply(deps, payload)),
      handleJob(removeReplyJob, (payload) => removeReply(deps, payload)),
      // While one is on its way, its review is shut for any other.
      handleJob(resumeRepliesJob, () =>
        resumeStranded(transactions, listStranded, ({ state }) =>
          state === 'deleting' ? removeReplyJob : postReplyJob,
        ),
      ),
    ],
  }
}

function makeRoutes(deps: ReplyDeps) {
  const route = implementIn(deps.transactions)
  return [
    route(contract.submitReply, (tx, actor, input) => submitReply(deps, tx, actor, input)),
    route(contract.undoReply, (tx, actor, input) => undoReply(deps, tx, actor, input)),
    route(contract.retryReply, retryReply),
    route(contract.deleteReply, deleteReply),
    route(contract.approveReply, (tx, actor, input) => approveReply(deps, tx, actor, input)),
    route(contract.returnReply, returnReply),
    route(contract.confirmReplyByHand, confirmByHand),
    route(contract.listReplies, listReplies),
    route(contract.listReplyDrafts, listDrafts),
    route(contract.getReplyDraft, getDraft),
    route(contract.saveReplyDraft, saveDraft),
    implement(contract.generateReplyDraft, ({ actor, input }) => generateDraft(deps, actor, input)),
    route(contract.listReplyTemplates, listTemplates),
    route(contract.createReplyTemplate, createTemplate),
    route(contract.changeReplyTemplate, changeTemplate),
    route(contract.removeReplyTemplate, removeTemplate),
    route(contract.fillReplyTemplate, fillWithReview),
  ]
}

/** The same text once more, at once, also where it waits for its next try: there is nothing to take back. */
async function retryReply(tx: CustomerTx, _actor: Actor, path: ReplyPath): Promise<Review> {
  const { reply, view } = await lockReply(tx, path)
  const platform = PLATFORM_NAMES[view.platform]
  if (view.reply?.id !== reply.id) throw refusal('reply-replaced')
  if (view.replyWay === 'none') throw refusal('reply-not-connected', { values: { platform } })
  refuseFinal(view)
  refuseTooLong(view, reply.text)
  const state = view.replyWay === 'api' ? 'queued' : 'by-hand'
  // All its tries again; one that was tried stays so, and the platform is asked before it gets it again.
  const attempts = Math.min(reply.attempts, 1)
  const fresh = { state, attempts, post_after: null, settled_at: null, checks: 0, fault: null } as const
  const waiting = reply.attempts > 0 ? (['queued'] as const) : []
  const moved = await move(tx, reply.id, ['failed', 'saved', 'rejected', ...waiting], fresh)
  if (!moved) throw refusal('reply-there-already', { values: { platform } })
  await applyFacts(tx, view.id, { reply: { id: reply.id, state: moved.state } })
  if (moved.state === 'queued') await enqueuePost(tx, moved)
  return getReviewView(tx, path.reviewId)
}

/** Where the platform has no way for us, only a person can see whether it is there. */
async function confirmByHand(
  tx: CustomerTx,
  actor: Actor,
  { isLive, ...path }: ReplyPath & { isLive: boolean },
): Promise<Review> {
  const { reply, view } = await lockReply(tx, path)
  if (view.replyWay === 'api') throw refusal('reply-followed-by-itself')
  const state = isLive ? 'live' : 'by-hand'
  const moved = await move(tx, reply.id, ['by-hand', 'live'], { state, settled_at: isLive ? new Date() : null })
  if (!moved) throw refusal('reply-not-by-hand')
  if (view.reply?.id === reply.id) await applyFacts(tx, view.id, { reply: { id: reply.id, state } })
  if (isLive && view.reply?.id === reply.id) await supersedeOthers(tx, reply)
  if (isLive && reply.state !== 'live') {
    await notifyOfReply(tx, actor, view, { kind: 'reply-live', action: 'reply.live' })
    await tellProgramsOfReply(tx, view, { id: reply.id, state: 'live' })
  }
  return getReviewView(tx, path.reviewId)
}
