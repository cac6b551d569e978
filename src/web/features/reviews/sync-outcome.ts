import type { Fault } from '#shared/domain/faults.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Integration } from '#shared/contracts/integrations.ts'

export type SyncOutcome =
  | { kind: 'synced'; added: number }
  | { kind: 'failed'; platform: Platform; fault: Fault | null; needsReconnect: boolean }
  /** `silent` have not answered so far, at one place at least, and are asked again by themselves; of the others so many have. */
  | { kind: 'partly'; synced: number; silent: Platform[] }
  /** Somebody stopped it; what it had brought by then stays. */
  | { kind: 'stopped'; added: number }
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
    const silent = new Set(open.map(({ platform }) => platform))
    const done = new Set(runs.flatMap(({ state, platform }) => (state === 'done' ? [platform] : [])))
    const synced = [...done].filter((platform) => !silent.has(platform)).length
    return { kind: 'partly', synced, silent: [...silent] }
  }
  const added = runs.reduce((sum, run) => sum + run.added, 0)
  return { kind: runs.some((run) => run.state === 'stopped') ? 'stopped' : 'synced', added }
}

/** A platform whose answer is still awaited. */
export interface Awaited {
  platform: Platform
  since: string
  runIds: string[]
}

/** Most syncs are over before anybody could read what they wait for. */
const WORTH_SAYING_MS = 2500

/** What somebody has asked for and now waits for, one entry a platform; what runs by itself only while `isAsked`. */
export function listAwaited(
  integrations: readonly Pick<Integration, 'type' | 'lastRun'>[],
  { now, isAsked }: { now: number; isAsked: boolean },
): Awaited[] {
  const awaited = new Map<Platform, Awaited>()
  for (const { type: platform, lastRun: run } of integrations) {
    if (!run || ENDED.includes(run.state) || !(isAsked || run.trigger === 'button')) continue
    if (run.fault === null && now - Date.parse(run.createdAt) < WORTH_SAYING_MS) continue
    const known = awaited.get(platform)
    const since = known && known.since < run.createdAt ? known.since : run.createdAt
    awaited.set(platform, { platform, since, runIds: [...(known?.runIds ?? []), run.id] })
  }
  return [...awaited.values()]
}
