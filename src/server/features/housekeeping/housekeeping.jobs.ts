import { z } from 'zod'
import type { PlatformTransactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { pruneSome } from './housekeeping.repository.ts'

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export function createHousekeepingHandlers(platform: PlatformTransactions): JobHandler[] {
  return [handleJob(prune, () => pruneAll(platform))]
}

/** In small transactions, so that a large backlog makes progress under the statement's time limit. */
async function pruneAll(platform: PlatformTransactions): Promise<void> {
  while ((await platform.transaction(pruneSome)) > 0);
}
