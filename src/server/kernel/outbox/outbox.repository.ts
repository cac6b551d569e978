import { sql, type Selectable } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type TableName = 'mail_outbox' | 'sms_outbox' | 'replies' | 'disputes'

/** Where a table keeps what the outbox needs, and its words for the two states before the end. */
export interface OutboxTable<Name extends TableName> {
  name: Name
  state: string
  attempts: string
  /** When it may be taken next: its next try or, while it is being dispatched, the end of the longest call. */
  dueAt: string
  queued: string
  dispatching: string
}

export type Which<Name extends TableName> = Partial<Selectable<Tables[Name]>>

/**
 * `attempt` counts this one. `isInDoubt`: whoever dispatched it before has not come back to tell. `heldUntil` is this
 * claim's alone: whoever settles finds it in the row, or somebody else has taken that up since.
 */
export type Claimed<Name extends TableName> = Selectable<Tables[Name]> & {
  id: string
  attempt: number
  isInDoubt: boolean
  heldUntil: Date
}

/** Marks what is due as dispatching, in one statement. Two that claim at the same time never get the same row. */
export async function claim<Name extends TableName>(
  tx: ScopedTx,
  table: OutboxTable<Name>,
  { which, limit, holdSeconds }: { which: object; limit: number; holdSeconds: number },
): Promise<Claimed<Name>[]> {
  const [state, attempts, dueAt] = [sql.ref(table.state), sql.ref(table.attempts), sql.ref(table.dueAt)]
  const { rows } = await sql<Claimed<Name>>`
    with due as (
      select id, ${state} = ${table.dispatching} as in_doubt from ${sql.table(table.name)}
      where ${isWaiting(table, which)} and (${dueAt} is null or ${dueAt} <= now())
      order by ${dueAt} nulls first, id limit ${limit} for update skip locked)
    update ${sql.table(table.name)} t set ${state} = ${table.dispatching}, ${attempts} = ${attempts} + 1,
      ${dueAt} = date_trunc('milliseconds', now() + make_interval(secs => ${holdSeconds}))
    from due where t.id = due.id
    returning t.*, t.${attempts} as attempt, due.in_doubt as "isInDoubt", t.${dueAt} as "heldUntil"`.execute(tx)
  return rows
}

/** When the next of these may be taken, `undefined` when none waits. To the next millisecond: a job knows no finer time. */
export async function findNextDue(
  tx: ScopedTx,
  table: OutboxTable<TableName>,
  which: object,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(${sql.ref(table.dueAt)}, now()) + interval '1 millisecond' as at from ${sql.table(table.name)}
    where ${isWaiting(table, which)}
    order by ${sql.ref(table.dueAt)} nulls first limit 1`.execute(tx)
  return rows[0]?.at
}

const isWaiting = ({ state, queued, dispatching }: OutboxTable<TableName>, which: object) =>
  sql.join(
    [
      sql`${sql.ref(state)} in (${queued}, ${dispatching})`,
      ...Object.entries(which).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ],
    sql` and `,
  )
