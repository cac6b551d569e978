import { createHash } from 'node:crypto'
import type { JobHandler } from './job.ts'
import { findDue } from './job-claim.ts'
import { readPauses } from './queue-care.ts'
import { QUEUE_SCHEMA } from './queue-sql.ts'
import { Workers, type WorkersOptions } from './job-workers.ts'

/** A missed notification, or a job set for later, waits at most this long beyond its time. */
const POLLING_MS = 2000
/** Where the queue tells its name with every commit that adds what begins at once. */
const CHANNEL = `pgboss_${createHash('sha224').update(QUEUE_SCHEMA).digest('hex').slice(0, 24)}`

export interface JobRunner {
  /** Begins nothing more, of this job or of any, and waits for what runs. */
  stop(name?: string): Promise<void>
}

interface JobRunnerOptions extends Omit<WorkersOptions, 'isPaused'> {
  handlers: readonly JobHandler[]
  /** Where it stands what is paused, when that is not where the queue is. */
  product?: Parameters<typeof readPauses>[0]
}

/** Starts the workers of every job, and the clock for those that have one. */
export async function startJobRunner({ handlers, product, ...options }: JobRunnerOptions): Promise<JobRunner> {
  const { boss, log } = options
  let paused = await readPauses(product ?? boss.getDb())
  const isPaused = (name: string) => paused.has(name)
  const workers = new Map(
    handlers.map((handler) => [handler.definition.name, new Workers(handler, { ...options, isPaused })]),
  )
  for (const { definition } of handlers) {
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' })
  }
  const lookAll = (names: Iterable<string>) => {
    for (const name of names) void workers.get(name)?.look()
  }
  // It is retried once it stood; where it cannot be had at all, what is due is found by the clock.
  const listening = await boss
    .getDb()
    .listen?.(
      CHANNEL,
      (name) => lookAll([name]),
      () => lookAll(workers.keys()),
    )
    .catch((error: unknown) => {
      log.warn({ err: error }, 'jobs begin by the clock only')
      return undefined
    })
  const poll = async () => {
    try {
      paused = await readPauses(product ?? boss.getDb())
      lookAll(await findDue([...workers.keys()], boss.getDb()))
    } catch (error) {
      log.error({ err: error }, 'queue')
    }
    if (!isStopped) polling.refresh()
  }
  let isStopped = false
  const polling = setTimeout(() => void poll(), POLLING_MS)

  return {
    async stop(name) {
      if (name !== undefined) {
        await workers.get(name)?.stop()
        workers.delete(name)
        return
      }
      isStopped = true
      clearTimeout(polling)
      await listening?.close()
      await Promise.all([...workers.values()].map((each) => each.stop()))
    },
  }
}
