import { sql, type Selectable } from 'kysely'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { NotificationsTable } from '#server/database/notification-tables.ts'
import { sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type NotificationRow = Selectable<NotificationsTable>

/** A person, and what of theirs may be shown to them. */
export interface Reader {
  userId: string
  kinds: readonly NotificationKind[]
  /** Those from before there were kinds. */
  hasUnnamed: boolean
}

const isOfKinds = ({ kinds, hasUnnamed }: Reader) =>
  sql<boolean>`(kind = any(${[...kinds]}::text[]) or (kind is null and ${hasUnnamed}::boolean))`

const isFor = (reader: Reader) => sql<boolean>`user_id = ${reader.userId} and ${isOfKinds(reader)}`

/** Each tells, too, how many are unread. */
export function listNewest(
  tx: CustomerTx,
  reader: Reader,
  { after, limit }: PageRequest,
): Promise<(NotificationRow & { unread_count: number })[]> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .select(selectUnread(tx, reader).as('unread_count'))
    .where('customer_id', '=', tx.customerId)
    .where(isFor(reader))
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** What the reviews say that each of these tells of, in their order, by the notification's id. */
export async function listReviewWords(
  tx: CustomerTx,
  rows: readonly NotificationRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = rows.filter((row) => row.review_ids.length > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows: said } = await sql<{ id: string; words: string[] }>`
    select n.id, array_agg(w.words order by told.place) as words
    from notifications n
    cross join lateral unnest(n.review_ids) with ordinality as told (review_id, place)
    join review_contents c on c.customer_id = n.customer_id and c.review_id = told.review_id
    cross join lateral (select left(coalesce(nullif(c.content, ''), c.title), 300) as words) w
    where n.customer_id = ${tx.customerId} and n.id = any(${ids}::uuid[]) and w.words <> ''
    group by n.id`.execute(tx)
  return new Map(said.map(({ id, words }) => [id, words]))
}

// Counted by kind, and each kind asked about once: `offset 0` keeps the question from being asked of every row.
const selectUnread = (tx: CustomerTx, reader: Reader) => sql<number>`(
  select coalesce(sum(amount), 0)::int from (
    select kind, count(*) as amount from notifications
    where customer_id = ${tx.customerId} and user_id = ${reader.userId} and read_at is null group by kind offset 0) unread
  where ${isOfKinds(reader)})`

export async function countUnread(tx: CustomerTx, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${selectUnread(tx, reader)} as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Reading what has been read changes nothing: the first time stays. */
export function markRead(tx: CustomerTx, reader: Reader, id: string): Promise<NotificationRow | undefined> {
  return tx
    .updateTable('notifications')
    .set({ read_at: sinceWhen('read_at') })
    .where('customer_id', '=', tx.customerId)
    .where(isFor(reader))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function markAllRead(tx: CustomerTx, reader: Reader): Promise<number> {
  const result = await tx
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where(isFor(reader))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
