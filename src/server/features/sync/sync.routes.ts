import { listSyncRuns, startSync, stopSync } from '#shared/contracts/integrations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { SyncService } from './sync.service.ts'

export const syncRoutes = (sync: SyncService) => [
  implement(startSync, ({ actor, input }) => sync.request(actor, input)),
  implement(stopSync, ({ actor, input }) => sync.stop(actor, input.runId)),
  implement(listSyncRuns, ({ actor, input }) => sync.listRuns(actor, input.integrationId)),
]
