import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { checkReply } from './posting/check-reply.ts'
import { postReply } from './posting/post-reply.ts'
import { removeReply } from './posting/remove-reply.ts'
import { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob } from './posting/reply-jobs.ts'
import { resumeReplies } from './posting/resume-replies.ts'
import type { ReplyParts } from './reply-parts.ts'

export { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob }

export function createReplyHandlers(parts: ReplyParts): JobHandler[] {
  return [
    handleJob(postReplyJob, (payload, context) => postReply(parts, payload, context)),
    handleJob(checkReplyJob, (payload) => checkReply(parts, payload)),
    handleJob(removeReplyJob, (payload) => removeReply(parts, payload)),
    handleJob(resumeRepliesJob, () => resumeReplies(parts)),
  ]
}
