import { z } from 'zod'
import type { Foundations } from '#server/kernel/foundations.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { pruneSome, pruneSomeUnconfirmed } from './housekeeping.repository.ts'

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export const pruneUnconfirmed = defineJob({
  name: 'housekeeping.prune-unconfirmed',
  payload: z.object({}),
  cron: '47 3 * * *',
})

export function makeHousekeeping({ transactions, config }: Foundations) {
  return {
    jobs: [
      handleJob(prune, async () => {
        // In small transactions, so that a large backlog makes progress under the statement's time limit.
        while ((await transactions.platform.step(pruneSome)) > 0);
      }),
      handleJob(pruneUnconfirmed, async () => {
        const { unconfirmedDays } = config.auth
        while ((await transactions.platform.step((tx) => pruneSomeUnconfirmed(tx, unconfirmedDays))) > 0);
      }),
    ],
  }
}
