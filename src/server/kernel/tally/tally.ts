import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/kernel/log/log.ts'

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

interface TallyDeps<Item> {
  log: Log
  /** For the log. */
  what: string
  /** Writes them down in one statement that commits by itself: once it has left the process, no end of the process takes it back. */
  keep: (customerId: string, items: readonly Item[]) => Promise<void>
  /** Adds up what is written down of a customer, whoever wrote it. */
  addUp: (customerId: string) => Promise<void>
}

/**
 * Keeps for a moment what happens very often and writes it down together, each customer's for themselves: nobody waits to be counted.
 * What is written down is safe; it is added up apart from that.
 */
export class Tally<Item> {
  readonly #deps: TallyDeps<Item>
  readonly #waiting = new Map<string, Item[]>()
  readonly #writing = new Map<string, Set<Promise<void>>>()
  /** Customers whose items are being added up, and whether more have come since that began. */
  readonly #adding = new Map<string, { hasMore: boolean; end: Promise<void> }>()
  /** Those whose items the database has just refused, and until when they are left alone. */
  readonly #resting = new Map<string, number>()
  #stopping = new AbortController()
  #kept = 0
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity
  #flushedAt = -Infinity

  constructor(deps: TallyDeps<Item>) {
    this.#deps = deps
  }

  get isFull(): boolean {
    return this.#kept >= MOST_KEPT
  }

  add(customerId: string, item: Item): void {
    if (this.isFull) return
    this.#kept += 1
    const items = this.#waiting.get(customerId)
    if (items) items.push(item)
    else this.#waiting.set(customerId, [item])
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
    for (const [customerId, items] of this.#waiting) {
      const writes = this.#writing.get(customerId) ?? new Set()
      if (writes.size >= WRITES_AT_ONCE) continue
      const restsForMs = (this.#resting.get(customerId) ?? 0) - performance.now()
      if (restsForMs > 0) {
        this.#flushIn(restsForMs)
        continue
      }
      this.#waiting.delete(customerId)
      const write = this.#write(customerId, items).finally(() => {
        writes.delete(write)
        if (writes.size === 0) this.#writing.delete(customerId)
        // What came while this was written has waited long enough.
        if (this.#waiting.has(customerId)) this.#flushIn(0)
      })
      this.#writing.set(customerId, writes.add(write))
    }
  }

  async #write(customerId: string, items: Item[]): Promise<void> {
    const { keep, log, what } = this.#deps
    try {
      await keep(customerId, items)
      this.#kept -= items.length
      this.#resting.delete(customerId)
      this.#addUpSoon(customerId)
    } catch (error) {
      log.warn({ err: error, what, items: items.length }, 'not written down; trying again')
      this.#waiting.set(customerId, [...items, ...(this.#waiting.get(customerId) ?? [])])
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
    const { addUp, log, what } = this.#deps
    // Whoever called is about to note that this goes on.
    await Promise.resolve()
    const adding = this.#adding.get(customerId)
    while (adding?.hasMore) {
      adding.hasMore = false
      const startedAt = performance.now()
      let restMs = 0
      try {
        await addUp(customerId)
        restMs = Math.min(LONGEST_REST_MS, (performance.now() - startedAt) * REST_FACTOR)
      } catch (error) {
        log.warn({ err: error, what }, 'not added up; trying again')
        adding.hasMore = !this.#stopping.signal.aborted
      }
      await sleep(Math.max(ADD_UP_EVERY_MS, restMs), undefined, { signal: this.#stopping.signal }).catch(
        () => undefined,
      )
    }
    this.#adding.delete(customerId)
  }
}
