import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { insertRuns, isAnyRuleOn } from './automation.repository.ts'

/** Does what rules and templates say about the customer's reviews that wait for it. */
export const runAutomationJob = defineJob({
  name: 'automation.run',
  payload: z.object({ customerId: z.uuid() }),
  waitsForService: true,
})

/** Whatever a job gave up on. */
export const sweepRunsJob = defineJob({ name: 'automation.sweep', payload: z.object({}), cron: '*/5 * * * *' })

/** In the transaction in which reviews have been read: their sentiment is known from here on. */
export async function requestAutomation(tx: CustomerTx, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return
  const { autoRespond, isStopped } = (await getSettings(tx)).automation
  if (isStopped || (!autoRespond && !(await isAnyRuleOn(tx)))) return
  if (await insertRuns(tx, reviewIds)) await requestRuns(tx)
}

export function requestRuns(tx: CustomerTx): Promise<void> {
  const { customerId } = tx
  return enqueueUnlessWaiting(tx, runAutomationJob, { customerId }, customerId)
}
