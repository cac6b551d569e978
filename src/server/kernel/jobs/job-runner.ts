import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Metrics } from '#server/kernel/http/metrics.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { JobRefused, type JobHandler } from './job.ts'
import { QUEUE_SCHEMA } from './job-queue.ts'

const LONGEST_WAIT_SECONDS = 3600
/** A missed notification, or a job set for later, waits at most this long beyond its time. */
const POLLING_SECONDS = 2
/** For all workers of a queue but one: that one wakes them when it finds what nobody was told of. */
const RELAXED_SECONDS = 10

interface JobRunnerOptions {
  boss: PgBoss
  handlers: readonly JobHandler[]
  metrics: Metrics
  log: Log
  random?: () => number
}

/** Starts the workers of every job, and the clock for those that have one. */
export async function startJobRunner(options: JobRunnerOptions): Promise<void> {
  for (const handler of options.handlers) {
    const { name, cron } = handler.definition
    await startWorkers(handler, options)
    if (cron) await options.boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}

/** Each takes one job at a time, so that a slow one holds up no other; no customer gets more than half of them. */
async function startWorkers(handler: JobHandler, options: JobRunnerOptions): Promise<void> {
  const { boss } = options
  const { name, atOnce } = handler.definition
  const workers: string[] = []
  for (let place = 0; place < atOnce; place += 1) {
    const settings = {
      // A group is one of a customer's places.
      localGroupConcurrency: 1,
      notifyPollingIntervalSeconds: place === 0 ? POLLING_SECONDS : RELAXED_SECONDS,
      pollingIntervalSeconds: POLLING_SECONDS,
      perJobResults: true,
      includeMetadata: true,
    } as const
    const worker = await boss.work(name, settings, async (jobs: JobWithMetadata<object>[]) => {
      if (jobs.some(isUnannounced)) for (const neighbour of workers) boss.notifyWorker(neighbour)
      const outcomes = await Promise.all(jobs.map((job) => runJob(job, handler, options)))
      // There may be more: it looks at once, instead of waiting to be told.
      for (const own of workers.slice(place, place + 1)) boss.notifyWorker(own)
      return outcomes
    })
    workers.push(worker)
  }
}

/** The queue tells workers of what begins at once, and of nothing that was set for later. */
const isUnannounced = ({ startAfter, createdOn }: JobWithMetadata<object>) => startAfter > createdOn

type Outcome = { id: string; status: 'completed' | 'failed' | 'deadletter'; output?: object }

async function runJob(job: JobWithMetadata<object>, handler: JobHandler, options: JobRunnerOptions): Promise<Outcome> {
  const { name, retryDelaySeconds: base } = handler.definition
  const retryInSeconds = retryDelaySeconds(base, job.retryCount, options.random ?? Math.random)
  try {
    const isLastTry = job.retryCount >= job.retryLimit
    await handler.run(job.data ?? {}, { jobId: job.id, retryCount: job.retryCount, isLastTry, retryInSeconds })
    options.metrics.jobs.inc({ job: name, outcome: 'completed' })
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isFinal = error instanceof JobRefused || job.retryCount >= job.retryLimit
    options.metrics.jobs.inc({ job: name, outcome: isFinal ? 'parked' : 'retried' })
    options.log[isFinal ? 'error' : 'warn'](
      { job: name, jobId: job.id, err: error },
      isFinal ? 'job parked' : 'job failed',
    )
    // Where this cannot be written, the queue's own delay holds.
    if (!isFinal) await setRetryDelay(job, retryInSeconds, options).catch(() => undefined)
    const output = { reason: error instanceof Error ? error.message : String(error) }
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output }
  }
}

/** Full jitter: anything from nothing to the doubled bound, so that jobs that failed together do not return together. */
export function retryDelaySeconds(baseSeconds: number, retryCount: number, random: () => number): number {
  return Math.round(Math.min(LONGEST_WAIT_SECONDS, baseSeconds * 2 ** retryCount) * random())
}

async function setRetryDelay(job: JobWithMetadata<object>, delay: number, options: JobRunnerOptions): Promise<void> {
  await options.boss
    .getDb()
    .executeSql(`update ${QUEUE_SCHEMA}.job set retry_delay = $3, retry_backoff = false where name = $1 and id = $2`, [
      job.name,
      job.id,
      delay,
    ])
}
