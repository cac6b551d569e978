import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

const ofFiling = z.object({
  customerId: z.uuid(),
  disputeId: z.uuid(),
  /** A dispute that was reopened is filed in another round. */
  round: z.int().min(0),
})
export type FilingKey = z.infer<typeof ofFiling>

/** `turn`: how often the platform has asked us to come back. */
export const fileDisputeJob = defineJob({
  name: 'disputes.file',
  payload: ofFiling.extend({ turn: z.int().min(0).default(0) }),
  retryDelaySeconds: 5,
})

/** Looks every five minutes for those whose job got lost. */
export const resumeFilingsJob = defineJob({ name: 'disputes.resume', payload: z.object({}), cron: '*/5 * * * *' })
