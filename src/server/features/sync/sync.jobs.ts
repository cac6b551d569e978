import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const runSyncJob = defineJob({
  name: 'sync.run',
  payload: z.object({ customerId: z.uuid(), runId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 5,
  atOnce: 6,
})

/** Looks every minute whose next fetch is due. */
export const startDueSyncs = defineJob({ name: 'sync.start-due', payload: z.object({}), cron: '* * * * *' })
