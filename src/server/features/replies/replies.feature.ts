import * as contract from '#shared/contracts/replies.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
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
import type { ReplyDeps } from './reply-deps.ts'
import { createReplyTemplates } from './templates/templates.ts'

interface ReplyPorts extends Pick<ReplyDeps, 'gateway' | 'plans'> {
  access: AssistantAccess
}

/** Answers to reviews, and their way to the platforms. */
export function makeReplies({ transactions, log }: Foundations, { access, ...ports }: ReplyPorts) {
  const deps: ReplyDeps = { transactions, log, ...ports, ...access }
  return {
    routes: [...replyRoutes(deps), ...draftRoutes(deps), ...templateRoutes(deps)],
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

const replyRoutes = (deps: ReplyDeps) => [
  implement(contract.submitReply, ({ actor, input }) => submitReply(deps, actor, input)),
  implement(contract.undoReply, ({ actor, input }) => undoReply(deps, actor, input)),
  implement(contract.retryReply, ({ actor, input }) => retryReply(deps, actor, input)),
  implement(contract.deleteReply, ({ actor, input }) => deleteReply(deps, actor, input)),
  implement(contract.approveReply, ({ actor, input }) => approveReply(deps, actor, input)),
  implement(contract.returnReply, ({ actor, input }) => returnReply(deps, actor, input)),
  implement(contract.confirmReplyByHand, ({ actor, input }) => confirmByHand(deps, actor, input)),
  implement(contract.listReplies, ({ actor, input }) => listReplies(deps, actor, input.reviewId)),
]

const draftRoutes = (deps: ReplyDeps) => [
  implement(contract.listReplyDrafts, ({ actor }) => listDrafts(deps, actor)),
  implement(contract.getReplyDraft, ({ actor, input }) => getDraft(deps, actor, input.reviewId)),
  implement(contract.saveReplyDraft, ({ actor, input }) => saveDraft(deps, actor, input)),
  implement(contract.generateReplyDraft, ({ actor, input }) => generateDraft(deps, actor, input)),
]

function templateRoutes(deps: ReplyDeps) {
  const templates = createReplyTemplates(deps)
  return [
    implement(contract.listReplyTemplates, ({ actor }) => templates.list(actor)),
    implement(contract.createReplyTemplate, ({ actor, input }) => templates.create(actor, input)),
    implement(contract.changeReplyTemplate, ({ actor, input }) => templates.change(actor, input)),
    implement(contract.removeReplyTemplate, ({ actor, input }) => templates.remove(actor, input.templateId)),
    implement(contract.fillReplyTemplate, ({ actor, input }) => templates.fill(actor, input)),
  ]
}
