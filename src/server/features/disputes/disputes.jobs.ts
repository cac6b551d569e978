import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const fileDisputeJob = defineJob({
  name: 'disputes.file',
  payload: z.object({ customerId: z.uuid(), disputeId: z.uuid() }),
  retryDelaySeconds: 5,
  atOnce: 6,
  waitsForService: true,
})
export type FilingKey = z.infer<typeof fileDisputeJob.payload>

/** Looks every five minutes for those whose job got lost. */
export const resumeFilingsJob = defineJob({ name: 'disputes.resume', payload: z.object({}), cron: '*/5 * * * *' })

/** One each, so that one that fails does not keep the others. */
export const prioritizeJob = defineJob({
  name: 'disputes.prioritize',
  payload: z.object({
    customerId: z.uuid(),
    disputeId: z.uuid(),
    askedAt: z.iso.datetime(),
    askedBy: z.object({ userId: z.uuid(), name: z.string() }),
  }),
  retryLimit: 4,
  retryDelaySeconds: 10,
  atOnce: 10,
})
export type Prioritizing = z.infer<typeof prioritizeJob.payload>

/** Every ten minutes; a deadline is a day rather than a minute. */
export const remindJob = defineJob({ name: 'disputes.remind', payload: z.object({}), cron: '*/10 * * * *' })
