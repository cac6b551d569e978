import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Database } from './connect.ts'

/** What a replica is behind in, it usually has within milliseconds. Whoever looks waits no longer for it. */
const MOST_WAIT_MS = 200
const ASK_AGAIN_MS = 5
/** So long nobody asks it again: neither waits every look for one that is behind, nor for one that is gone. */
const REST_MS = 2000

interface ReplicaOptions {
  primary: Pick<Pool, 'query'>
  replica: { pool: Pick<Pool, 'query'>; db: Database }
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

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  /** Why the primary answers; `null`: it is in use. */
  get reason(): string | null {
    return this.#reason
  }

  /** `other` is the same at the primary. */
  async look<T>(here: (db: Database) => Promise<T>, other: () => Promise<T>): Promise<T> {
    if (!(await this.#isUpToDate())) return other()
    try {
      return await here(this.#options.replica.db)
    } catch (error) {
      if (!this.#options.isItsFault(error)) throw error
      this.#rest(describe(error))
      return other()
    }
  }

  async #isUpToDate(): Promise<boolean> {
    const { primary, replica } = this.#options
    if (Date.now() < this.#restsUntil) return false
    const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
    try {
      for (const startedAt = Date.now(); ; await sleep(ASK_AGAIN_MS)) {
        const { rows: found } = await replica.pool.query<{ is_there: boolean | null }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
          [rows[0]?.lsn],
        )
        if (found[0]?.is_there === true) return this.#goOn()
        // One that was made a server of its own has a history of its own.
        if (found[0]?.is_there === null) return this.#rest('it follows nobody')
        if (Date.now() - startedAt >= MOST_WAIT_MS) return this.#rest('it is too far behind')
      }
    } catch (error) {
      return this.#rest(describe(error))
    }
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

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
