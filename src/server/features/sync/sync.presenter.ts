import type { SyncRun } from '#shared/contracts/integrations.ts'
import type { SyncRunRow } from './sync-runs.repository.ts'

export function presentRun(row: SyncRunRow): SyncRun {
  return {
    id: row.id,
    integrationId: row.integration_id,
    trigger: row.trigger,
    state: row.state,
    seen: row.seen,
    added: row.added,
    changed: row.changed,
    vanished: row.vanished,
    total: row.total,
    fault: row.fault,
    retryAt: row.retry_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
