import type { Fault } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Integration } from '#shared/contracts/integrations.ts'

export type SyncOutcome =
  | { kind: 'synced'; added: number }
  | { kind: 'failed'; platform: Platform; fault: Fault | null; needsReconnect: boolean }
  | { kind: 'nothing-connected' }
  /** Under way, for those who may not watch it. */
  | { kind: 'started' }

const ENDED: readonly string[] = ['done', 'failed', 'stopped']

/** `null` while any of the runs is still under way. A run that a newer one has replaced has ended. */
export function judgeRuns(
  integrations: readonly Pick<Integration, 'type' | 'lastRun' | 'needsReconnect'>[],
  runIds: readonly string[],
): SyncOutcome | null {
  const runs = integrations.flatMap(({ type, needsReconnect, lastRun }) =>
    lastRun && runIds.includes(lastRun.id) ? [{ ...lastRun, platform: type, needsReconnect }] : [],
  )
  if (runs.some((run) => !ENDED.includes(run.state))) return null
  const failed = runs.find((run) => run.state === 'failed')
  if (failed) {
    const { platform, fault, needsReconnect } = failed
    return { kind: 'failed', platform, fault, needsReconnect }
  }
  return { kind: 'synced', added: runs.reduce((sum, run) => sum + run.added, 0) }
}
