import { z } from 'zod'
import type { Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { pruneSome } from './housekeeping.repository.ts'

export const prune = defineJob({ name: 'housekeeping.prune', payload: z.object({}), cron: '17 * * * *' })

export function createHousekeepingHandlers(transactions: Transactions): JobHandler[] {
  return [handleJob(prune, () => pruneAll(transactions))]
}

/** In small transactions, so that a large backlog makes progress under the statement's time limit. */
async function pruneAll(transactions: Transactions): Promise<void> {
  while ((await transactions.platform.step(pruneSome)) > 0);
}
