import type { Database } from '#server/database/connect.ts'
import { addCounts } from './rate-limits.repository.ts'

const WINDOW_MS = 60_000

export interface RateDecision {
  isAllowed: boolean
  retryAfterSeconds: number
}

export interface RateLimiter {
  /** Counts one request against `key`. The answer comes from memory; counts are shared with other processes every second. */
  take(key: string, perMinute: number): RateDecision
  /** Counts in the database before answering, for doors where a guess must not slip between two processes. */
  takeShared(key: string, perMinute: number): Promise<RateDecision>
  /** Uncounts what `takeShared` counted, where only failures are meant to count. */
  giveBack(key: string): Promise<void>
  flush(): Promise<void>
  stop(): Promise<void>
}

interface Window {
  at: number
  /** What every process together had counted when we last looked. */
  shared: number
  /** What we have counted since. */
  own: number
}

export function createRateLimiter(
  db: Database,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): RateLimiter {
  const windows = new Map<string, Window>()

  function openWindow(key: string): Window {
    const at = windowStart(now())
    const known = windows.get(key)
    if (known && known.at === at) return known
    const opened = { at, shared: 0, own: 0 }
    windows.set(key, opened)
    return opened
  }

  async function flush(): Promise<void> {
    const oldest = now() - WINDOW_MS
    for (const [key, window] of windows) if (window.at < oldest) windows.delete(key)
    const dirty = [...windows].filter(([, window]) => window.own > 0)
    if (dirty.length === 0) return
    const pending = dirty.map(([key, window]) => ({ key, window_at: new Date(window.at), count: window.own }))
    for (const [, window] of dirty) {
      window.shared += window.own
      window.own = 0
    }
    for (const row of await addCounts(db, pending)) {
      const window = windows.get(row.key)
      if (window?.at === row.window_at.getTime()) window.shared = row.count
    }
  }

  const timer = setInterval(() => void flush().catch(onError), 1000)
  timer.unref()

  return {
    take(key, perMinute) {
      const window = openWindow(key)
      if (window.shared + window.own >= perMinute) return refuse(window.at, now())
      window.own += 1
      return { isAllowed: true, retryAfterSeconds: 0 }
    },
    async takeShared(key, perMinute) {
      const at = windowStart(now())
      const [row] = await addCounts(db, [{ key, window_at: new Date(at), count: 1 }])
      return row && row.count > perMinute ? refuse(at, now()) : { isAllowed: true, retryAfterSeconds: 0 }
    },
    async giveBack(key) {
      await addCounts(db, [{ key, window_at: new Date(windowStart(now())), count: -1 }])
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush().catch(onError)
    },
  }
}

function windowStart(now: number): number {
  return Math.floor(now / WINDOW_MS) * WINDOW_MS
}

function refuse(windowAt: number, now: number): RateDecision {
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((windowAt + WINDOW_MS - now) / 1000)) }
}
