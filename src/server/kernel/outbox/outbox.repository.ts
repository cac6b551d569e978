import { sql, type Selectable } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type TableName =
  | 'mail_outbox'
  | 'sms_outbox'
  | 'replies'
  | 'disputes'
  | 'campaign_recipients'
  | 'slack_messages'
  | 'webhook_deliveries'

/** Where a table keeps what the outbox needs, and its words for the two states before the end. */
const OWN_SHAPE = {
  state: 'state',
  attempts: 'attempts',
  /** When it may be taken next: its next try or, while it is being dispatched, the end of the longest call. */
  dueAt: 'due_at',
  queued: 'queued',
  dispatching: 'dispatching',
}

/** A table of another shape says where it differs. */
export type OutboxTable<Name extends TableName> = { name: Name } & Partial<typeof OWN_SHAPE>

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

/** Marks what is due as dispatching, in one statement, held until the last call of all these must have ended. Two that claim at the same time never get the same row. */
export async function claim<Name extends TableName>(
  tx: ScopedTx,
  table: OutboxTable<Name>,
  batch: { which: object; limit: number; longestCallSeconds: number; atOnce: number; secondsApart: number },
): Promise<Claimed<Name>[]> {
  const { dispatching, ...columns } = { ...OWN_SHAPE, ...table }
  const [state, attempts, dueAt] = [sql.ref(columns.state), sql.ref(columns.attempts), sql.ref(columns.dueAt)]
  const claiming = sql<Claimed<Name>>`
    with due as (
      select id, ${state} = ${dispatching} as in_doubt from ${sql.table(table.name)}
      where ${isWaiting(table, batch.which)} and (${dueAt} is null or ${dueAt} <= now())
      order by ${dueAt} nulls first, id limit ${batch.limit} for update skip locked),
      held as (select date_trunc('milliseconds', now() + make_interval(secs => ceil(count(*) / ${batch.atOnce}::float8)
        * ${batch.longestCallSeconds} + count(*) * ${batch.secondsApart}::float8)) as until from due)
    update ${sql.table(table.name)} t set ${state} = ${dispatching}, ${attempts} = ${attempts} + 1,
      ${dueAt} = held.until
    from due, held where ${isOfCustomer(batch.which)} and t.id = due.id
    returning t.*, t.${attempts} as attempt, due.in_doubt as "isInDoubt", t.${dueAt} as "heldUntil"`
  const [, { rows }] = await Promise.all([walkInOrder(tx, batch.which), claiming.execute(tx)])
  return rows
}

/** When the next of these may be taken, `undefined` when none waits. To the next millisecond: a job knows no finer time. */
export async function findNextDue(
  tx: ScopedTx,
  table: OutboxTable<TableName>,
  which: object,
): Promise<Date | undefined> {
  const dueAt = sql.ref(table.dueAt ?? OWN_SHAPE.dueAt)
  const looking = sql<{ at: Date }>`
    select greatest(${dueAt}, now()) + interval '1 millisecond' as at from ${sql.table(table.name)}
    where ${isWaiting(table, which)}
    order by ${dueAt} nulls first limit 1`
  const [, { rows }] = await Promise.all([walkInOrder(tx, which), looking.execute(tx)])
  return rows[0]?.at
}

/** Where customers are spread over nodes, a row is found by whose it is. */
const isOfCustomer = (which: object) => ('customer_id' in which ? sql`t.customer_id = ${which.customer_id}` : sql`true`)

/**
 * Of many that wait, the next come from the index that has them in order. Where the database knows little of the table, it would
 * read and sort them all instead, for each batch. On one row by its id this has no bearing.
 */
async function walkInOrder(tx: ScopedTx, which: object): Promise<void> {
  if (!('id' in which)) await sql`select set_config('enable_sort', 'off', true)`.execute(tx)
}

function isWaiting(table: OutboxTable<TableName>, which: object) {
  const { state, queued, dispatching } = { ...OWN_SHAPE, ...table }
  const wanted = Object.entries(which).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  // In the text itself: an index of these states alone is of no use to a plan that has to suit any.
  return sql.join([sql`${sql.ref(state)} in (${sql.lit(queued)}, ${sql.lit(dispatching)})`, ...wanted], sql` and `)
}
