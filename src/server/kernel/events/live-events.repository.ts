import { sql } from 'kysely'
import type { LiveEventType } from '#shared/contracts/live-events.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export interface NewLiveEvent {
  type: LiveEventType
  subjectId: string | null
  /** Only this person's streams get it; `null` for everybody of the customer. */
  userId: string | null
}

export interface StoredLiveEvent extends NewLiveEvent {
  id: number
}

export const LIVE_CHANNEL = 'goodword_live'

/**
 * Numbers and stores the events. The counter's row stays locked until the commit, which makes the numbers follow the
 * order of commits; that is why this runs as the last step of a transaction.
 */
export async function append(tx: ScopedTx, events: readonly NewLiveEvent[]): Promise<void> {
  const counter = await tx
    .insertInto('live_event_counters')
    .values({ customer_id: tx.customerId, last_id: String(events.length) })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ last_id: sql`live_event_counters.last_id + excluded.last_id` }),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow()
  const first = Number(counter.last_id) - events.length + 1
  await tx
    .insertInto('live_events')
    .values(
      events.map((event, index) => ({
        customer_id: tx.customerId,
        id: String(first + index),
        user_id: event.userId,
        type: event.type,
        subject_id: event.subjectId,
      })),
    )
    .execute()
  await sql`select pg_notify(${LIVE_CHANNEL}, ${tx.customerId})`.execute(tx)
}

export async function listAfter(tx: ScopedTx, afterId: number, limit: number): Promise<StoredLiveEvent[]> {
  const rows = await tx
    .selectFrom('live_events')
    .select(['id', 'type', 'subject_id', 'user_id'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '>', String(afterId))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: Number(row.id),
    type: row.type as LiveEventType,
    subjectId: row.subject_id,
    userId: row.user_id,
  }))
}

/** Of these sessions those that nobody has ended. */
export async function listKeptSessions(tx: ScopedTx, sessionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from find_kept_sessions(${[...sessionIds]}::uuid[]) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function getLastId(tx: ScopedTx): Promise<number> {
  const row = await tx
    .selectFrom('live_event_counters')
    .select('last_id')
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return Number(row?.last_id ?? 0)
}
