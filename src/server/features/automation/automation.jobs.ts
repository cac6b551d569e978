import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

/** Does what rules and templates say about the customer's reviews that wait for it. */
export const runAutomationJob = defineJob({ name: 'automation.run', payload: z.object({ customerId: z.uuid() }) })
