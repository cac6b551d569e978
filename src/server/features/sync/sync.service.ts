import type { SyncRun } from '#shared/contracts/integrations.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationForSync } from '#server/features/integrations/integrations.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { runSyncJob } from './sync.jobs.ts'
import { presentRun } from './sync.presenter.ts'
import { insert, listLatest, listNewest, type SyncRunRow } from './sync-runs.repository.ts'

export async function startSync(
  tx: CustomerTx,
  integration: Pick<IntegrationForSync, 'id' | 'isFullPassDue'>,
  request: { trigger: SyncRunRow['trigger']; requestedBy: string | null },
): Promise<SyncRunRow> {
  const { id: integrationId, isFullPassDue: isFull } = integration
  const run = await insert(tx, { integrationId, isFull, ...request })
  if (!run) {
    // One is under way: whoever asks again waits for that one.
    const [running] = await listNewest(tx, integrationId, 1)
    if (!running) throw refusal('sync-just-ended')
    return running
  }
  await enqueue(tx, runSyncJob, { customerId: tx.customerId, runId: run.id })
  emit(tx, { type: 'sync.progressed', subjectId: integrationId, userId: null })
  return run
}

/** What connections ask of fetching; they know it by this alone. */
export const syncOfConnections = {
  /** The first fetch, in the transaction of the connection. */
  async startFirst(tx: CustomerTx, { id }: { id: string }, { userId }: { userId: string }): Promise<void> {
    await startSync(tx, { id, isFullPassDue: true }, { trigger: 'connect', requestedBy: userId })
  },
  /** The newest run of each, for its card. */
  async listLatestRuns(tx: CustomerTx): Promise<Map<string, SyncRun>> {
    const latest = await listLatest(tx)
    return new Map([...latest].map(([id, run]) => [id, presentRun(run)]))
  },
}
