import type { Pool } from 'pg'
import type { JobContext, JobHandler } from '#server/kernel/jobs/job.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/job-queue.ts'
import { retryDelaySeconds } from '#server/kernel/jobs/job-runner.ts'
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

/** Looks at what is queued, and runs it by hand where no worker does. */
export function createJobFixture(superuser: Pool, handlers: readonly JobHandler[]) {
  async function list(name: string) {
    const { rows } = await superuser.query<{ id: string; data: object; state: string }>(
      `select id, data, state from ${QUEUE_SCHEMA}.job where name = $1 order by created_on, id`,
      [name],
    )
    return rows
  }
  return {
    list,
    /** As `run`, but one that fails does not keep the others from running. Answers what the failures said. */
    async tryAll(name: string, options: Partial<Omit<JobContext, 'jobId'>> = {}): Promise<string[]> {
      const handler = handlers.find((candidate) => candidate.definition.name === name)
      const failures: string[] = []
      for (const job of await list(name)) {
        const context = { retryCount: 0, isLastTry: false, ...options, jobId: job.id }
        await handler?.run(job.data, context).catch((error: Error) => failures.push(error.message))
      }
      return failures
    },
    /** Runs every job of this name that is there, done or not, as a worker would that lost track. */
    async run(name: string): Promise<void> {
      const handler = handlers.find((candidate) => candidate.definition.name === name)
      if (!handler) throw new Error(`No job is called ${name}.`)
      for (const job of await list(name))
        await handler.run(job.data, { jobId: job.id, retryCount: 0, isLastTry: false })
    },
  }
}
