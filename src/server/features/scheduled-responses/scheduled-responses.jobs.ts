import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const fireResponseJob = defineJob({
  name: 'scheduled-responses.fire',
  payload: z.object({ customerId: z.uuid(), scheduledId: z.uuid() }),
})
export type Firing = z.infer<typeof fireResponseJob.payload>

/** Looks every minute for those whose job got lost. */
export const fireOverdueJob = defineJob({
  name: 'scheduled-responses.fire-overdue',
  payload: z.object({}),
  cron: '* * * * *',
})
