import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const queueSchema = z
  .object({
    name: z.string(),
    /** Could begin now. */
    waiting: z.int(),
    /** Set for later, or tried again later. */
    later: z.int(),
    active: z.int(),
    /** Given up, with a reason. */
    failed: z.int(),
    /** Since when the oldest of those that could begin waits. */
    oldestAt: z.iso.datetime().nullable(),
    /** It begins nothing since then, in no process. */
    pausedAt: z.iso.datetime().nullable(),
    pausedBy: z.string().nullable(),
  })
  .meta({ id: 'Queue' })
export type Queue = z.infer<typeof queueSchema>

export const listQueues = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/queues',
  summary: 'Every queue of jobs, how much waits in it and since when',
  access: 'platform-admin',
  input: z.object({}),
  output: z.object({ queues: z.array(queueSchema) }),
})

const ofQueue = z.object({ queue: z.string().min(1).max(200) })

export const pauseQueue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/queues/:queue/pause',
  summary: 'Let a queue begin nothing until it is resumed; what runs goes on to its end',
  access: 'platform-admin',
  input: ofQueue,
  output: queueSchema,
  errors: ['not-found', 'conflict'],
})

export const resumeQueue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/queues/:queue/resume',
  summary: 'Let a paused queue go on',
  access: 'platform-admin',
  input: ofQueue,
  output: queueSchema,
  errors: ['not-found', 'conflict'],
})

const failedJobSchema = z
  .object({
    id: z.uuid(),
    queue: z.string(),
    /** In the words of whoever refused, without what could open a door. */
    reason: z.string().nullable(),
    attempts: z.int(),
    failedAt: z.iso.datetime(),
    firstAt: z.iso.datetime().nullable(),
    customer: z.object({ id: z.uuid(), companyName: z.string() }).nullable(),
  })
  .meta({ id: 'FailedJob' })
export type FailedJob = z.infer<typeof failedJobSchema>

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/failed-jobs',
  summary: 'Jobs that used up their tries, newest first',
  access: 'platform-admin',
  input: z.object({ queue: z.string().max(200).optional(), customerId: z.uuid().optional(), ...pageInput }),
  output: pageOf(failedJobSchema),
})

export const retryFailedJob = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/failed-jobs/:jobId/retry',
  summary: 'Put a failed job back into its queue, with all its tries',
  access: 'platform-admin',
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ count: z.int() }),
  errors: ['not-found'],
})

/** Wants a fresh proof of who asks. */
export const retryFailedJobs = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/failed-jobs/retry',
  summary: 'Put all failed jobs back, or those of one queue, up to a thousand at a time',
  access: 'platform-admin',
  input: z.object({ queue: z.string().max(200).optional() }),
  output: z.object({ count: z.int() }),
})
