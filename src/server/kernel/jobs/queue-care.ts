import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'
import { DEAD_LETTERS, QUEUE_SCHEMA, queueOf, within } from './job-queue.ts'

const jobs = sql.table(`${QUEUE_SCHEMA}.job`)
const queues = sql.table(`${QUEUE_SCHEMA}.queue`)

export interface QueueState {
  name: string
  /** Could begin now. */
  waiting: number
  /** Is set for later, or will be tried again. */
  later: number
  active: number
  failed: number
  oldest_at: Date | null
  paused_at: Date | null
  paused_by: string | null
}

/** Every queue, and what stands in it. What is done is not counted, so that a week of it costs nothing. */
export async function countQueues(tx: PlatformTx): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    with waiting as (
      select name, count(*) filter (where start_after <= now())::int as waiting,
        count(*) filter (where start_after > now())::int as later,
        min(greatest(created_on, start_after)) filter (where start_after <= now()) as oldest_at
      from ${jobs} where state < 'active' and not blocked and name <> ${DEAD_LETTERS} group by name
    ), active as (
      select name, count(*)::int as active from ${jobs} where state = 'active' group by name
    ), failed as (
      select source_name as name, count(*)::int as failed from ${jobs}
      where name = ${DEAD_LETTERS} and state < 'active' group by source_name
    )
    select q.name, coalesce(w.waiting, 0) as waiting, coalesce(w.later, 0) as later, coalesce(a.active, 0) as active,
      coalesce(f.failed, 0) as failed, w.oldest_at, p.paused_at, u.name as paused_by
    from ${queues} q
      left join waiting w on w.name = q.name left join active a on a.name = q.name left join failed f on f.name = q.name
      left join queue_pauses p on p.name = q.name left join admin_users u on u.user_id = p.paused_by
    where q.name <> ${DEAD_LETTERS} and not starts_with(q.name, '__pgboss__')
    order by q.name`.execute(tx)
  return rows
}

export interface DeadLetter {
  id: string
  queue: string
  reason: string | null
  attempts: number
  /** When it was parked. */
  created_at: Date
  first_at: Date | null
  customer_id: string | null
  company_name: string | null
}

/** What was given up, the newest first. What it was given to do is not told: names and addresses may stand there. */
export async function listDeadLetters(
  tx: PlatformTx,
  { queue, customerId }: { queue?: string | undefined; customerId?: string | undefined },
  { after, limit }: PageRequest,
): Promise<DeadLetter[]> {
  // A cursor holds milliseconds.
  const at = sql`date_trunc('milliseconds', j.created_on)`
  const { rows } = await sql<DeadLetter>`
    select j.id, coalesce(j.source_name, '') as queue, coalesce(j.source_retry_count, 0) + 1 as attempts,
      coalesce(j.source_output ->> 'reason', j.source_output ->> 'message', j.source_output -> 'value' ->> 'message') as reason,
      ${at} as created_at, j.source_created_on as first_at, c.id as customer_id, c.company_name
    from ${jobs} j left join customers c on c.id::text = j.data ->> 'customerId'
    where j.name = ${DEAD_LETTERS} and j.state < 'active'
      and ${queue === undefined ? sql`true` : sql`j.source_name = ${queue}`}
      and ${customerId === undefined ? sql`true` : sql`j.data ->> 'customerId' = ${customerId}`}
      and ${after === null ? sql`true` : sql`(${at}, j.id) < (${after.createdAt}, ${after.id}::uuid)`}
    order by ${at} desc, j.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Back to where they came from, each with all its tries; how many went. One that two ask for at once goes once. */
export function redrive(tx: PlatformTx, wanted: { ids?: string[]; queue?: string }): Promise<number> {
  return queueOf(tx).redrive(DEAD_LETTERS, {
    db: within(tx),
    ...(wanted.ids && { ids: wanted.ids }),
    ...(wanted.queue !== undefined && { sourceName: wanted.queue }),
  })
}

export async function hasQueue(tx: PlatformTx, name: string): Promise<boolean> {
  const { rows } = await sql`select from ${queues} where name = ${name} and name <> ${DEAD_LETTERS}`.execute(tx)
  return rows.length > 0
}

/** Whether it went on before. */
export async function pause(tx: PlatformTx, name: string, adminId: string): Promise<boolean> {
  const added = await tx
    .insertInto('queue_pauses')
    .values({ name, paused_by: adminId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether it was paused before. */
export async function goOn(tx: PlatformTx, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('queue_pauses').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}

/** For those who work: which queues begin nothing. */
export async function readPauses(db: Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>): Promise<ReadonlySet<string>> {
  const { rows } = await db.executeSql('select name from public.queue_pauses')
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}
