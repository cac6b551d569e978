import type { Pool, PoolClient } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Transactions } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { findNextTurn, namePlaces } from '../job-turns.ts'
import { holdWaiting, type QueueSql } from '../queue-sql.ts'
import { dropWritten, mayHandOver, takeWritten, type WrittenJob } from './queued-jobs.ts'

/** Few enough that what is written meanwhile does not wait long. */
const AT_ONCE = 200
const LEFT_MS = 30_000

/** What the queue refused: it is left for a while, so that everybody else's goes on. */
export interface SetAside {
  add(id: string): void
  ids(): string[]
}

export function createSetAside(): SetAside {
  const left = new Map<string, number>()
  return {
    add: (id) => void left.set(id, Date.now() + LEFT_MS),
    ids() {
      for (const [id, until] of left) if (until < Date.now()) left.delete(id)
      return [...left.keys()]
    },
  }
}

interface HandOverOptions {
  transactions: Transactions
  boss: PgBoss
  /** Of the queue's database. */
  pool: Pool
  refused: SetAside
  log: Log
}

/**
 * The queue has them first, then they go here: whoever dies between the two leaves them to be handed over again, and one whose id
 * the queue has already is passed over there. Answers how many it was.
 */
export async function handOver({ transactions, ...given }: HandOverOptions): Promise<number> {
  return transactions.platform.step(async (tx) => {
    if (!(await mayHandOver(tx))) return 0
    const jobs = await takeWritten(tx, AT_ONCE, given.refused.ids())
    if (jobs.length === 0) return 0
    await dropWritten(tx, await giveAll(given, jobs))
    return jobs.length
  })
}

/** All together; where one of them is refused, each by itself, and that one is left. Answers the ids of those that were given. */
async function giveAll(
  { boss, pool, refused, log }: Omit<HandOverOptions, 'transactions'>,
  jobs: readonly WrittenJob[],
): Promise<string[]> {
  const given: string[] = []
  const tryToGive = async (those: readonly WrittenJob[]): Promise<unknown> => {
    try {
      await inTransaction(pool, (db) => give(boss, db, those))
      given.push(...those.map(({ id }) => id))
      return null
    } catch (error) {
      // Where the queue is away, it is nobody's fault in particular.
      await pool.query('select').catch(() => Promise.reject(error))
      return error
    }
  }
  if ((await tryToGive(jobs)) === null) return given
  for (const job of jobs) {
    const error = await tryToGive([job])
    if (error === null) continue
    refused.add(job.id)
    log.error({ err: error, job: { id: job.id, name: job.name } }, 'a job could not be handed to the queue')
  }
  return given
}

async function inTransaction(pool: Pool, work: (db: QueueSql) => Promise<void>): Promise<void> {
  const client: PoolClient = await pool.connect()
  let fault: Error | undefined
  try {
    await client.query('begin')
    await work({ executeSql: (text, values) => client.query(text, values) })
    await client.query('commit')
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection that failed is not used again.
    client.release(fault)
  }
}

type Placed = { id: string; data: object; priority: number } & Pick<
  PlacedOptions,
  'startAfter' | 'singletonKey' | 'group'
>
interface PlacedOptions {
  startAfter?: Date
  singletonKey?: string
  group?: { id: string }
}

async function give(boss: PgBoss, db: QueueSql, jobs: readonly WrittenJob[]): Promise<void> {
  const placed = new Map<string, Placed[]>()
  const turns = new Map<string, number>()
  for (const job of jobs) {
    if (await isOneWaiting(db, job, placed.get(job.name))) continue
    placed.set(job.name, [...(placed.get(job.name) ?? []), await place(db, job, turns)])
  }
  for (const [name, those] of placed) await boss.insert(name, those, { db })
}

async function isOneWaiting(db: QueueSql, job: WrittenJob, placed: readonly Placed[] = []): Promise<boolean> {
  const { name, singleton_key: key, is_unless_waiting: isUnlessWaiting } = job
  if (!isUnlessWaiting || key === null) return false
  return placed.some(({ singletonKey }) => singletonKey === key) || holdWaiting(db, name, key)
}

/** Where a customer has several, each comes a turn after the one before; what is set for later takes its own turn then. */
async function place(
  db: QueueSql,
  { id, name, data, turn_of: customerId, places, start_after: startAfter, singleton_key: singletonKey }: WrittenJob,
  turns: Map<string, number>,
): Promise<Placed> {
  const names = namePlaces(customerId, places)
  const line = `${name} ${customerId} ${startAfter?.getTime() ?? ''}`
  const options = { places: names, ...(startAfter && { startAfter }) }
  const turn = turns.get(line) ?? (await findNextTurn(db, name, options))
  turns.set(line, turn + 1)
  const own = names[turn % names.length]
  return {
    id,
    data,
    priority: -turn,
    ...(own !== undefined && { group: { id: own } }),
    ...(startAfter && { startAfter }),
    ...(singletonKey !== null && { singletonKey }),
  }
}
