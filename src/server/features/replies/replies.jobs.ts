import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { resumeStranded } from '#server/kernel/outbox/resume-stranded.ts'
import { checkReply } from './posting/check-reply.ts'
import { postReply } from './posting/post-reply.ts'
import { removeReply } from './posting/remove-reply.ts'
import { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob } from './posting/reply-jobs.ts'
import type { ReplyParts } from './reply-parts.ts'
import { listStranded } from './replies.repository.ts'

export { checkReplyJob, postReplyJob, removeReplyJob, resumeRepliesJob }

export function createReplyHandlers(parts: ReplyParts): JobHandler[] {
  return [
    handleJob(postReplyJob, (payload) => postReply(parts, payload)),
    handleJob(checkReplyJob, (payload) => checkReply(parts, payload)),
    handleJob(removeReplyJob, (payload) => removeReply(parts, payload)),
    // While one is on its way, its review is shut for any other.
    handleJob(resumeRepliesJob, () =>
      resumeStranded(parts, listStranded, ({ state }) => (state === 'deleting' ? removeReplyJob : postReplyJob)),
    ),
  ]
}
