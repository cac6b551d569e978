import { z } from 'zod'
import type { Foundations } from '#server/kernel/foundations.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { keepPartitions, listPartitioned, pruneSome, pruneSomeUnconfirmed } from './housekeeping.repository.ts'

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export const pruneUnconfirmed = defineJob({
  name: 'housekeeping.prune-unconfirmed',
  payload: z.object({}),
  cron: '47 3 * * *',
})

export function makeHousekeeping({ transactions, config, log }: Foundations) {
  // Each in a transaction of its own: whoever writes waits for one table at most, and one that fails stops no other.
  async function keepAllPartitions(): Promise<unknown[]> {
    const failures: unknown[] = []
    for (const table of await transactions.platform.step(listPartitioned)) {
      try {
        const isDone = await transactions.platform.step((tx) => keepPartitions(tx, table))
        if (!isDone) log.warn({ table }, 'the partitions of a table were in use, and wait for the next time')
      } catch (error) {
        log.error({ err: error, table }, 'the partitions of a table could not be kept')
        failures.push(error)
      }
    }
    return failures
  }

  return {
    jobs: [
      handleJob(prune, async () => {
        const failures = await keepAllPartitions()
        // In small transactions, so that a large backlog makes progress under the statement's time limit.
        while ((await transactions.platform.step(pruneSome)) > 0);
        if (failures.length > 0) throw new AggregateError(failures, 'Not all tables have their partitions.')
      }),
      handleJob(pruneUnconfirmed, async () => {
        const { unconfirmedDays } = config.auth
        while ((await transactions.platform.step((tx) => pruneSomeUnconfirmed(tx, unconfirmedDays))) > 0);
      }),
    ],
  }
}
