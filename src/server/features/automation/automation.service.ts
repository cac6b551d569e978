import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { runAutomationJob } from './automation.jobs.ts'
import { insertRuns, isAnyRuleOn } from './automation.repository.ts'

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
