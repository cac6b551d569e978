import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

const ofReply = z.object({ customerId: z.uuid(), reviewId: z.uuid(), replyId: z.uuid() })
export type ReplyKey = z.infer<typeof ofReply>

/** `turn`: how often the platform has asked us to come back. */
const turn = z.int().min(0).default(0)

export const postReplyJob = defineJob({
  name: 'replies.post',
  /** `attempts`: how many there had been when it was queued. A later attempt has a job of its own. */
  payload: ofReply.extend({ turn, attempts: z.int().min(0) }),
  retryDelaySeconds: 5,
})

export const checkReplyJob = defineJob({ name: 'replies.check', payload: ofReply.extend({ turn }) })

/** Looks every five minutes for those whose job got lost. */
export const resumeRepliesJob = defineJob({ name: 'replies.resume', payload: z.object({}), cron: '*/5 * * * *' })

export const removeReplyJob = defineJob({ name: 'replies.remove', payload: ofReply.extend({ turn }) })
