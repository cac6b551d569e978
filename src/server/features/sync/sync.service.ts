import type { SyncRun } from '#shared/contracts/integrations.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationForSync, IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts'
import { runSyncJob } from './sync.jobs.ts'
import { presentRun } from './sync.presenter.ts'
import { findById, insert, listLatest, listNewest, settle, type SyncRunRow } from './sync-runs.repository.ts'

const RUNS_SHOWN = 10

interface SyncOptions {
  customers: CustomerTransactions
  jobs: JobQueue
  integrations: () => IntegrationsForSync
}

export type SyncService = ReturnType<typeof createSyncService>

export function createSyncService({ customers, jobs, integrations }: SyncOptions) {
  async function start(
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
    await jobs.enqueue(tx, runSyncJob, { customerId: tx.customerId, runId: run.id })
    emit(tx, { type: 'sync.progressed', subjectId: integrationId, userId: null })
    return run
  }

  return {
    start,

    /** From the button: every connected platform, or one. */
    request: (actor: Actor, { integrationId }: { integrationId?: string | undefined }) =>
      customers.transaction(actor.customerId, async (tx) => {
        const wanted = findWanted(await integrations().listConnected(tx), integrationId)
        const runs: SyncRun[] = []
        for (const integration of wanted) {
          runs.push(presentRun(await start(tx, integration, { trigger: 'button', requestedBy: actor.userId })))
        }
        return { runs }
      }),

    stop: (actor: Actor, runId: string) =>
      customers.transaction(actor.customerId, async (tx) => {
        const stopped = await settle(tx, runId, { state: 'stopped', fault: null })
        if (stopped) {
          emit(tx, { type: 'sync.progressed', subjectId: stopped.integration_id, userId: null })
          return presentRun(stopped)
        }
        const run = await findById(tx, runId)
        if (!run) throw refusal('sync-not-found')
        throw refusal('sync-ended')
      }),

    listRuns: (actor: Actor, integrationId: string) =>
      customers.transaction(actor.customerId, async (tx) => ({
        items: (await listNewest(tx, integrationId, RUNS_SHOWN)).map(presentRun),
      })),

    /** For the connections' cards. */
    listLatestRuns: async (tx: CustomerTx): Promise<Map<string, SyncRun>> => {
      const latest = await listLatest(tx)
      return new Map([...latest].map(([id, run]) => [id, presentRun(run)]))
    },
  }
}

function findWanted(connected: IntegrationForSync[], integrationId: string | undefined): IntegrationForSync[] {
  if (!integrationId) return connected
  const wanted = connected.filter(({ id }) => id === integrationId)
  if (wanted.length === 0) throw refusal('connection-not-found')
  return wanted
}
