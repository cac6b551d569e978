import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import type { Database } from './connect.ts'
import type { FairLine } from './fair-line.ts'

/** What a replica is behind in, it usually has within milliseconds. Whoever looks waits no longer for it, nor for its answer. */
const MOST_WAIT_MS = 200
const ASK_AGAIN_MS = 5
/** So long nobody asks it again: neither waits every look for one that is behind, nor for one that is gone. */
const REST_MS = 2000

interface ReplicaOptions {
  primary: Pick<Pool, 'query'>
  replica: { pool: Pick<Pool, 'query'>; db: Database }
  /** In which customers take turns at its connections. */
  line: FairLine
  /** Not what it was asked, but the way to it. */
  isItsFault: (error: unknown) => boolean
  /** When it is left out, with the reason, and when it answers again. */
  onChange: (reason: string | null) => void
}

/**
 * A copy of the database that follows it. It answers a look only once it has everything that was committed before the look began,
 * in whichever process: nobody misses what they have just done. Otherwise the primary answers.
 */
export class ReadReplica {
  readonly #options: ReplicaOptions
  #restsUntil = 0
  #reason: string | null = null
  #isAsked = false

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  /** Why the primary answers; `null`: it is in use. */
  get reason(): string | null {
    return this.#reason
  }

  /** `other` is the same at the primary, and holds none of the places here. */
  async look<T>(customerId: string, here: (db: Database) => Promise<T>, other: () => Promise<T>): Promise<T> {
    const answer = this.#isLeftOut() ? null : await this.#options.line.run(customerId, () => this.#answer(here))
    return answer ? answer.value : other()
  }

  /** After a rest one look tries it, and the others do not wait for how that ends. */
  #isLeftOut(): boolean {
    return Date.now() < this.#restsUntil || (this.#reason !== null && this.#isAsked)
  }

  async #answer<T>(here: (db: Database) => Promise<T>): Promise<{ value: T } | null> {
    if (this.#isLeftOut() || !(await this.#isUpToDate())) return null
    try {
      return { value: await here(this.#options.replica.db) }
    } catch (error) {
      if (!this.#options.isItsFault(error)) throw error
      this.#rest(describe(error))
      return null
    }
  }

  async #isUpToDate(): Promise<boolean> {
    this.#isAsked = true
    try {
      const fault = await this.#findFault()
      return fault === null ? this.#goOn() : this.#rest(fault)
    } catch (error) {
      return this.#rest(describe(error))
    } finally {
      this.#isAsked = false
    }
  }

  async #findFault(): Promise<string | null> {
    const { primary, replica } = this.#options
    const position = await findPosition(primary)
    let fault: string | null = 'it does not answer'
    const ask = async () => {
      for (const startedAt = Date.now(); Date.now() - startedAt < MOST_WAIT_MS; await sleep(ASK_AGAIN_MS)) {
        const { isFollowing, isThere } = await comparePosition(replica.pool, position)
        fault = isThere ? null : isFollowing ? 'it is too far behind' : 'it follows nobody'
        if (isThere || !isFollowing) return
      }
    }
    await Promise.race([ask(), sleep(MOST_WAIT_MS, undefined, { ref: false })])
    return fault
  }

  #goOn(): true {
    if (this.#reason !== null) this.#options.onChange(null)
    this.#reason = null
    return true
  }

  #rest(reason: string): false {
    this.#restsUntil = Date.now() + REST_MS
    if (this.#reason === null) this.#options.onChange(reason)
    this.#reason = reason
    return false
  }
}

/** How far the log of the primary is on its disk. */
async function findPosition(primary: Pick<Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
  return rows[0]?.lsn
}

async function comparePosition(copy: Pick<Pool, 'query'>, position: string | undefined) {
  // A connection that is silent for so long is closed. Its types do not know of the setting.
  const question: QueryConfig & { query_timeout: number } = {
    text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
    values: [position],
    query_timeout: MOST_WAIT_MS,
  }
  const { rows } = await copy.query<{ is_there: boolean | null }>(question)
  // One that was made a server of its own has a history of its own.
  return { isFollowing: rows[0]?.is_there !== null, isThere: rows[0]?.is_there === true }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
