import * as contract from '#shared/contracts/replies.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { approveReply, returnReply } from './answering/decide-reply.ts'
import { deleteReply } from './answering/delete-reply.ts'
import { confirmByHand, retryReply } from './answering/retry-reply.ts'
import { submitReply } from './answering/submit-reply.ts'
import { undoReply } from './answering/undo-reply.ts'
import { getDraft, listDrafts, saveDraft } from './drafts/drafts.ts'
import { generateDraft } from './drafts/generate-draft.ts'
import { draftStream } from './drafts/stream-draft.routes.ts'
import { checkReply } from './posting/check-reply.ts'
import { postReply } from './posting/post-reply.ts'
import { removeReply } from './posting/remove-reply.ts'
import { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob } from './replies.jobs.ts'
import { listStranded } from './replies.repository.ts'
import { listReplies } from './replies.service.ts'
import type { ReplyParts } from './reply-parts.ts'
import { createReplyTemplates } from './templates/templates.ts'

interface ReplyPorts extends Pick<ReplyParts, 'gateway' | 'plans'> {
  desk: Desk
}

/** Answers to reviews, and their way to the platforms. */
export function makeReplies({ transactions, log }: Foundations, { desk, ...ports }: ReplyPorts) {
  const parts: ReplyParts = { transactions, log, ...ports, ...desk }
  return {
    routes: [...replyRoutes(parts), ...draftRoutes(parts), ...templateRoutes(parts)],
    mounts: [draftStream(parts)],
    jobs: [
      handleJob(postReplyJob, (payload) => postReply(parts, payload)),
      handleJob(checkReplyJob, (payload) => checkReply(parts, payload)),
      handleJob(removeReplyJob, (payload) => removeReply(parts, payload)),
      // While one is on its way, its review is shut for any other.
      handleJob(resumeRepliesJob, () =>
        resumeStranded(transactions, listStranded, ({ state }) =>
          state === 'deleting' ? removeReplyJob : postReplyJob,
        ),
      ),
    ],
  }
}

const replyRoutes = (parts: ReplyParts) => [
  implement(contract.submitReply, ({ actor, input }) => submitReply(parts, actor, input)),
  implement(contract.undoReply, ({ actor, input }) => undoReply(parts, actor, input)),
  implement(contract.retryReply, ({ actor, input }) => retryReply(parts, actor, input)),
  implement(contract.deleteReply, ({ actor, input }) => deleteReply(parts, actor, input)),
  implement(contract.approveReply, ({ actor, input }) => approveReply(parts, actor, input)),
  implement(contract.returnReply, ({ actor, input }) => returnReply(parts, actor, input)),
  implement(contract.confirmReplyByHand, ({ actor, input }) => confirmByHand(parts, actor, input)),
  implement(contract.listReplies, ({ actor, input }) => listReplies(parts, actor, input.reviewId)),
]

const draftRoutes = (parts: ReplyParts) => [
  implement(contract.listReplyDrafts, ({ actor }) => listDrafts(parts, actor)),
  implement(contract.getReplyDraft, ({ actor, input }) => getDraft(parts, actor, input.reviewId)),
  implement(contract.saveReplyDraft, ({ actor, input }) => saveDraft(parts, actor, input)),
  implement(contract.generateReplyDraft, ({ actor, input }) => generateDraft(parts, actor, input)),
]

function templateRoutes(parts: ReplyParts) {
  const templates = createReplyTemplates(parts)
  return [
    implement(contract.listReplyTemplates, ({ actor }) => templates.list(actor)),
    implement(contract.createReplyTemplate, ({ actor, input }) => templates.create(actor, input)),
    implement(contract.changeReplyTemplate, ({ actor, input }) => templates.change(actor, input)),
    implement(contract.removeReplyTemplate, ({ actor, input }) => templates.remove(actor, input.templateId)),
    implement(contract.fillReplyTemplate, ({ actor, input }) => templates.fill(actor, input)),
  ]
}
