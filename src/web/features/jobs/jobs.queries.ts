import { keepPreviousData } from '@tanstack/react-query'
import {
  listFailedJobs,
  listQueues,
  pauseQueue,
  resumeQueue,
  retryFailedJob,
  retryFailedJobs,
  type Queue,
} from '#shared/contracts/jobs.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'

const KEY = ['jobs']
const renews = [KEY]
/** Each look leaves a line in the audit. */
const LOOK_MS = 30_000

export const queuesQuery = { ...endpointQuery([...KEY, 'queues'], listQueues, {}), refetchInterval: LOOK_MS }

export const failedJobsQuery = (queue: string | undefined) => ({
  ...pagedQuery([...KEY, 'failed', queue], listFailedJobs, queue === undefined ? {} : { queue }),
  placeholderData: keepPreviousData,
})

export const customerJobsQuery = (customerId: string) =>
  pagedQuery([...KEY, 'failed', { customerId }], listFailedJobs, { customerId, limit: 5 })

export const useSwitchQueue = () =>
  useChange(({ name, pausedAt }: Queue) => call(pausedAt === null ? pauseQueue : resumeQueue, { queue: name }), {
    renews,
  })

export const useRetry = () => useChange((jobId: string) => call(retryFailedJob, { jobId }), { renews })

export const useRetryAll = () =>
  useChange((queue: string | undefined) => call(retryFailedJobs, queue === undefined ? {} : { queue }), { renews })
