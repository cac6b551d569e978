import { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '#server/database/address.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { JobDefinition } from './job.ts'
import { DEAD_LETTERS, HEARTBEAT_SECONDS, QUEUE_SCHEMA } from './queue-sql.ts'

/** Where customers are spread over nodes, the queue is on the first of them alone; elsewhere nobody knows the setting. */
const STAYING_IN_ONE_PLACE = '-c citus.enable_ddl_propagation=off'

/** As the owner of the schema: the queue's own tables and one queue a job. Safe to call at every start. */
export async function prepareQueue(
  owner: DatabaseAddress,
  jobs: readonly JobDefinition[],
  /** In a database of its own there are none of our roles, and everybody is its owner. */
  { isApart = false }: { isApart?: boolean } = {},
): Promise<void> {
  const options = STAYING_IN_ONE_PLACE
  const boss = new PgBoss({ ...owner, options, schema: QUEUE_SCHEMA, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 60 * 86_400, deleteAfterSeconds: 0 })
  for (const job of jobs) {
    const rules = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      deadLetter: DEAD_LETTERS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 900,
      deleteAfterSeconds: 7 * 86_400,
      notify: true,
    }
    await boss.createQueue(job.name, rules)
    await boss.updateQueue(job.name, rules)
  }
  if (!isApart) await boss.getDb().executeSql(grantToApp)
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

/** A server that is gone tells nobody. Whoever serves people waits for it no longer than for the product's own; upkeep may take its time. */
const LONGEST_QUERY_MS = { worker: 60_000, web: 15_000 }

/** Only workers watch over the queue and the clock; a process that just sends leaves that to them. */
export function createBoss(address: DatabaseAddress, { log, isWorker }: { log: Log; isWorker: boolean }): PgBoss {
  // Handed on to pg; the queue's own types do not know of it.
  const limits = { keepAlive: true, query_timeout: isWorker ? LONGEST_QUERY_MS.worker : LONGEST_QUERY_MS.web }
  const boss = new PgBoss({
    ...address,
    ...limits,
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
