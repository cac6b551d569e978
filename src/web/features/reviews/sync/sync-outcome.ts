import type { Integration } from '#shared/contracts/integrations.ts'

export type SyncOutcome =
  | { kind: 'synced'; added: number }
  | { kind: 'failed'; message: string | null; needsReconnect: boolean }
  /** Nothing was started, and why. */
  | { kind: 'message'; message: string | null }
  /** Under way, for those who may not watch it. */
  | { kind: 'started' }

const ENDED: readonly string[] = ['done', 'failed', 'stopped']

/** `null` while any of the runs is still under way. A run that a newer one has replaced has ended. */
export function judgeRuns(
  integrations: readonly Pick<Integration, 'lastRun' | 'needsReconnect'>[],
  runIds: readonly string[],
): SyncOutcome | null {
  const runs = integrations.flatMap(({ lastRun }) => (lastRun && runIds.includes(lastRun.id) ? [lastRun] : []))
  if (runs.some((run) => !ENDED.includes(run.state))) return null
  const failed = runs.find((run) => run.state === 'failed')
  const needsReconnect = integrations.some((each) => each.needsReconnect && each.lastRun?.id === failed?.id)
  if (failed) return { kind: 'failed', message: failed.message, needsReconnect }
  return { kind: 'synced', added: runs.reduce((sum, run) => sum + run.added, 0) }
}
