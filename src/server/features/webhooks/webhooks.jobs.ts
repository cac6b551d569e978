import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

/** Numbers what happened and lays it out for each endpoint that wants it. */
export const spreadEventsJob = defineJob({ name: 'webhooks.spread', payload: z.object({ customerId: z.uuid() }) })

const ofEndpoint = z.object({ customerId: z.uuid(), endpointId: z.uuid() })
export type EndpointKey = z.infer<typeof ofEndpoint>

/** What is due for one endpoint, in turns. */
export const deliverWebhooksJob = defineJob({
  name: 'webhooks.deliver',
  payload: ofEndpoint,
  atOnce: 8,
  waitsForService: true,
})

/** Looks for what lost its job, or waited while nobody was served. */
export const resumeWebhooksJob = defineJob({ name: 'webhooks.resume', payload: z.object({}), cron: '*/5 * * * *' })
