import * as contract from '#shared/contracts/integrations.ts'
import type { SyncRun } from '#shared/contracts/integrations.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { IntegrationForSync, IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { workOnSync } from './run-sync.ts'
import { giveUpAbandonedRuns, startDueSyncRuns } from './start-due-syncs.ts'
import { findById, listNewest, settle } from './sync-runs.repository.ts'
import { runSyncJob, startDueSyncs } from './sync.jobs.ts'
import { presentRun } from './sync.presenter.ts'
import { startSync } from './sync.service.ts'

const SLICE_MS = 60_000
const RUNS_SHOWN = 10

interface SyncOptions {
  transactions: Transactions
  integrations: IntegrationsForSync
}

/** What is fetched through connections. */
export function makeSync({ transactions }: Foundations, { integrations }: Pick<SyncOptions, 'integrations'>) {
  const parts = { transactions, integrations, sliceMs: SLICE_MS }
  return {
    routes: [
      implement(contract.startSync, ({ actor, input }) => requestSync(parts, actor, input)),
      implement(contract.stopSync, ({ actor, input }) => stopSync(parts, actor, input.runId)),
      implement(contract.listSyncRuns, ({ actor, input }) =>
        transactions.read(actor.customerId, async (tx) => ({
          items: (await listNewest(tx, input.integrationId, RUNS_SHOWN)).map(presentRun),
        })),
      ),
    ],
    jobs: [
      handleJob(runSyncJob, (payload, context) => workOnSync(parts, payload, context)),
      handleJob(startDueSyncs, async () => {
        await giveUpAbandonedRuns(parts)
        await startDueSyncRuns(parts)
      }),
    ],
  }
}

/** From the button: every connected platform, or one. */
function requestSync(
  { transactions, integrations }: SyncOptions,
  actor: Actor,
  { integrationId }: { integrationId?: string | undefined },
) {
  return transactions.change(actor.customerId, async (tx) => {
    const wanted = findWanted(await integrations.listConnected(tx), integrationId)
    const runs: SyncRun[] = []
    for (const integration of wanted) {
      runs.push(presentRun(await startSync(tx, integration, { trigger: 'button', requestedBy: actor.userId })))
    }
    return { runs }
  })
}

function findWanted(connected: IntegrationForSync[], integrationId: string | undefined): IntegrationForSync[] {
  if (!integrationId) return connected
  const wanted = connected.filter(({ id }) => id === integrationId)
  if (wanted.length === 0) throw refusal('connection-not-found')
  return wanted
}

function stopSync({ transactions }: SyncOptions, actor: Actor, runId: string): Promise<SyncRun> {
  return transactions.change(actor.customerId, async (tx) => {
    const stopped = await settle(tx, runId, { state: 'stopped', fault: null })
    if (stopped) {
      emit(tx, { type: 'sync.progressed', subjectId: stopped.integration_id, userId: null })
      return presentRun(stopped)
    }
    const run = await findById(tx, runId)
    if (!run) throw refusal('sync-not-found')
    throw refusal('sync-ended')
  })
}
