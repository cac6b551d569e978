import type { Database } from '#server/database/connect.ts'
import { addCounts } from './rate-limits.repository.ts'

const WINDOW_MS = 60_000
const FLUSH_EVERY_MS = 1000
/** A statement takes 65,535 parameters at most. */
const CHUNK = 5000

export interface RateDecision {
  isAllowed: boolean
  retryAfterSeconds: number
}

interface Window {
  at: number
  endsAt: number
  /** What every process together had counted when we last looked. */
  shared: number
  /** What we have counted since. */
  own: number
}

/** Counts by the minute or a longer window. Each process answers from memory and shares its counts every second. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>()
  readonly #db: Database
  readonly #now: () => number
  readonly #onError: (error: unknown) => void
  readonly #timer: NodeJS.Timeout

  constructor(db: Database, options: { onError: (error: unknown) => void; now?: () => number }) {
    this.#db = db
    this.#now = options.now ?? Date.now
    this.#onError = options.onError
    this.#timer = setInterval(() => void this.flush().catch(this.#onError), FLUSH_EVERY_MS)
    this.#timer.unref()
  }

  /** Counts one request against `key`, from memory. */
  take(key: string, limit: number, windowMs: number = WINDOW_MS): RateDecision {
    const window = this.#openWindow(key, windowMs)
    if (window.shared + window.own >= limit) return this.#refuse(window.at, windowMs)
    window.own += 1
    return { isAllowed: true, retryAfterSeconds: 0 }
  }

  /** How much is left of it for now; counts nothing. */
  look(key: string, limit: number, windowMs: number = WINDOW_MS): { remaining: number; resetSeconds: number } {
    const { endsAt, shared, own } = this.#openWindow(key, windowMs)
    const resetSeconds = Math.max(1, Math.ceil((endsAt - this.#now()) / 1000))
    return { remaining: Math.max(0, limit - shared - own), resetSeconds }
  }

  /** Counts in the database before answering, for doors where a guess must not slip between two processes. */
  async takeShared(key: string, limit: number, windowMs: number = WINDOW_MS): Promise<RateDecision> {
    const at = this.#windowStart(windowMs)
    const [row] = await addCounts(this.#db, [{ key, window_at: new Date(at), count: 1 }])
    return row && row.count > limit ? this.#refuse(at, windowMs) : { isAllowed: true, retryAfterSeconds: 0 }
  }

  /** The same at several doors in one round trip; the answer is of the first that refuses. All of them have counted. */
  async takeSharedAll(doors: readonly { key: string; limit: number }[], windowMs: number): Promise<RateDecision> {
    const at = this.#windowStart(windowMs)
    const rows = await addCounts(
      this.#db,
      doors.map(({ key }) => ({ key, window_at: new Date(at), count: 1 })),
    )
    const counts = new Map(rows.map((row) => [row.key, row.count]))
    const isFull = doors.some(({ key, limit }) => (counts.get(key) ?? 0) > limit)
    return isFull ? this.#refuse(at, windowMs) : { isAllowed: true, retryAfterSeconds: 0 }
  }

  /** Uncounts what was counted in the database at a certain time, where only failures are meant to count. */
  async giveBack(keys: readonly string[], windowMs: number, takenAt: number): Promise<void> {
    const at = new Date(Math.floor(takenAt / windowMs) * windowMs)
    await addCounts(
      this.#db,
      keys.map((key) => ({ key, window_at: at, count: -1 })),
    )
  }

  async flush(): Promise<void> {
    const now = this.#now()
    for (const [key, window] of this.#windows) if (window.endsAt < now) this.#windows.delete(key)
    const dirty = [...this.#windows].filter(([, window]) => window.own > 0)
    if (dirty.length === 0) return
    const pending = dirty.map(([key, window]) => ({ key, window_at: new Date(window.at), count: window.own }))
    for (const [, window] of dirty) {
      window.shared += window.own
      window.own = 0
    }
    for (let first = 0; first < pending.length; first += CHUNK) {
      for (const row of await addCounts(this.#db, pending.slice(first, first + CHUNK))) {
        const window = this.#windows.get(row.key)
        if (window?.at === row.window_at.getTime()) window.shared = row.count
      }
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush().catch(this.#onError)
  }

  #openWindow(key: string, windowMs: number): Window {
    const at = this.#windowStart(windowMs)
    const known = this.#windows.get(key)
    if (known?.at === at) return known
    const opened = { at, endsAt: at + windowMs, shared: 0, own: 0 }
    this.#windows.set(key, opened)
    return opened
  }

  #windowStart(windowMs: number = WINDOW_MS): number {
    return Math.floor(this.#now() / windowMs) * windowMs
  }

  #refuse(windowAt: number, windowMs: number = WINDOW_MS): RateDecision {
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((windowAt + windowMs - this.#now()) / 1000)) }
  }
}
