import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { ScanDevice } from '#shared/contracts/qr-codes.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { deriveKey } from '#server/kernel/crypto/keyring.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { RequestInfo } from '#server/kernel/http/request-info.ts'
import { addUpScans, keepScans, type CountedScan, type ScannedCode } from './qr-codes.repository.ts'

/**
 * Of the tenth of a second that may be lost when the process is killed, this is spent on gathering, the rest is for writing. Whoever
 * comes after a pause is written down at once.
 */
const FLUSH_EVERY_MS = 20
/** Of one customer: what comes while one is on its way need not wait for its end. */
const WRITES_AT_ONCE = 3
const RETRY_MS = 1000
const LAST_TRIES = 2
/** While the database is away, so many are kept. */
const MOST_KEPT = 100_000
/** The first is added up at once, and what came meanwhile so much later: screens hear of it then. */
const ADD_UP_EVERY_MS = 1000
/** Adding up takes a tenth of the time at most, as long as nobody waits longer than this for their numbers. */
const REST_FACTOR = 9
const LONGEST_REST_MS = 5000

type ScanCounterDeps = Pick<Foundations, 'transactions' | 'keyring' | 'log'> & { pool: Pool }

interface Clock {
  minute: number
  day: string
  hour: number
}

/**
 * Keeps scans for a moment and writes them down together, each customer's for themselves: nobody waits to be counted. What is
 * written down is safe; it is added up apart from that.
 */
export class ScanCounter {
  readonly #deps: ScanCounterDeps
  readonly #waiting = new Map<string, CountedScan[]>()
  readonly #writing = new Map<string, Set<Promise<void>>>()
  /** Customers whose scans are being added up, and whether more have come since that began. */
  readonly #adding = new Map<string, { hasMore: boolean; end: Promise<void> }>()
  readonly #dayKeys = new Map<string, string>()
  /** What the clocks show in each timezone, in the minute it was last asked for. */
  readonly #clocks = new Map<string, Clock>()
  /** Those whose scans the database has just refused, and until when they are left alone. */
  readonly #resting = new Map<string, number>()
  #stopping = new AbortController()
  #kept = 0
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity
  #flushedAt = -Infinity

  constructor(deps: ScanCounterDeps) {
    this.#deps = deps
  }

