import { PgBoss } from 'pg-boss'
import { sql } from 'kysely'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Database } from '#server/database/connect.ts'
import { NIL_CUSTOMER, type ScopedTx } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { JobDefinition } from './job.ts'

export const QUEUE_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'
/** A worker that was not heard of for so long is taken for dead, and its job comes back. */
export const HEARTBEAT_SECONDS = 10

/** As the owner of the schema: the queue's own tables and one queue a job. Safe to call at every start. */
export async function prepareQueue(owner: DatabaseAddress, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: QUEUE_SCHEMA, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 60 * 86_400, deleteAfterSeconds: 0 })
  for (const job of jobs) {
    const options = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      deadLetter: DEAD_LETTERS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 900,
      deleteAfterSeconds: 7 * 86_400,
      notify: true,
    }
    await boss.createQueue(job.name, options)
    await boss.updateQueue(job.name, options)
  }
  await boss.getDb().executeSql(grantToApp)
  await boss.getDb().executeSql(indexPlaces)
  await boss.stop({ graceful: false })
}

/** Workers and senders change rows only; the schema belongs to the owner. */
const grantToApp = `
  grant usage on schema ${QUEUE_SCHEMA} to goodword_app, goodword_auth, goodword_admin;
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to goodword_app, goodword_admin;
  grant select, insert on all tables in schema ${QUEUE_SCHEMA} to goodword_auth;
  grant execute on all functions in schema ${QUEUE_SCHEMA} to goodword_app, goodword_auth, goodword_admin;
`

/**
 * Finds a customer's last turn, and who has something waiting; the look comes first, because to make one that is there would wait
 * for every writer. It takes the place of job_turns, which did not know what is due.
 */
const indexPlaces = `
  do $$ begin
    if to_regclass('${QUEUE_SCHEMA}.job_places') is null then
      create index job_places on ${QUEUE_SCHEMA}.job (name, group_id, priority, start_after)
        where state < 'active' and not blocked;
      drop index if exists ${QUEUE_SCHEMA}.job_turns;
    end if;
  end $$
`

/**
 * What workers write (taken, done, failed) may be lost with the last moment before a crash of the database: the job then comes
 * again, and is safe to run twice. Jobs themselves are written by whoever sends them, in a transaction that waits as all do.
 */
const NOT_WAITING_FOR_THE_DISK = '-c synchronous_commit=off'

/** Only workers watch over the queue and the clock; a process that just sends leaves that to them. */
export function createBoss(address: DatabaseAddress, { log, isWorker }: { log: Log; isWorker: boolean }): PgBoss {
  const boss = new PgBoss({
    ...address,
    schema: QUEUE_SCHEMA,
    max: 6,
    application_name: 'goodword_jobs',
    options: NOT_WAITING_FOR_THE_DISK,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 3600,
    reindex: false,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  boss.on('warning', (warning) => log.debug({ warning }, 'queue'))
  return boss
}

const queues = new WeakMap<Database, PgBoss>()

/** From here on, whoever has a transaction of this database can enqueue. */
export function connectQueue(database: Database, boss: PgBoss): void {
  queues.set(database, boss)
}

export function queueOf(tx: ScopedTx): PgBoss {
  const boss = queues.get(tx.database)
  if (!boss) throw new Error('This database is not connected with the queue of jobs.')
  return boss
}

/** The job exists when the transaction commits, and not otherwise; workers are woken by the commit. */
export async function enqueue<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  /** With an `id` that is there already, nothing is added. */
  options: { id?: string; startAfter?: Date; singletonKey?: string } = {},
): Promise<void> {
  const queue = queueOf(tx)
  const { data, ...place } = await placeInTurn(tx, job, payload, { startAfter: options.startAfter })
  await queue.send(job.name, data, { ...options, ...place, db: within(tx) })
}

/** So many are written by one statement: however many there are, others have their turn between two. */
const WRITTEN_AT_ONCE = 500

/** As `enqueue` for each of these. */
export async function enqueueAll<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const turns = new Map<string, number>()
  for (let at = 0; at < payloads.length; at += WRITTEN_AT_ONCE) {
    const placed: Placed<Payload>[] = []
    for (const payload of payloads.slice(at, at + WRITTEN_AT_ONCE)) {
      placed.push(await placeInTurn(tx, job, payload, { turns }))
    }
    await queueOf(tx).insert(job.name, placed, { db: within(tx) })
  }
}

