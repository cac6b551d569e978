import { sql } from 'kysely'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'
import { queueOf, sqlOf } from './job-queue.ts'
import { DEAD_LETTERS, QUEUE_SCHEMA, type QueueSql } from './queue-sql.ts'
import { countWritten } from './apart/queued-jobs.ts'

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

type QueueCounts = Omit<QueueState, 'paused_at' | 'paused_by'>

/** Every queue, and what stands in it. What is done is not counted, so that a week of it costs nothing. */
export async function countQueues(tx: PlatformTx): Promise<QueueState[]> {
  const { rows: pauses } = await sql<Pick<QueueState, 'name' | 'paused_at' | 'paused_by'>>`
    select p.name, p.paused_at, u.name as paused_by
    from queue_pauses p left join admin_users u on u.user_id = p.paused_by`.execute(tx)
  // In this order: one that is handed over just now may be counted twice, and is never left out.
  const written = queueOf(tx).isApart ? await countWritten(tx) : []
  const { rows } = await sqlOf(tx).executeSql(COUNT_QUEUES, [DEAD_LETTERS])
  return (rows as QueueCounts[]).map((queue) => {
    const pause = pauses.find(({ name }) => name === queue.name)
    const { waiting = 0, later = 0, oldest_at: oldestAt = null } = written.find(({ name }) => name === queue.name) ?? {}
    return {
      ...queue,
      waiting: queue.waiting + waiting,
      later: queue.later + later,
      oldest_at: findEarlier(queue.oldest_at, oldestAt),
      paused_at: pause?.paused_at ?? null,
      paused_by: pause?.paused_by ?? null,
    }
  })
}

const findEarlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one

const COUNT_QUEUES = `
  with waiting as (
    select name, count(*) filter (where start_after <= now())::int as waiting,
      count(*) filter (where start_after > now())::int as later,
      min(greatest(created_on, start_after)) filter (where start_after <= now()) as oldest_at
    from ${QUEUE_SCHEMA}.job where state < 'active' and not blocked and name <> $1 group by name
  ), active as (
    select name, count(*)::int as active from ${QUEUE_SCHEMA}.job where state = 'active' group by name
  ), failed as (
    select source_name as name, count(*)::int as failed from ${QUEUE_SCHEMA}.job
    where name = $1 and state < 'active' group by source_name
  )
  select q.name, coalesce(w.waiting, 0) as waiting, coalesce(w.later, 0) as later, coalesce(a.active, 0) as active,
    coalesce(f.failed, 0) as failed, w.oldest_at
  from ${QUEUE_SCHEMA}.queue q
    left join waiting w on w.name = q.name left join active a on a.name = q.name left join failed f on f.name = q.name
  where q.name <> $1 and not starts_with(q.name, '__pgboss__')
  order by q.name`

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
  const bounds = [queue ?? null, customerId ?? null, after?.createdAt ?? null, after?.id ?? null]
  const { rows } = await sqlOf(tx).executeSql(LIST_DEAD_LETTERS, [DEAD_LETTERS, ...bounds, limit])
  const letters = rows as Omit<DeadLetter, 'company_name'>[]
  const ids = letters.flatMap(({ customer_id: id }) => id ?? [])
  const { rows: customers } = await sql<{ id: string; company_name: string }>`
    select id, company_name from customers where id::text = any(${ids}::text[])`.execute(tx)
  return letters.map((letter) => {
    const customer = customers.find(({ id }) => id === letter.customer_id)
    return { ...letter, customer_id: customer?.id ?? null, company_name: customer?.company_name ?? null }
  })
}

/** A cursor holds milliseconds. */
const LIST_DEAD_LETTERS = `
  select j.id, coalesce(j.source_name, '') as queue, coalesce(j.source_retry_count, 0) + 1 as attempts,
    coalesce(j.source_output ->> 'reason', j.source_output ->> 'message', j.source_output -> 'value' ->> 'message') as reason,
    at as created_at, j.source_created_on as first_at, j.data ->> 'customerId' as customer_id
  from ${QUEUE_SCHEMA}.job j, lateral date_trunc('milliseconds', j.created_on) at
  where j.name = $1 and j.state < 'active'
    and ($2::text is null or j.source_name = $2) and ($3::text is null or j.data ->> 'customerId' = $3)
    and ($4::timestamptz is null or (at, j.id) < ($4, $5::uuid))
  order by at desc, j.id desc limit $6`

/**
 * Back to where they came from, each with all its tries; how many went. One that two ask for at once goes once. Where the queue is in a
 * database of its own, they have gone whatever becomes of the transaction.
 */
export function redrive(tx: PlatformTx, wanted: { ids?: string[]; queue?: string }): Promise<number> {
  return queueOf(tx).boss.redrive(DEAD_LETTERS, {
    db: sqlOf(tx),
    ...(wanted.ids && { ids: wanted.ids }),
    ...(wanted.queue !== undefined && { sourceName: wanted.queue }),
  })
}

export async function hasQueue(tx: PlatformTx, name: string): Promise<boolean> {
  const asked = `select from ${QUEUE_SCHEMA}.queue where name = $1 and name <> $2`
  return (await sqlOf(tx).executeSql(asked, [name, DEAD_LETTERS])).rows.length > 0
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
export async function readPauses(db: QueueSql): Promise<ReadonlySet<string>> {
  const { rows } = await db.executeSql('select name from public.queue_pauses')
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}
