import { z } from 'zod'
import type { Foundations } from '#server/kernel/foundations.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { pruneSome } from './housekeeping.repository.ts'

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export function makeHousekeeping({ transactions }: Foundations) {
  return {
    jobs: [
      handleJob(prune, async () => {
        // In small transactions, so that a large backlog makes progress under the statement's time limit.
        while ((await transactions.platform.step(pruneSome)) > 0);
      }),
    ],
  }
}
