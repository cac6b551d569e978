import type { Fault } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Integration } from '#shared/contracts/integrations.ts'

export type SyncOutcome =
  | { kind: 'synced'; added: number }
  | { kind: 'failed'; platform: Platform; fault: Fault | null; needsReconnect: boolean }
  /** These have not answered so far, and are asked again by themselves. */
  | { kind: 'partly'; synced: number; silent: Platform[] }
  | { kind: 'nothing-connected' }
  /** Under way, for those who may not watch it. */
  | { kind: 'started' }

const ENDED: readonly string[] = ['done', 'failed', 'stopped']

/**
 * `null` while any of the runs is still under way and nobody has waited too long. One that waits for its platform to come
 * back holds nobody up, and a run that a newer one has replaced has ended.
 */
export function judgeRuns(
  integrations: readonly Pick<Integration, 'type' | 'lastRun' | 'needsReconnect'>[],
  runIds: readonly string[],
  { isTimeUp = false } = {},
): SyncOutcome | null {
  const runs = integrations.flatMap(({ type, needsReconnect, lastRun }) =>
    lastRun && runIds.includes(lastRun.id) ? [{ ...lastRun, platform: type, needsReconnect }] : [],
  )
  const open = runs.filter((run) => !ENDED.includes(run.state))
  if (!isTimeUp && open.some((run) => run.retryAt === null)) return null
  const failed = runs.find((run) => run.state === 'failed')
  if (failed) {
    const { platform, fault, needsReconnect } = failed
    return { kind: 'failed', platform, fault, needsReconnect }
  }
  if (open.length > 0) {
    const synced = runs.filter((run) => run.state === 'done').length
    return { kind: 'partly', synced, silent: [...new Set(open.map(({ platform }) => platform))] }
  }
  return { kind: 'synced', added: runs.reduce((sum, run) => sum + run.added, 0) }
}
