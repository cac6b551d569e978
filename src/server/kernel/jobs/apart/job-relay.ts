import { Pool, type PoolClient } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { createListener } from '#server/kernel/events/listener.ts'
import { addGauge, type Metrics } from '#server/kernel/http/metrics.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { findNextTurn, namePlaces } from '../job-turns.ts'
import { deleteJobsOf, holdWaiting, type QueueSql } from '../queue-sql.ts'
import {
  dropWritten,
  findOldestWritten,
  mayHandOver,
  QUEUED_CHANNEL,
  takeWritten,
  type WrittenJob,
} from './queued-jobs.ts'

/** A missed notification waits at most this long, and so does what could not be handed over. */
const LOOK_MS = 1000
/** Few enough that what is written meanwhile does not wait long. */
const AT_ONCE = 200
const AGE_HELP = 'How long the oldest job has waited to be handed to the queue'
/** A server that is gone tells nobody. */
const LIMITS = {
  max: 1,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  keepAlive: true,
}

export interface JobRelay {
  /** Hands over nothing more, and waits for what is on its way. What is left waits for another process. */
  stop(): Promise<void>
}

interface JobRelayOptions {
  transactions: Transactions
  boss: PgBoss
  /** Where the queue is. */
  queue: DatabaseAddress
  /** Where jobs are written down, past any pooler: it is listened to. */
  product: DatabaseAddress
  log: Log
  metrics: Metrics
}

/** Hands what is written down in the product's database to the queue in its own. Any number of processes may do so. */
export async function startJobRelay({
  boss,
  queue,
  product,
  log,
  metrics,
  ...given
}: JobRelayOptions): Promise<JobRelay> {
  // Unlike what workers write, a job that is gone from the product's database has to be on the disk of the queue's.
  const pool = new Pool({ ...queue, ...LIMITS, application_name: 'goodword_relay' })
  pool.on('error', (error) => log.warn({ err: error }, 'the connection with the queue was lost'))
  let oldestAt: Date | null = null
  let isToLook = false
  let isStopped = false
  let running: Promise<void> | undefined
  const readAge = () => (oldestAt === null ? 0 : (Date.now() - oldestAt.getTime()) / 1000)
  addGauge(metrics, { name: 'goodword_queued_jobs_age_seconds', help: AGE_HELP, read: readAge })

  const handOverAll = async () => {
    try {
      while (isToLook && !isStopped) {
        isToLook = false
        if ((await handOver({ ...given, boss, pool })) > 0) isToLook = true
      }
      oldestAt = await given.transactions.platform.read(findOldestWritten)
    } catch (error) {
      log.error({ err: error }, 'jobs could not be handed to the queue')
    }
  }
  const look = () => {
    isToLook = true
    running ??= handOverAll().finally(() => {
      running = undefined
      if (isToLook && !isStopped) look()
    })
  }
  const clock = setInterval(look, LOOK_MS)
  const options = { address: product, channel: QUEUED_CHANNEL, log, onNotified: look, onConnected: look }
  const listener = createListener(options)
  await listener.start()
  return {
    async stop() {
      isStopped = true
      clearInterval(clock)
      await listener.stop()
      await running
      await pool.end()
    },
  }
}

/**
 * The queue has them first, then they go here: whoever dies between the two leaves them to be handed over again, and one whose id
 * the queue has already is passed over there. Answers how many it was.
 */
async function handOver({
  transactions,
  boss,
  pool,
}: Pick<JobRelayOptions, 'transactions' | 'boss'> & { pool: Pool }): Promise<number> {
  return transactions.platform.step(async (tx) => {
    if (!(await mayHandOver(tx))) return 0
    const jobs = await takeWritten(tx, AT_ONCE)
    if (jobs.length === 0) return 0
    await inTransaction(pool, (db) => give(boss, db, jobs))
    const ids = jobs.map(({ id }) => id)
    await dropWritten(tx, ids)
    return jobs.length
  })
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
  let placed = new Map<string, Placed[]>()
  const turns = new Map<string, number>()
  const insert = async () => {
    for (const [name, those] of placed) await boss.insert(name, those, { db })
    placed = new Map()
  }
  for (const job of jobs) {
    const { name, turn_of: customerId } = job
    if (name === null) {
      await insert()
      await deleteJobsOf(db, customerId)
    } else if (!(await isOneWaiting(db, job, placed.get(name)))) {
      placed.set(name, [...(placed.get(name) ?? []), await place(db, job, { name, turns })])
    }
  }
  await insert()
}

async function isOneWaiting(db: QueueSql, job: WrittenJob, placed: readonly Placed[] = []): Promise<boolean> {
  const { name, singleton_key: key, is_unless_waiting: isUnlessWaiting } = job
  if (!isUnlessWaiting || key === null || name === null) return false
  return placed.some(({ singletonKey }) => singletonKey === key) || holdWaiting(db, name, key)
}

/** Where a customer has several, each comes a turn after the one before; what is set for later takes its own turn then. */
async function place(
  db: QueueSql,
  { id, data, turn_of: customerId, places, start_after: startAfter, singleton_key: singletonKey }: WrittenJob,
  { name, turns }: { name: string; turns: Map<string, number> },
): Promise<Placed> {
  const names = namePlaces(customerId, places)
  const line = `${name} ${customerId} ${startAfter?.getTime() ?? ''}`
  const options = { places: names, ...(startAfter && { startAfter }) }
  const turn = turns.get(line) ?? (await findNextTurn(db, name, options))
  turns.set(line, turn + 1)
  const own = names[turn % names.length]
  return {
    id,
    data: data ?? {},
    priority: -turn,
    ...(own !== undefined && { group: { id: own } }),
    ...(startAfter && { startAfter }),
    ...(singletonKey !== null && { singletonKey }),
  }
}
