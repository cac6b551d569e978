import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

export const bringContactsJob = defineJob({
  name: 'contacts.import',
  payload: z.object({ customerId: z.uuid(), importId: z.uuid() }),
})
