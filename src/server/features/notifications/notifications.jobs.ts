import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs/job.ts'

/** Sends one that is due by mail or push. */
export const deliverNotificationJob = defineJob({
  name: 'notifications.deliver',
  payload: z.object({ customerId: z.uuid(), deliveryId: z.uuid() }),
})
