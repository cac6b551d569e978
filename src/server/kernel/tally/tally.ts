import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Pool, PoolConfig } from 'pg'
import type { Log } from '#server/kernel/log/log.ts'
import { SharedQueue } from './shared-queue.ts'

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
  /** Each is a customer's id, which is always as long, and their item as JSON. */
  queue: SharedArrayBuffer
}

export type ToWriter = 'wake' | 'stop'

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
  #writer: { thread: Worker; queue: SharedQueue } | null = null

  constructor(deps: TallyDeps) {
    this.#deps = deps
  }

  get isFull(): boolean {
    return this.#kept >= MOST_KEPT
  }

  add(customerId: string, item: Item): void {
    const { thread, queue } = this.warmUp()
    if (this.isFull || !queue.put(customerId + JSON.stringify(item))) return
    this.#kept += 1
    if (queue.wake()) thread.postMessage('wake' satisfies ToWriter)
  }

  /** Before the first comes: a thread takes a moment to start. */
  warmUp() {
    return (this.#writer ??= this.#startWriter())
  }

  /** Writes down what is left, and adds it up. */
  async stop(): Promise<void> {
    const thread = this.#writer?.thread
    if (thread) {
      thread.ref()
      thread.postMessage('stop' satisfies ToWriter)
      await once(thread, 'exit')
    }
    this.#stopping.abort()
    await Promise.all([...this.#adding.values()].map(({ end }) => end))
    this.#stopping = new AbortController()
  }

  #startWriter() {
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
    const queue = new SharedQueue()
    const workerData: WriterData = { database: { ...address, ...limits }, statement, queue: queue.memory }
    const thread = new Worker(WRITER, { workerData })
    thread.unref()
    thread.on('message', (told: FromWriter) => {
      if (told.kind === 'refused') {
        log.warn({ reason: told.reason, what, items: told.items }, 'not written down; trying again')
        return
      }
      this.#kept -= told.items
      this.#addUpSoon(told.customerId)
    })
    thread.once('error', (error) => log.error({ err: error, what, items: this.#kept }, 'the writer broke'))
    thread.once('exit', () => {
      this.#kept = 0
      if (this.#writer?.thread === thread) this.#writer = null
    })
    return { thread, queue }
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
