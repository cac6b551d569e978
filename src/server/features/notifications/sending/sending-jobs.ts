import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  cron: '* * * * *',
})

/** Tells one person what happened since they were last told. */
export const sendDigestJob = defineJob({
  name: 'notifications.digest',
  payload: z.object({ customerId: z.uuid(), userId: z.uuid() }),
})
