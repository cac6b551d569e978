import type { Client } from 'pg'
import { parseDatabaseUrl, type DatabaseAddress } from '#server/database/address.ts'
import type { CopiedQueue } from '#server/database/backup/copied-tables.ts'
import { withClient } from '#server/database/prepare.ts'
import { QUEUE_SCHEMA } from '../queue-sql.ts'
import { RELAY_LOCK } from './queued-jobs.ts'

const AT_ONCE = 1000
/** Any number that nobody else locks. */
const SAME_DATABASE_LOCK = 7_203_116

/** For whoever copies or brings back both databases. */
export const findCopiedQueue = (url: string | null): CopiedQueue | null =>
  url === null ? null : { address: parseDatabaseUrl(url), schema: QUEUE_SCHEMA, relayLock: RELAY_LOCK }

/** What the queue still had in the product's database, where it was before, goes along with it; what is done stays behind. */
export function moveQueue(from: DatabaseAddress, to: DatabaseAddress): Promise<void> {
  return withClient(from, (product) =>
    withClient(to, async (queue) => {
      await refuseSame(product, queue)
      const { rows } = await product.query(`select where to_regclass('${QUEUE_SCHEMA}.job') is not null`)
      if (rows.length === 0) return
      while ((await moveSome(product, queue)) === AT_ONCE);
    }),
  )
}

/** However it is spelt: a lock is of one database. */
async function refuseSame(product: Client, queue: Client): Promise<void> {
  await product.query('select pg_advisory_lock($1)', [SAME_DATABASE_LOCK])
  const { rows } = await queue.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [
    SAME_DATABASE_LOCK,
  ])
  if (!rows[0]?.is_free)
    throw new Error('QUEUE_DATABASE_URL names the product’s own database. Give the queue another one, or leave it out.')
}

/** There before they are gone here; one that is there already stays as it is. */
async function moveSome(product: Client, queue: Client): Promise<number> {
  const { rows: queues } = await queue.query<{ name: string }>(`select name from ${QUEUE_SCHEMA}.queue`)
  const { rows } = await product.query<{ name: string; id: string; job: object }>(
    `select name, id, to_jsonb(j) as job from ${QUEUE_SCHEMA}.job j
     where state in ('created', 'retry', 'active') and name = any($1) and not starts_with(name, '__pgboss__')
     order by created_on, id limit ${AT_ONCE}`,
    [queues.map(({ name }) => name)],
  )
  await queue.query(
    `insert into ${QUEUE_SCHEMA}.job
     select * from jsonb_populate_recordset(null::${QUEUE_SCHEMA}.job, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows.map(({ job }) => job))],
  )
  await product.query(
    `delete from ${QUEUE_SCHEMA}.job j using unnest($1::text[], $2::uuid[]) moved (name, id)
     where j.name = moved.name and j.id = moved.id`,
    [rows.map(({ name }) => name), rows.map(({ id }) => id)],
  )
  return rows.length
}
