import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Metrics } from '#server/kernel/http/metrics.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { JobRefused, type JobHandler } from './job.ts'
import { QUEUE_SCHEMA } from './job-queue.ts'

const LONGEST_WAIT_SECONDS = 3600
/** A missed notification, or a job set for later, waits at most this long beyond its time; the default would be 30. */
const POLLING_SECONDS = 2

interface JobRunnerOptions {
  boss: PgBoss
  handlers: readonly JobHandler[]
  metrics: Metrics
  log: Log
  random?: () => number
}

/** Starts a worker for every job and the clock for those that have one. */
export async function startJobRunner(options: JobRunnerOptions): Promise<void> {
  for (const handler of options.handlers) {
    const { name, cron } = handler.definition
    await options.boss.work(
      name,
      {
        batchSize: 10,
        burstWhenBatchFull: true,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
        pollingIntervalSeconds: POLLING_SECONDS,
        perJobResults: true,
        includeMetadata: true,
      },
      (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map((job) => runJob(job, handler, options))),
    )
    if (cron) await options.boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}

type Outcome = { id: string; status: 'completed' | 'failed' | 'deadletter'; output?: object }

/** Each job of a batch settles alone: one that fails does not take its neighbours with it. */
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
    // Its neighbours in the batch must not suffer when this cannot be written; the queue's own delay then holds.
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
