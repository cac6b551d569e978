import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const fileDisputeJob = defineJob({
  name: 'disputes.file',
  payload: z.object({ customerId: z.uuid(), disputeId: z.uuid() }),
  retryDelaySeconds: 5,
})
export type FilingKey = z.infer<typeof fileDisputeJob.payload>

/** Looks every five minutes for those whose job got lost. */
export const resumeFilingsJob = defineJob({ name: 'disputes.resume', payload: z.object({}), cron: '*/5 * * * *' })
