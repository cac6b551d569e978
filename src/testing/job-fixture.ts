import type { Pool } from 'pg'
import type { JobContext, JobHandler } from '#server/kernel/jobs/job.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/queue-sql.ts'
import { retryDelaySeconds } from '#server/kernel/jobs/job.ts'
import type { RetryPlan } from '#server/kernel/outbox/outbox.ts'

/** Tries as the outbox does, by a clock that nobody waits for: each try is told how long after the first it comes. */
export async function tryAsPlanned(
  { tries, firstWaitSeconds }: RetryPlan,
  attempt: (afterSeconds: number) => Promise<void>,
): Promise<void> {
  let afterSeconds = 0
  for (let retry = 0; retry < tries; retry += 1) {
    await attempt(afterSeconds)
    afterSeconds += retryDelaySeconds(firstWaitSeconds, retry, () => 0.5)
  }
}

interface QueuedJob {
  id: string
  data: object
}

/** Looks at what is queued, and runs it by hand where no worker does. */
export function createJobFixture(superuser: Pool, handlers: readonly JobHandler[]) {
  async function list(name: string) {
    const { rows } = await superuser.query<{ id: string; data: object; state: string }>(
      `select id, data, state from ${QUEUE_SCHEMA}.job where name = $1 order by created_on, id`,
      [name],
    )
    return rows
  }
  /** Every one that is there, done or not, and then what these hand over to. */
  async function eachOf(name: string, work: (job: QueuedJob) => Promise<void>): Promise<void> {
    const seen = new Set<string>()
    let jobs: QueuedJob[] = await list(name)
    while (jobs.length > 0) {
      for (const job of jobs) {
        seen.add(job.id)
        await work(job)
      }
      const { rows } = await superuser.query<QueuedJob>(
        `select id, data from ${QUEUE_SCHEMA}.job
         where name = $1 and start_after <= now() and id <> all($2::uuid[]) order by created_on, id`,
        [name, [...seen]],
      )
      jobs = rows
    }
  }
  return {
    list,
    /**
     * As `run`, but one that fails does not keep the others from running. Answers what the failures said. Where it says
     * which try it is, only those are run that are there: what they hand over to is another's first.
     */
    async tryAll(name: string, options?: Partial<Omit<JobContext, 'jobId'>>): Promise<string[]> {
      const handler = handlers.find((candidate) => candidate.definition.name === name)
      const failures: string[] = []
      const tryOne = async (job: QueuedJob) => {
        const context = { retryCount: 0, isLastTry: false, ...options, jobId: job.id }
        await handler?.run(job.data, context).catch((error: Error) => failures.push(error.message))
      }
      if (options) for (const job of await list(name)) await tryOne(job)
      else await eachOf(name, tryOne)
      return failures
    },
    /** Runs every job of this name, as a worker would that lost track. */
    async run(name: string): Promise<void> {
      const handler = handlers.find((candidate) => candidate.definition.name === name)
      if (!handler) throw new Error(`No job is called ${name}.`)
      await eachOf(name, (job) => handler.run(job.data, { jobId: job.id, retryCount: 0, isLastTry: false }))
    },
  }
}
