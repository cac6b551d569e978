import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import type { Database } from './connect.ts'
import type { FairLine } from './fair-line.ts'

/** What a replica is behind in, it usually has within milliseconds. Whoever looks waits no longer for it, nor for its answer. */
const MOST_WAIT_MS = 200
const ASK_AGAIN_MS = 5
const FAULTS = {
  'up to date': null,
  behind: 'it is too far behind',
  nobody: 'it follows nobody',
  another: 'it follows another database',
}
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
        const state = await compareWith(replica.pool, position)
        fault = FAULTS[state]
        if (state !== 'behind') return
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

interface Position {
  lsn: string
  /** Of the whole server, and of its log since a server was last made of a copy of it. */
  history: string
}

const HISTORY = `(select system_identifier from pg_control_system()) || '/' || (select timeline_id from pg_control_checkpoint())`

/** How far the log of the primary is on its disk. */
export async function findPosition(primary: Pick<Pool, 'query'>): Promise<Position> {
  const { rows } = await primary.query<Position>(
    `select pg_current_wal_flush_lsn()::text as lsn, ${HISTORY} as history`,
  )
  const [position] = rows
  if (!position) throw new Error('The database does not say how far it is.')
  return position
}

/** How far one log is says nothing about another, and a replica that was made a server of its own keeps its last place. */
export async function compareWith(copy: Pick<Pool, 'query'>, { lsn, history }: Position): Promise<keyof typeof FAULTS> {
  // A connection that is silent for so long is closed.
  const question: QueryConfig & { query_timeout: number } = {
    text: `select pg_is_in_recovery() as is_following, ${HISTORY} = $2 as is_same,
             coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as is_there`,
    values: [lsn, history],
    query_timeout: MOST_WAIT_MS,
  }
  const { rows } = await copy.query<{ is_following: boolean; is_same: boolean; is_there: boolean }>(question)
  const [found] = rows
  if (!found?.is_following) return 'nobody'
  if (!found.is_same) return 'another'
  return found.is_there ? 'up to date' : 'behind'
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
