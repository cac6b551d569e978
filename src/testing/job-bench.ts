import type { Pool } from 'pg'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/job-queue.ts'

/** Looks at what is queued, and runs it by hand where no worker does. */
export function createJobBench(superuser: Pool, handlers: readonly JobHandler[]) {
  async function list(name: string) {
    const { rows } = await superuser.query<{ id: string; data: object; state: string }>(
      `select id, data, state from ${QUEUE_SCHEMA}.job where name = $1 order by created_on, id`,
      [name],
    )
    return rows
  }
  return {
    list,
    queued: async (name: string) => (await list(name)).filter((job) => job.state === 'created').map((job) => job.data),
    /** Runs every queued job of this name `times` times, as a worker would that was killed in between. */
    async run(name: string, times = 1): Promise<void> {
      const handler = handlers.find((candidate) => candidate.definition.name === name)
      if (!handler) throw new Error(`No job is called ${name}.`)
      for (const job of await list(name)) {
        for (let attempt = 0; attempt < times; attempt += 1)
          await handler.run(job.data, { jobId: job.id, retryCount: attempt })
      }
    },
  }
}
