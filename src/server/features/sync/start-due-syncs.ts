import type { Transactions } from '#server/database/transactions.ts'
import type { IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { listDue, listLong } from './due-syncs.repository.ts'
import { noteFailure, type SyncDeps } from './run-sync.ts'
import { runSyncJob } from './sync.jobs.ts'
import { startSync } from './sync.service.ts'

const AT_ONCE = 500

interface DueOptions {
  transactions: Transactions
  integrations: IntegrationsForSync
}

/** By the clock. Safe to run twice, also at once: what one has claimed is not due for the other. */
export async function startDueSyncRuns({ transactions, integrations }: DueOptions): Promise<void> {
  const due = await transactions.platform.step((tx) => listDue(tx, AT_ONCE))
  for (const { customerId, integrationId } of due) {
    const integration = await integrations.find(customerId, integrationId)
    if (!integration) continue
    await transactions.step(customerId, async (tx) => {
      if (!(await integrations.claimDue(tx, integration.id))) return
      await startSync(tx, integration, { trigger: 'timer', requestedBy: null })
    })
  }
}

/** Runs whose workers died at every try, so that nobody was left to say so: they are given up, and the next one can start. */
export async function giveUpAbandonedRuns(deps: SyncDeps): Promise<void> {
  const long = await deps.transactions.platform.step((tx) => listLong(tx, AT_ONCE))
  for (const key of long) {
    const isWorkedOn = await deps.transactions.step(key.customerId, (tx) => isUnderWay(tx, runSyncJob, key))
    if (!isWorkedOn) await noteFailure(deps, key, { error: new Error('No worker is left.'), isLastTry: true })
  }
}
