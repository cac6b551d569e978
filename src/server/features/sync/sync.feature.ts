import * as contract from '#shared/contracts/integrations.ts'
import type { SyncRun } from '#shared/contracts/integrations.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationForSync, IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob, TURN_MS } from '#server/kernel/jobs/job.ts'
import { workOnSync } from './run-sync.ts'
import { giveUpAbandonedRuns, startDueSyncRuns } from './start-due-syncs.ts'
import { findById, listNewest, settle } from './sync-runs.repository.ts'
import { runSyncJob, startDueSyncs } from './sync.jobs.ts'
import { presentRun } from './sync.presenter.ts'
import { startSync } from './sync.service.ts'

const RUNS_SHOWN = 10

/** What is fetched through connections. */
export function makeSync({ transactions }: Foundations, { integrations }: { integrations: IntegrationsForSync }) {
  const parts = { transactions, integrations, sliceMs: TURN_MS }
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.startSync, (tx, actor, input) => requestSync(integrations, tx, actor, input)),
      route(contract.stopSync, stopSync),
      route(contract.listSyncRuns, async (tx, _actor, { integrationId }) => {
        if (!(await integrations.isKnown(tx, integrationId))) throw refusal('connection-not-found')
        return { items: (await listNewest(tx, integrationId, RUNS_SHOWN)).map(presentRun) }
      }),
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
async function requestSync(
  integrations: IntegrationsForSync,
  tx: CustomerTx,
  actor: Actor,
  { integrationId }: { integrationId?: string | undefined },
) {
  if (integrationId) await integrations.refuseResting(tx, integrationId)
  const wanted = findWanted(await integrations.listConnected(tx), integrationId)
  const runs: SyncRun[] = []
  for (const integration of wanted) {
    runs.push(presentRun(await startSync(tx, integration, { trigger: 'button', requestedBy: actor.userId })))
  }
  return { runs }
}

function findWanted(connected: IntegrationForSync[], integrationId: string | undefined): IntegrationForSync[] {
  if (!integrationId) return connected
  const wanted = connected.filter(({ id }) => id === integrationId)
  if (wanted.length === 0) throw refusal('connection-not-found')
  return wanted
}

async function stopSync(tx: CustomerTx, _actor: Actor, { runId }: { runId: string }): Promise<SyncRun> {
  const stopped = await settle(tx, runId, { state: 'stopped', fault: null })
  if (stopped) {
    emit(tx, { type: 'sync.progressed', subjectId: stopped.integration_id, userId: null })
    return presentRun(stopped)
  }
  const run = await findById(tx, runId)
  if (!run) throw refusal('sync-not-found')
  throw refusal('sync-ended')
}
