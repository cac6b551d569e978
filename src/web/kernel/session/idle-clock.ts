import { recall, remember } from '#web/kernel/browser-memory.ts'

const ACTIVITY_KEY = 'goodword-last-activity'
const TIMEOUT_KEY = 'goodword-idle-timeout-minutes'
const MINUTE_MS = 60_000
/** How long before the end a person is asked whether they are still there. */
export const WARNING_MS = 2 * MINUTE_MS

export type Idleness = 'active' | 'ending' | 'over'

/** What the time since the last activity means under a timeout. */
export function judgeIdleness(idleMs: number, timeoutMs: number): Idleness {
  if (idleMs >= timeoutMs) return 'over'
  return idleMs >= timeoutMs - WARNING_MS ? 'ending' : 'active'
}

function readNumber(key: string): number | null {
  const value = Number(recall(key) ?? Number.NaN)
  return Number.isFinite(value) ? value : null
}

/**
 * When anything was last done, in any tab: every answered call of the product that somebody at the screen caused. The
 * server counts those the app makes by itself, too, so it is never the stricter one.
 */
export const idleClock = {
  noteActivity(now = Date.now()) {
    remember(ACTIVITY_KEY, String(now))
  },

  /** Kept, so that a page opened long afterwards can tell why its session is over. */
  setTimeoutMinutes(minutes: number) {
    remember(TIMEOUT_KEY, String(minutes))
  },

  getIdleMs(now = Date.now()): number {
    return Math.max(0, now - (readNumber(ACTIVITY_KEY) ?? now))
  },

  /** The timeout that has run out; `null` when there was activity within it. */
  findTimeoutPassed(now = Date.now()): number | null {
    const minutes = readNumber(TIMEOUT_KEY)
    if (minutes === null) return null
    return judgeIdleness(idleClock.getIdleMs(now), minutes * MINUTE_MS) === 'over' ? minutes : null
  },
}
