import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { ScopedTx } from '#server/database/transactions.ts'

export const QUEUE_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'
/** A worker that was not heard of for so long is taken for dead, and its job comes back. */
export const HEARTBEAT_SECONDS = 10

export type QueueSql = Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>

/** The queue's own statements, as part of our transaction. */
export function within(tx: ScopedTx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.executeQuery({ ...sql.raw(text).compile(tx), parameters: values })
      return { rows: result.rows as unknown[] }
    },
  }
}

/** Workers pass over a row that somebody holds, and we pass over one that a worker is just taking. */
export async function holdWaiting(db: QueueSql, name: string, singletonKey: string): Promise<boolean> {
  const { rows } = await db.executeSql(
    `select from ${QUEUE_SCHEMA}.job
     where name = $1 and state = 'created' and singleton_key = $2 and start_after <= now()
     limit 1 for share skip locked`,
    [name, singletonKey],
  )
  return rows.length > 0
}

export async function deleteJobsOf(db: QueueSql, customerId: string): Promise<void> {
  await db.executeSql(`delete from ${QUEUE_SCHEMA}.job where data ->> 'customerId' = $1 or starts_with(group_id, $1)`, [
    customerId,
  ])
}