  count({ customer_id: customerId, qr_code_id: qrCodeId, timezone }: ScannedCode, by: RequestInfo): void {
    if (this.#kept >= MOST_KEPT) return
    this.#kept += 1
    const at = new Date()
    const { day, hour } = this.#clockOf(timezone, at)
    const { address, userAgent } = by
    // Of the address only this is kept, and nobody can tell it from another code's or another day's. Half of a keyed
    // hash, in one call: what an HMAC adds at three times the price guards against is not possible with half of one.
    const visitor = hash('sha256', `${this.#keyOf(day)} ${qrCodeId} ${address} ${userAgent}`)
    const scan = {
      qrCodeId,
      day,
      hour,
      device: deviceOf(userAgent ?? ''),
      visitor: visitor.slice(0, 32),
      at,
    }
    const scans = this.#waiting.get(customerId)
    if (scans) scans.push(scan)
    else this.#waiting.set(customerId, [scan])
    this.#flushIn(Math.max(0, this.#flushedAt + FLUSH_EVERY_MS - performance.now()))
  }

  /** Writes down what is left, and adds it up. */
  async stop(): Promise<void> {
    for (let turn = 0; turn < LAST_TRIES && this.#kept > 0; turn += 1) {
      this.#resting.clear()
      this.#flush()
      await Promise.all([...this.#writing.values()].flatMap((writes) => [...writes]))
    }
    clearTimeout(this.#timer)
    this.#stopping.abort()
    await Promise.all([...this.#adding.values()].map(({ end }) => end))
    this.#stopping = new AbortController()
  }

  #flushIn(ms: number): void {
    const dueAt = performance.now() + ms
    if (this.#dueAt <= dueAt) return
    clearTimeout(this.#timer)
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => this.#flush(), ms)
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#dueAt = Infinity
    this.#flushedAt = performance.now()
    for (const [customerId, scans] of this.#waiting) {
      const writes = this.#writing.get(customerId) ?? new Set()
      if (writes.size >= WRITES_AT_ONCE) continue
      const restsForMs = (this.#resting.get(customerId) ?? 0) - performance.now()
      if (restsForMs > 0) {
        this.#flushIn(restsForMs)
        continue
      }
      this.#waiting.delete(customerId)
      const write = this.#write(customerId, scans).finally(() => {
        writes.delete(write)
        if (writes.size === 0) this.#writing.delete(customerId)
        // What came while this was written has waited long enough.
        if (this.#waiting.has(customerId)) this.#flushIn(0)
      })
      this.#writing.set(customerId, writes.add(write))
    }
  }

  async #write(customerId: string, scans: CountedScan[]): Promise<void> {
    const { pool, log } = this.#deps
    try {
      await keepScans(pool, customerId, scans)
      this.#kept -= scans.length
      this.#resting.delete(customerId)
      this.#addUpSoon(customerId)
    } catch (error) {
      log.warn({ err: error, scans: scans.length }, 'scans could not be written; trying again')
      this.#waiting.set(customerId, [...scans, ...(this.#waiting.get(customerId) ?? [])])
      this.#resting.set(customerId, performance.now() + RETRY_MS)
    }
  }

  #addUpSoon(customerId: string): void {
    const adding = this.#adding.get(customerId)
    if (adding) adding.hasMore = true
    else this.#adding.set(customerId, { hasMore: true, end: this.#addUpOn(customerId) })
  }

  /** Until nothing more comes. */
  async #addUpOn(customerId: string): Promise<void> {
    const { transactions, log } = this.#deps
    // Whoever called is about to note that this goes on.
    await Promise.resolve()
    const adding = this.#adding.get(customerId)
    while (adding?.hasMore) {
      adding.hasMore = false
      const startedAt = performance.now()
      let restMs = 0
      try {
        await addUpAll(transactions, customerId)
        restMs = Math.min(LONGEST_REST_MS, (performance.now() - startedAt) * REST_FACTOR)
      } catch (error) {
        log.warn({ err: error }, 'scans could not be added up; trying again')
        adding.hasMore = !this.#stopping.signal.aborted
      }
      await sleep(Math.max(ADD_UP_EVERY_MS, restMs), undefined, { signal: this.#stopping.signal }).catch(
        () => undefined,
      )
    }
    this.#adding.delete(customerId)
  }

  /** Asking the calendar takes longer than all the rest of counting. No timezone of today changes within a minute. */
  #clockOf(timezone: string, at: Date): Clock {
    const minute = Math.floor(at.getTime() / 60_000)
    const known = this.#clocks.get(timezone)
    if (known?.minute === minute) return known
    const { date: day, time } = toWallTime(at, isTimezone(timezone) ? timezone : 'UTC')
    const clock = { minute, day, hour: Number(time.slice(0, 2)) }
    this.#clocks.set(timezone, clock)
    return clock
  }

  /** Two days at most are under way, wherever on earth it is. */
  #keyOf(day: string): string {
    const known = this.#dayKeys.get(day)
    if (known) return known
    if (this.#dayKeys.size > 2) this.#dayKeys.clear()
    const key = deriveKey(this.#deps.keyring.current, `qr-code-visitors ${day}`).toString('base64')
    this.#dayKeys.set(day, key)
    return key
  }
}

/** Adds up what is written down of a customer, whoever wrote it, and tells open screens which codes moved. */
export async function addUpAll(transactions: Transactions, customerId: string): Promise<void> {
  const addUpSome = () =>
    transactions.step(customerId, async (tx) => {
      const { moved, hasMore } = await addUpScans(tx)
      for (const subjectId of moved) emit(tx, { type: 'qr-code.changed', subjectId, userId: null })
      return hasMore
    })
  while (await addUpSome());
}

/** An iPad that asks for desktop pages says it is a Mac, and is taken for one. */
function deviceOf(userAgent: string): ScanDevice {
  if (/iPad|Tablet|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer'
}
