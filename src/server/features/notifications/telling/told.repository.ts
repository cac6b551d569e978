import { sql, type Insertable } from 'kysely'
import type { NotificationDeliveriesTable, NotificationsTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type NewNotification = Omit<Insertable<NotificationsTable>, 'customer_id'> & { id: string }
export type NewDelivery = Omit<Insertable<NotificationDeliveriesTable>, 'customer_id'> & { id: string }

/** One with an id that is there already is not added again. */
export async function insertNotifications(tx: CustomerTx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ customer_id: tx.customerId, ...row })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
    .execute()
}

/** An unread one of the same topic takes it in, and is the newest again. */
export async function gatherNotifications(
  tx: CustomerTx,
  rows: readonly NewNotification[],
  linkOfMany: string | null,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ customer_id: tx.customerId, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'user_id', 'topic'])
        .where('read_at', 'is', null)
        .where('topic', 'is not', null)
        .doUpdateSet((query) => ({
          amount: sql<number>`notifications.amount + excluded.amount`,
          params: query.ref('excluded.params'),
          link: linkOfMany,
          created_at: sql<Date>`greatest(notifications.created_at, excluded.created_at)`,
        })),
    )
    .execute()
}

/** Those that were added; one that is there already stays as it is. */
export async function insertDeliveries(tx: CustomerTx, rows: readonly NewDelivery[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await tx
    .insertInto('notification_deliveries')
    .values(rows.map((row) => ({ customer_id: tx.customerId, ...row })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** One of the same topic that still waits takes it in, and leaves when it would have left. */
export async function gatherDeliveries(
  tx: CustomerTx,
  rows: readonly NewDelivery[],
  linkOfMany: string | null,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notification_deliveries')
    .values(rows.map((row) => ({ customer_id: tx.customerId, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'user_id', 'channel', 'topic'])
        .where('state', '=', 'waiting')
        .where('topic', 'is not', null)
        .doUpdateSet((query) => ({
          amount: sql<number>`notification_deliveries.amount + excluded.amount`,
          params: query.ref('excluded.params'),
          link: linkOfMany,
        })),
    )
    .execute()
}

/** Whoever is told for the first time gets a digest from then on, until they choose otherwise. */
export async function startHabits(
  tx: CustomerTx,
  rows: readonly { userId: string; digestDueAt: Date }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notification_habits')
    .values(
      rows.map(({ userId, digestDueAt }) => ({
        customer_id: tx.customerId,
        user_id: userId,
        digest_due_at: digestDueAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'user_id']).doNothing())
    .execute()
}
