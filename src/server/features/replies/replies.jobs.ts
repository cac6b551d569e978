import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

const ofReply = z.object({ customerId: z.uuid(), reviewId: z.uuid(), replyId: z.uuid() })
export type ReplyKey = z.infer<typeof ofReply>

export const postReplyJob = defineJob({
  name: 'replies.post',
  payload: ofReply,
  retryDelaySeconds: 5,
  atOnce: 6,
  waitsForService: true,
})

/** `turn`: how often it was looked at before. */
export const checkReplyJob = defineJob({
  name: 'replies.check',
  payload: ofReply.extend({ turn: z.int().min(0).default(0) }),
  atOnce: 6,
})

/** Looks every five minutes for those whose job got lost: five minutes after a call must have ended, else after twenty. */
export const resumeRepliesJob = defineJob({ name: 'replies.resume', payload: z.object({}), cron: '*/5 * * * *' })

export const removeReplyJob = defineJob({ name: 'replies.remove', payload: ofReply, waitsForService: true })
