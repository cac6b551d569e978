import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const runImportJob = defineJob({
  name: 'reviews.import',
  payload: z.object({ customerId: z.uuid(), importId: z.uuid() }),
})
