import { PgBoss } from 'pg-boss'
import { sql } from 'kysely'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Database } from '#server/database/connect.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { JobDefinition } from './job.ts'

export const QUEUE_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'

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
      heartbeatSeconds: 10,
      expireInSeconds: 900,
      deleteAfterSeconds: 7 * 86_400,
      notify: true,
    }
    await boss.createQueue(job.name, options)
    await boss.updateQueue(job.name, options)
  }
  await boss.getDb().executeSql(grantToApp)
  await boss.stop({ graceful: false })
}

/** Workers and senders change rows only; the schema belongs to the owner. */
const grantToApp = `
  grant usage on schema ${QUEUE_SCHEMA} to goodword_app, goodword_auth;
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to goodword_app;
  grant select, insert on all tables in schema ${QUEUE_SCHEMA} to goodword_auth;
  grant execute on all functions in schema ${QUEUE_SCHEMA} to goodword_app, goodword_auth;
`

/** Only workers watch over the queue and the clock; a process that just sends leaves that to them. */
export function createBoss(address: DatabaseAddress, { log, isWorker }: { log: Log; isWorker: boolean }): PgBoss {
  const boss = new PgBoss({
    ...address,
    schema: QUEUE_SCHEMA,
    max: 6,
    application_name: 'goodword_jobs',
    migrate: false,
    createSchema: false,
    useListenNotify: isWorker,
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

function queueOf(tx: ScopedTx): PgBoss {
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
  await queueOf(tx).send(job.name, job.payload.parse(payload), { ...options, db: within(tx) })
}

/** As `enqueue` for each of these, in one statement. */
export async function enqueueAll<Payload extends object>(
  tx: ScopedTx,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const data = payloads.map((payload) => ({ data: job.payload.parse(payload) }))
  if (data.length > 0) await queueOf(tx).insert(job.name, data, { db: within(tx) })
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

/** The queue's own statements, as part of our transaction. */
function within(tx: ScopedTx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.executeQuery({ ...sql.raw(text).compile(tx), parameters: values })
      return { rows: result.rows as unknown[] }
    },
  }
}
