import {
  approveReply,
  changeReplyTemplate,
  confirmReplyByHand,
  createReplyTemplate,
  deleteReply,
  fillReplyTemplate,
  generateReplyDraft,
  getReplyDraft,
  listReplies,
  listReplyDrafts,
  listReplyTemplates,
  removeReplyTemplate,
  retryReply,
  returnReply,
  saveReplyDraft,
  submitReply,
  undoReply,
} from '#shared/contracts/replies.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { RepliesService } from './replies.service.ts'

export const repliesRoutes = (replies: RepliesService) => [
  implement(submitReply, ({ actor, input }) => replies.submit(actor, input)),
  implement(undoReply, ({ actor, input }) => replies.undo(actor, input)),
  implement(retryReply, ({ actor, input }) => replies.retry(actor, input)),
  implement(deleteReply, ({ actor, input }) => replies.remove(actor, input)),
  implement(approveReply, ({ actor, input }) => replies.approve(actor, input)),
  implement(returnReply, ({ actor, input }) => replies.giveBack(actor, input)),
  implement(confirmReplyByHand, ({ actor, input }) => replies.confirmByHand(actor, input)),
  implement(listReplies, ({ actor, input }) => replies.list(actor, input.reviewId)),

  implement(listReplyDrafts, ({ actor }) => replies.listDrafts(actor)),
  implement(getReplyDraft, ({ actor, input }) => replies.getDraft(actor, input.reviewId)),
  implement(saveReplyDraft, ({ actor, input }) => replies.saveDraft(actor, input)),
  implement(generateReplyDraft, ({ actor, input }) => replies.generateDraft(actor, input)),

  implement(listReplyTemplates, ({ actor }) => replies.templates.list(actor)),
  implement(createReplyTemplate, ({ actor, input }) => replies.templates.create(actor, input)),
  implement(changeReplyTemplate, ({ actor, input }) => replies.templates.change(actor, input)),
  implement(removeReplyTemplate, ({ actor, input }) => replies.templates.remove(actor, input.templateId)),
  implement(fillReplyTemplate, ({ actor, input }) => replies.templates.fill(actor, input)),
]
