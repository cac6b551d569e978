import type { PgBoss } from 'pg-boss'
import type { Metrics } from '#server/kernel/http/metrics.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { JobRefused, retryDelaySeconds, type JobHandler } from './job.ts'
import { claimJob, type ClaimedJob } from './job-claim.ts'
import { HEARTBEAT_SECONDS, QUEUE_SCHEMA } from './queue-sql.ts'

/** Where another process was quicker, there may still be more. */
const LOOK_AGAIN_MS = 100

export interface WorkersOptions {
  boss: PgBoss
  metrics: Metrics
  log: Log
  random?: () => number
  /** Such a queue begins nothing for now. */
  isPaused?: (name: string) => boolean
}

/**
 * The workers of one job. Each takes one at a time, so that a slow one holds up no other, and of the places of a customer none is
 * taken twice: no customer gets more than half of them. One looks for all: whoever is woken, one question finds out.
 */
export class Workers {
  readonly #handler: JobHandler
  readonly #options: WorkersOptions
  readonly #running = new Set<Promise<void>>()
  readonly #places = new Set<string>()
  #isLooking = false
  #isToLook = false
  #isStopped = false

  constructor(handler: JobHandler, options: WorkersOptions) {
    this.#handler = handler
    this.#options = options
  }

  /** Begins what is due, as long as there are workers for it. Never fails: whoever looks next finds it. */
  async look(): Promise<void> {
    this.#isToLook = true
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      while (this.#isToLook && this.#mayBegin()) {
        this.#isToLook = false
        await this.#take()
      }
    } catch (error) {
      this.#options.log.error({ err: error, job: this.#handler.definition.name }, 'queue')
    } finally {
      this.#isLooking = false
    }
  }

  #mayBegin(): boolean {
    const { atOnce, name } = this.#handler.definition
    return !this.#isStopped && this.#running.size < atOnce && !this.#options.isPaused?.(name)
  }

  /** Begins nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#running)
  }

  async #take(): Promise<void> {
    const { job, isTakenByOthers } = await claimJob(this.#options.boss, this.#handler.definition.name, {
      beside: [...this.#places],
    })
    if (isTakenByOthers) setTimeout(() => void this.look(), LOOK_AGAIN_MS).unref()
    if (!job) return
    this.#isToLook = true
    const place = job.groupId ?? ''
    if (place !== '') this.#places.add(place)
    const running = this.#work(job).finally(() => {
      this.#places.delete(place)
      this.#running.delete(running)
      void this.look()
    })
    this.#running.add(running)
  }

  async #work(job: ClaimedJob): Promise<void> {
    const { boss, log } = this.#options
    const { name } = this.#handler.definition
    const note = (error: unknown) => log.error({ err: error, job: name, jobId: job.id }, 'queue')
    const beating = setInterval(() => void boss.touch(name, job).catch(note), (HEARTBEAT_SECONDS / 2) * 1000)
    try {
      const failure = await this.#run(job)
      if (failure) await boss.fail(name, job, failure)
      else await boss.complete(name, job)
    } catch (error) {
      // Nobody hears of its end, so that it comes back by its heartbeat.
      note(error)
    } finally {
      clearInterval(beating)
    }
  }

  /** `null` when it is done. */
  async #run(job: ClaimedJob): Promise<{ reason: string } | null> {
    const { metrics, log, random = Math.random } = this.#options
    const { name, retryDelaySeconds: base } = this.#handler.definition
    const retryInSeconds = retryDelaySeconds(base, job.retryCount, random)
    const isLastTry = job.retryCount >= job.retryLimit
    try {
      const context = { jobId: job.id, retryCount: job.retryCount, isLastTry, retryInSeconds }
      await endWithin(job.expireInSeconds, this.#handler.run(job.data ?? {}, context))
      metrics.jobs.inc({ job: name, outcome: 'completed' })
      return null
    } catch (error) {
      const isFinal = error instanceof JobRefused || isLastTry
      metrics.jobs.inc({ job: name, outcome: isFinal ? 'parked' : 'retried' })
      log[isFinal ? 'error' : 'warn']({ job: name, jobId: job.id, err: error }, isFinal ? 'job parked' : 'job failed')
      await this.#planNext(job, isFinal ? null : retryInSeconds)
      return { reason: error instanceof Error ? error.message : String(error) }
    }
  }

  /** `null`: it is not tried again. */
  async #planNext(job: ClaimedJob, retryInSeconds: number | null): Promise<void> {
    await this.#options.boss.getDb().executeSql(
      `update ${QUEUE_SCHEMA}.job set retry_delay = coalesce($3, retry_delay), retry_backoff = false,
         retry_limit = case when $3::int is null then retry_count else retry_limit end
       where name = $1 and id = $2 and state = 'active' and retry_count = $4`,
      [job.name, job.id, retryInSeconds, job.retryCount],
    )
  }
}

/** One that never ends gives its worker back; the queue has given it up by then. */
async function endWithin(seconds: number, work: Promise<void>): Promise<void> {
  const { promise: isOver, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`It did not end within ${seconds} s.`)), seconds * 1000)
  try {
    await Promise.race([work, isOver])
  } finally {
    clearTimeout(timer)
  }
}
