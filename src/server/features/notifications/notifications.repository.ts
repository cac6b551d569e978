import { sql, type Selectable } from 'kysely'
import type { NotificationsTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type NotificationRow = Selectable<NotificationsTable>

export function listNewest(
  tx: CustomerTx,
  options: { userId: string; after: Keyset | null; limit: number },
): Promise<NotificationRow[]> {
  const { after } = options
  return tx
    .selectFrom('notifications')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', options.userId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}

export async function countUnread(tx: CustomerTx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Reading what has been read changes nothing: the first time stays. */
export function markRead(tx: CustomerTx, userId: string, id: string): Promise<NotificationRow | undefined> {
  return tx
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function markAllRead(tx: CustomerTx, userId: string): Promise<number> {
  const result = await tx
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