interface Placed<Payload> {
  data: Payload
  priority: number
  group?: { id: string }
}

/**
 * Customers take turns, whatever each has waiting: the queue takes the highest priority first, and each job's is one lower
 * than the last of its customer, or where the queue just is. What is no customer's has a line of its own.
 */
async function placeInTurn<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Payload,
  { startAfter, turns }: { startAfter?: Date | undefined; turns?: Map<string, number> },
): Promise<Placed<Payload>> {
  const data = job.payload.parse(payload)
  const { customerId = tx.customerId } = data as { customerId?: string }
  const places = placesOf(job, customerId)
  const turn = turns?.get(customerId) ?? (await findNextTurn(tx, job.name, { places, startAfter }))
  turns?.set(customerId, turn + 1)
  const place = places[turn % places.length]
  return { data, priority: -turn, ...(place && { group: { id: place } }) }
}

/** Where a customer's jobs may be done at the same time: half of a process's workers. */
function placesOf({ atOnce }: JobDefinition, customerId: string): string[] {
  if (customerId === NIL_CUSTOMER) return []
  return Array.from({ length: Math.max(1, Math.floor(atOnce / 2)) }, (_, place) => `${customerId} ${place}`)
}

/** Among what may begin by then: what a customer has planned for next week does not put off what is to be done now. */
async function findNextTurn(
  tx: ScopedTx,
  name: string,
  { places, startAfter = new Date() }: { places: readonly string[]; startAfter?: Date | undefined },
): Promise<number> {
  const jobs = sql.table(`${QUEUE_SCHEMA}.job`)
  const isTheirs = places.length === 0 ? sql`group_id is null` : sql`group_id = place`
  const { rows } = await sql<{ turn: number }>`
    select greatest(0,
      (select -priority from ${jobs}
       where name = ${name} and state < 'active' and not blocked and start_after <= now()
       order by priority desc limit 1),
      (select max(next) from unnest(${places.length === 0 ? [''] : places}::text[]) place, lateral (
         select 1 - priority as next from ${jobs}
         where name = ${name} and ${isTheirs} and state < 'active' and not blocked
           and start_after <= greatest(${startAfter}, now())
         order by priority limit 1) last)) as turn`.execute(tx)
  return rows[0]?.turn ?? 0
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
  // Workers pass over a row that somebody holds, and we pass over one that a worker is just taking.
  const { rows } = await sql`
    select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${job.name} and state = 'created' and singleton_key = ${singletonKey} and start_after <= now()
    limit 1 for share skip locked`.execute(tx)
  if (rows.length === 0) await enqueue(tx, job, payload, { singletonKey })
}

/** Whether one with this in its payload waits, runs or will be tried again. One that used up its tries is not. */
export async function isUnderWay<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payload: Partial<NoInfer<Payload>>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${job.name} and state in ('created', 'retry', 'active') and data @> ${JSON.stringify(payload)}::jsonb
    limit 1`.execute(tx)
  return rows.length > 0
}

/** All of a customer's, done and parked ones included: what they were given and what they said may hold names. */
export async function forgetJobs(tx: ScopedTx, customerId: string): Promise<void> {
  await sql`
    delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where data ->> 'customerId' = ${customerId} or starts_with(group_id, ${customerId})`.execute(tx)
}

/** The queue's own statements, as part of our transaction. */
export function within(tx: ScopedTx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.executeQuery({ ...sql.raw(text).compile(tx), parameters: values })
      return { rows: result.rows as unknown[] }
    },
  }
}
