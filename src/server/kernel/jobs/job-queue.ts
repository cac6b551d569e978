import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/database/connect.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { JobDefinition } from './job.ts'
import { customerOf, placeInTurn, placesOf, type Placed } from './job-turns.ts'
import { deleteJobsOf, holdWaiting, QUEUE_SCHEMA, within, type QueueSql } from './queue-sql.ts'
import { holdWritten, isWritten, writeDown, writeDownForgetting, type JobToQueue } from './apart/queued-jobs.ts'

interface ConnectedQueue {
  boss: PgBoss
  /** In a database of its own, so that no transaction holds both. */
  isApart: boolean
}

const queues = new WeakMap<Database, ConnectedQueue>()

/** From here on, whoever has a transaction of this database can enqueue. */
export function connectQueue(
  database: Database,
  boss: PgBoss,
  { isApart = false }: Partial<Pick<ConnectedQueue, 'isApart'>> = {},
): void {
  queues.set(database, { boss, isApart })
}

export function queueOf(tx: ScopedTx): ConnectedQueue {
  const queue = queues.get(tx.database)
  if (!queue) throw new Error('This database is not connected with the queue of jobs.')
  return queue
}

/** For the queue's own statements: as part of our transaction, where it can be. */
export function sqlOf(tx: ScopedTx): QueueSql {
  const { boss, isApart } = queueOf(tx)
  return isApart ? boss.getDb() : within(tx)
}

/** Asked for once: a queue that is there stays, and whoever sends may do so while the queue's database is away. */
const known = new WeakMap<PgBoss, Set<string>>()

export function noteQueues(boss: PgBoss, names: readonly string[]): void {
  known.set(boss, new Set([...(known.get(boss) ?? []), ...names]))
}

async function refuseUnknown(boss: PgBoss, name: string): Promise<void> {
  if (known.get(boss)?.has(name)) return
  if ((await boss.getQueue(name)) === null) throw new Error(`Queue ${name} does not exist`)
  noteQueues(boss, [name])
}

/** The job exists when the transaction commits, and not otherwise; workers are woken by the commit. */
export async function enqueue<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  /** With an `id` that is there already, nothing is added. */
  options: { id?: string; startAfter?: Date; singletonKey?: string } = {},
): Promise<void> {
  const { boss, isApart } = queueOf(tx)
  if (isApart) return sendLater(tx, job, [payload], options)
  const { data, ...place } = await placeInTurn(tx, job, payload, { startAfter: options.startAfter })
  await boss.send(job.name, data, { ...options, ...place, db: within(tx) })
}

/** Their turn is found when they are handed over. */
async function sendLater<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
  options: Pick<JobToQueue, 'id' | 'startAfter' | 'singletonKey' | 'isUnlessWaiting'> = {},
): Promise<void> {
  await refuseUnknown(queueOf(tx).boss, job.name)
  const jobs = payloads.map((payload): JobToQueue => {
    const data = job.payload.parse(payload)
    const turnOf = customerOf(tx, data)
    return { ...options, name: job.name, data, turnOf, places: placesOf(job, turnOf).length }
  })
  await writeDown(tx, jobs)
}

/** So many are written by one statement: however many there are, others have their turn between two. */
const WRITTEN_AT_ONCE = 500

/** As `enqueue` for each of these. */
export async function enqueueAll<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const { boss, isApart } = queueOf(tx)
  const turns = new Map<string, number>()
  for (let at = 0; at < payloads.length; at += WRITTEN_AT_ONCE) {
    const part = payloads.slice(at, at + WRITTEN_AT_ONCE)
    const placed: Placed<Payload>[] = []
    if (isApart) await sendLater(tx, job, part)
    else for (const payload of part) placed.push(await placeInTurn(tx, job, payload, { turns }))
    if (placed.length > 0) await boss.insert(job.name, placed, { db: within(tx) })
  }
}

/**
 * As `enqueue`, unless one with this key waits to begin. That one is then held back until the transaction ends, so that
 * it sees what was changed here; one that runs already may not, and does not count.
 */
export async function enqueueUnlessWaiting<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  singletonKey: string,
): Promise<void> {
  if (queueOf(tx).isApart) {
    // What the queue has is looked at when this is handed over: whatever waits there then begins after our commit.
    if (!(await holdWritten(tx, job.name, singletonKey)))
      await sendLater(tx, job, [payload], { singletonKey, isUnlessWaiting: true })
  } else if (!(await holdWaiting(within(tx), job.name, singletonKey))) {
    await enqueue(tx, job, payload, { singletonKey })
  }
}

/** Whether one with this in its payload waits, runs or will be tried again. One that used up its tries is not. */
export async function isUnderWay<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Partial<NoInfer<Payload>>,
): Promise<boolean> {
  // In this order: what is handed over between the two questions is in the queue before it is gone here.
  if (queueOf(tx).isApart && (await isWritten(tx, job.name, payload))) return true
  const { rows } = await sqlOf(tx).executeSql(
    `select from ${QUEUE_SCHEMA}.job
     where name = $1 and state in ('created', 'retry', 'active') and data @> $2::jsonb limit 1`,
    [job.name, JSON.stringify(payload)],
  )
  return rows.length > 0
}

/** All of a customer's, done and parked ones included: what they were given and what they said may hold names. */
export async function forgetJobs(tx: ScopedTx, customerId: string): Promise<void> {
  await (queueOf(tx).isApart ? writeDownForgetting(tx, customerId) : deleteJobsOf(within(tx), customerId))
}
