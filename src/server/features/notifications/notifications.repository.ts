import { sql, type Selectable } from 'kysely'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { NotificationsTable } from '#server/database/notification-tables.ts'
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

const isFor = ({ userId, kinds, hasUnnamed }: Reader) =>
  sql<boolean>`user_id = ${userId} and (kind = any(${[...kinds]}::text[]) or (kind is null and ${hasUnnamed}::boolean))`

export function listNewest(tx: CustomerTx, reader: Reader, { after, limit }: PageRequest): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where(isFor(reader))
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(tx: CustomerTx, reader: Reader): Promise<number> {
  const row = await tx
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', tx.customerId)
    .where(isFor(reader))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Reading what has been read changes nothing: the first time stays. */
export function markRead(tx: CustomerTx, reader: Reader, id: string): Promise<NotificationRow | undefined> {
  return tx
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
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
