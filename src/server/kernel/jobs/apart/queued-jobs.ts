import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

// Where the queue is in a database of its own, no transaction holds both: a job is written down here with its cause, and handed
// over once that has been committed (`job-relay.ts`).

/** Where a commit says that there is something to hand over. */
export const QUEUED_CHANNEL = 'goodword_queued'

export interface JobToQueue {
  id?: string | undefined
  name: string
  data: object
  turnOf: string
  /** How many of theirs may be done at the same time; 0: as many as there are workers. */
  places: number
  startAfter?: Date | undefined
  singletonKey?: string | undefined
  isUnlessWaiting?: boolean
}

/** With an `id` that is there already, nothing is added. */
export async function writeDown(tx: ScopedTx, jobs: readonly JobToQueue[]): Promise<void> {
  await sql`
    with written as (
      insert into queued_jobs (id, name, data, turn_of, places, start_after, singleton_key, is_unless_waiting)
      select coalesce(id, gen_random_uuid()), name, data, "turnOf", places, "startAfter", "singletonKey",
        coalesce("isUnlessWaiting", false)
      from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as job (id uuid, name text, data jsonb, "turnOf" uuid,
        places integer, "startAfter" timestamptz, "singletonKey" text, "isUnlessWaiting" boolean)
      on conflict (id) do nothing)
    select pg_notify(${QUEUED_CHANNEL}, 'written')`.execute(tx)
}

/**
 * Whether one with this key has not been handed over and would do. It is held here until the transaction ends, so that it sees
 * what was changed; whoever hands over passes over what somebody holds.
 */
export async function holdWritten(tx: ScopedTx, name: string, singletonKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from queued_jobs
    where name = ${name} and singleton_key = ${singletonKey} and (start_after is null or start_after <= now())
    limit 1 for share skip locked`.execute(tx)
  return rows.length > 0
}

export async function isWritten(tx: ScopedTx, name: string, data: object): Promise<boolean> {
  const { rows } = await sql`
    select from queued_jobs where name = ${name} and data @> ${JSON.stringify(data)}::jsonb limit 1`.execute(tx)
  return rows.length > 0
}

/** What of a customer's is on its way goes at once, what the queue has once it is told. */
export async function writeDownForgetting(tx: ScopedTx, customerId: string): Promise<void> {
  await tx
    .deleteFrom('queued_jobs')
    .where((row) => row.or([row('turn_of', '=', customerId), sql<boolean>`data ->> 'customerId' = ${customerId}`]))
    .execute()
  await tx.insertInto('queued_jobs').values({ turn_of: customerId }).execute()
  await sql`select pg_notify(${QUEUED_CHANNEL}, 'written')`.execute(tx)
}

/** Those of one queue that wait to be handed over. */
export interface WrittenCount {
  name: string
  waiting: number
  later: number
  oldest_at: Date | null
}

export async function countWritten(tx: ScopedTx): Promise<WrittenCount[]> {
  const { rows } = await sql<WrittenCount>`
    select name, count(*) filter (where start_after is null or start_after <= now())::int as waiting,
      count(*) filter (where start_after > now())::int as later,
      min(greatest(written_at, start_after)) filter (where start_after is null or start_after <= now()) as oldest_at
    from queued_jobs where name is not null group by name`.execute(tx)
  return rows
}

export interface WrittenJob {
  id: string
  name: string
  data: object
  turn_of: string
  places: number
  start_after: Date | null
  singleton_key: string | null
  is_unless_waiting: boolean
}

/** However many customers have something waiting. */
const FEWEST_EACH = 10

/**
 * Of each customer in turn what was written first, so that many of one do not keep another's only one waiting. What was written
 * after the queue was told to forget theirs waits until it has. Nobody else is given them before the transaction has ended.
 */
export async function takeWritten(tx: ScopedTx, limit: number, refused: readonly string[]): Promise<WrittenJob[]> {
  const { rows } = await sql<WrittenJob>`
    with recursive whose (turn_of) as (
      (select turn_of from queued_jobs order by turn_of limit 1)
      union all
      select (select q.turn_of from queued_jobs q where q.turn_of > w.turn_of order by q.turn_of limit 1)
      from whose w where w.turn_of is not null
    ), line as (
      select w.turn_of, (select min(f.position) from queued_jobs f where f.name is null and f.turn_of = w.turn_of) as forget_at
      from whose w, lateral (
        select q.position from queued_jobs q where q.turn_of = w.turn_of order by q.position limit 1) oldest
      order by oldest.position
    )
    select job.* from line, lateral (
      select id, name, data, turn_of, places, start_after, singleton_key, is_unless_waiting
      from queued_jobs q where q.turn_of = line.turn_of and q.name is not null and q.id <> all(${refused}::uuid[])
        and q.position < coalesce(line.forget_at, 9223372036854775807)
      order by q.position limit (select greatest(${FEWEST_EACH}::int, ${limit}::int / count(*)) from line)
      for update skip locked) job
    limit ${limit}`.execute(tx)
  return rows
}

export async function dropWritten(tx: ScopedTx, ids: readonly string[]): Promise<void> {
  await sql`delete from queued_jobs where id = any(${ids}::uuid[])`.execute(tx)
}

export interface ToForget {
  id: string
  turn_of: string
}

/** The first of whose jobs the queue is to forget. */
export async function findToForget(tx: ScopedTx, refused: readonly string[]): Promise<ToForget | null> {
  const { rows } = await sql<ToForget>`
    select id, turn_of from queued_jobs where name is null and id <> all(${refused}::uuid[])
    order by position limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Whether it is still to be done. What was written before, and seen too late to go at once, goes now. */
export async function beginToForget(tx: ScopedTx, { id, turn_of: customerId }: ToForget): Promise<boolean> {
  await sql`
    delete from queued_jobs q using queued_jobs f
    where f.id = ${id} and q.turn_of = ${customerId} and q.name is not null and q.position < f.position`.execute(tx)
  const { rows } = await sql`select from queued_jobs where id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Whoever copies both databases wants nothing to go from one to the other between two looks. */
export const RELAY_LOCK = 7_203_115

export async function mayHandOver(tx: ScopedTx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${RELAY_LOCK}) as may`.execute(
    tx,
  )
  return rows[0]?.may ?? false
}

/** Together with what is to be forgotten. */
export async function countAllWritten(tx: ScopedTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from queued_jobs`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Since when the oldest waits to be handed over. */
export async function findOldestWritten(tx: ScopedTx): Promise<Date | null> {
  const row = await tx.selectFrom('queued_jobs').select('written_at').orderBy('position').limit(1).executeTakeFirst()
  return row?.written_at ?? null
}
