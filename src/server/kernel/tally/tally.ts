import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Pool, PoolConfig } from 'pg'
import type { Log } from '#server/kernel/log/log.ts'

/** While the database is away, so many are kept. */
const MOST_KEPT = 100_000
/** The first is added up at once, and what came meanwhile so much later: screens hear of it then. */
const ADD_UP_EVERY_MS = 1000
/** Adding up takes a tenth of the time at most, as long as nobody waits longer than this for their numbers. */
const REST_FACTOR = 9
const LONGEST_REST_MS = 5000

const WRITER = new URL('./write-down.worker.ts', import.meta.url)
const STATEMENT_TIMEOUT_MS = 10_000

/** Takes a customer and a JSON array of items, and commits by itself: once it has left the process, no end of the process takes it back. */
export interface KeepStatement {
  name: string
  text: string
}

export interface WriterData {
  database: PoolConfig
  statement: KeepStatement
}

/** Customers and an item of each as JSON, by turns. */
export type ToWriter = string[] | 'stop'

export type FromWriter =
  | { kind: 'written'; customerId: string; items: number }
  | { kind: 'refused'; reason: string; items: number }

interface TallyDeps {
  log: Log
  /** For the log. */
  what: string
  /** Whose database and role the writer takes. */
  pool: Pool
  statement: KeepStatement
  /** Adds up what is written down of a customer, whoever wrote it. */
  addUp: (customerId: string) => Promise<void>
}

/**
 * Counts what happens very often: nobody waits to be counted. A thread of its own writes it down, many together, each customer's for
 * themselves, however busy this one is. What is written down is safe; it is added up apart from that.
 */
export class Tally<Item> {
  readonly #deps: TallyDeps
  /** Customers whose items are being added up, and whether more have come since that began. */
  readonly #adding = new Map<string, { hasMore: boolean; end: Promise<void> }>()
  #stopping = new AbortController()
  #kept = 0
  #brought: string[] = []
  #writer: Worker | null = null

  constructor(deps: TallyDeps) {
    this.#deps = deps
  }

  get isFull(): boolean {
    return this.#kept >= MOST_KEPT
  }

  add(customerId: string, item: Item): void {
    if (this.isFull) return
    this.#kept += 1
    // What one turn of the event loop brings is handed over together: a message costs more than what it carries.
    if (this.#brought.length === 0) setImmediate(() => this.#handOver())
    this.#brought.push(customerId, JSON.stringify(item))
  }

  /** Before the first comes: a thread takes a moment to start. */
  warmUp(): Worker {
    return (this.#writer ??= this.#startWriter())
  }

  /** Writes down what is left, and adds it up. */
  async stop(): Promise<void> {
    this.#handOver()
    const writer = this.#writer
    if (writer) {
      writer.ref()
      writer.postMessage('stop' satisfies ToWriter)
      await once(writer, 'exit')
    }
    this.#stopping.abort()
    await Promise.all([...this.#adding.values()].map(({ end }) => end))
    this.#stopping = new AbortController()
  }

  #handOver(): void {
    if (this.#brought.length === 0) return
    this.warmUp().postMessage(this.#brought satisfies ToWriter)
    this.#brought = []
  }

  #startWriter(): Worker {
    const { pool, statement, log, what } = this.#deps
    const { host, port, user, password, database, ssl } = pool.options
    const address = { host, port, user, password, database, ...(ssl !== undefined && { ssl }) } as PoolConfig
    const limits = {
      application_name: user,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // A database that is out of reach must not keep the product from stopping.
      connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS * 1.5,
      keepAlive: true,
    }
    const workerData: WriterData = { database: { ...address, ...limits }, statement }
    const writer = new Worker(WRITER, { workerData })
    writer.unref()
    writer.on('message', (told: FromWriter) => {
      if (told.kind === 'refused') {
        log.warn({ reason: told.reason, what, items: told.items }, 'not written down; trying again')
        return
      }
      this.#kept -= told.items
      this.#addUpSoon(told.customerId)
    })
    writer.once('error', (error) => log.error({ err: error, what, items: this.#kept }, 'the writer broke'))
    writer.once('exit', () => {
      this.#kept = 0
      if (this.#writer === writer) this.#writer = null
    })
    return writer
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
