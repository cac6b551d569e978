import { createHmac } from 'node:crypto'
import type { ScanDevice } from '#shared/contracts/qr-codes.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { deriveKey } from '#server/kernel/crypto/keyring.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { RequestInfo } from '#server/kernel/http/request-info.ts'
import { addScans, type CountedScan, type ScannedCode } from './qr-codes.repository.ts'

/** Half of what may be lost when the process is killed: writing takes its time, too. */
const FLUSH_EVERY_MS = 50
const RETRY_MS = 1000
const LAST_TRIES = 2
/** While the database is away, so many are kept. */
const MOST_KEPT = 100_000
/** However many scan: screens hear of the first at once, and of what came meanwhile so much later. */
const TELL_EVERY_MS = 1000

/** Keeps scans for a moment and writes them down together, each customer's for themselves: nobody waits to be counted. */
export class ScanCounter {
  readonly #deps: Pick<Foundations, 'transactions' | 'keyring' | 'log'>
  readonly #waiting = new Map<string, CountedScan[]>()
  readonly #writing = new Map<string, Promise<void>>()
  /** The codes of customers whose screens have just heard, that moved since. */
  readonly #untold = new Map<string, { ids: Set<string>; timer: NodeJS.Timeout }>()
  readonly #dayKeys = new Map<string, Buffer>()
  /** Those whose scans the database has just refused, and until when they are left alone. */
  readonly #resting = new Map<string, number>()
  #kept = 0
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity

  constructor(deps: Pick<Foundations, 'transactions' | 'keyring' | 'log'>) {
    this.#deps = deps
  }

  count({ customer_id: customerId, qr_code_id: qrCodeId, timezone }: ScannedCode, by: RequestInfo): void {
    if (this.#kept >= MOST_KEPT) return
    this.#kept += 1
    const at = new Date()
    const { date: day, time } = toWallTime(at, isTimezone(timezone) ? timezone : 'UTC')
    const { address, userAgent } = by
    // Of the address only this is kept, and nobody can tell it from another code's or another day's.
    const visitor = createHmac('sha256', this.#keyOf(day)).update(`${qrCodeId} ${address} ${userAgent}`).digest('hex')
    const scan = {
      qrCodeId,
      day,
      hour: Number(time.slice(0, 2)),
      device: deviceOf(userAgent ?? ''),
      visitor: visitor.slice(0, 32),
      at,
    }
    const scans = this.#waiting.get(customerId)
    if (scans) scans.push(scan)
    else this.#waiting.set(customerId, [scan])
    this.#flushIn(FLUSH_EVERY_MS)
  }

  /** Writes down what is left. */
  async stop(): Promise<void> {
    for (let turn = 0; turn < LAST_TRIES && this.#kept > 0; turn += 1) {
      this.#resting.clear()
      this.#flush()
      await Promise.all(this.#writing.values())
    }
    clearTimeout(this.#timer)
    for (const { timer } of this.#untold.values()) clearTimeout(timer)
    this.#untold.clear()
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
    for (const [customerId, scans] of this.#waiting) {
      if (this.#writing.has(customerId)) continue
      const restsForMs = (this.#resting.get(customerId) ?? 0) - performance.now()
      if (restsForMs > 0) {
        this.#flushIn(restsForMs)
        continue
      }
      this.#waiting.delete(customerId)
      this.#writing.set(customerId, this.#write(customerId, scans))
    }
  }

  async #write(customerId: string, scans: CountedScan[]): Promise<void> {
    const { transactions, log } = this.#deps
    try {
      await transactions.step(customerId, async (tx) => {
        this.#tell(tx, await addScans(tx, scans))
      })
      this.#kept -= scans.length
      this.#resting.delete(customerId)
    } catch (error) {
      log.warn({ err: error, scans: scans.length }, 'scans could not be written; trying again')
      this.#waiting.set(customerId, [...scans, ...(this.#waiting.get(customerId) ?? [])])
      this.#resting.set(customerId, performance.now() + RETRY_MS)
    }
    this.#writing.delete(customerId)
    // What came while this was written has waited long enough.
    if (this.#waiting.has(customerId)) this.#flushIn(0)
  }

  #tell(tx: CustomerTx, moved: readonly string[]): void {
    const { customerId } = tx
    const untold = this.#untold.get(customerId)
    if (untold) {
      for (const id of moved) untold.ids.add(id)
      return
    }
    const timer = setTimeout(() => void this.#tellRest(customerId), TELL_EVERY_MS)
    this.#untold.set(customerId, { ids: new Set(), timer })
    emitMoved(tx, moved)
  }

  async #tellRest(customerId: string): Promise<void> {
    const { transactions, log } = this.#deps
    const ids = [...(this.#untold.get(customerId)?.ids ?? [])]
    this.#untold.delete(customerId)
    if (ids.length === 0) return
    await transactions
      .step(customerId, async (tx) => emitMoved(tx, ids))
      .catch((error: unknown) => log.warn({ err: error }, 'screens did not hear of scans'))
  }

  /** Two days at most are under way, wherever on earth it is. */
  #keyOf(day: string): Buffer {
    const known = this.#dayKeys.get(day)
    if (known) return known
    if (this.#dayKeys.size > 2) this.#dayKeys.clear()
    const key = deriveKey(this.#deps.keyring.current, `qr-code-visitors ${day}`)
    this.#dayKeys.set(day, key)
    return key
  }
}

const emitMoved = (tx: CustomerTx, ids: readonly string[]) => {
  for (const subjectId of ids) emit(tx, { type: 'qr-code.changed', subjectId, userId: null })
}

/** An iPad that asks for desktop pages says it is a Mac, and is taken for one. */
function deviceOf(userAgent: string): ScanDevice {
  if (/iPad|Tablet|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer'
}
