import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import type { ScanDevice } from '#shared/contracts/qr-codes.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { deriveKey } from '#server/kernel/crypto/keyring.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { RequestInfo } from '#server/kernel/http/request-info.ts'
import { Tally } from '#server/kernel/tally/tally.ts'
import { addUpScans, KEEP_SCANS, type CountedScan, type ScannedCode } from './qr-codes.repository.ts'

type ScanCounterDeps = Pick<Foundations, 'transactions' | 'keyring' | 'log'> & { pool: Pool }

interface Clock {
  minute: number
  day: string
  hour: number
}

/** Counts who scanned what, after they were led on. */
export class ScanCounter {
  readonly #deps: ScanCounterDeps
  readonly #tally: Tally<CountedScan>
  readonly #dayKeys = new Map<string, string>()
  /** What the clocks show in each timezone, in the minute it was last asked for. */
  readonly #clocks = new Map<string, Clock>()

  constructor(deps: ScanCounterDeps) {
    this.#deps = deps
    this.#tally = new Tally({
      log: deps.log,
      what: 'scans',
      pool: deps.pool,
      statement: KEEP_SCANS,
      addUp: (customerId) => addUpAll(deps.transactions, customerId),
    })
  }

  count({ customer_id: customerId, qr_code_id: qrCodeId, timezone }: ScannedCode, by: RequestInfo): void {
    if (this.#tally.isFull) return
    const at = new Date()
    const { day, hour } = this.#clockOf(timezone, at)
    const { address, userAgent } = by
    // Of the address only this is kept, and nobody can tell it from another code's or another day's. Half of a keyed
    // hash, in one call: what an HMAC adds at three times the price guards against is not possible with half of one.
    const visitor = hash('sha256', `${this.#keyOf(day)} ${qrCodeId} ${address} ${userAgent}`)
    this.#tally.add(customerId, {
      qrCodeId,
      day,
      hour,
      device: deviceOf(userAgent ?? ''),
      visitor: visitor.slice(0, 32),
      at,
    })
  }

  /** Before the first comes. */
  warmUp(): void {
    this.#tally.warmUp()
  }

  /** Writes down what is left, and adds it up. */
  stop(): Promise<void> {
    return this.#tally.stop()
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
