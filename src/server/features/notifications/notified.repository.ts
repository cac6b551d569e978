import { sql, type Insertable } from 'kysely'
import type { NotificationDeliveriesTable, NotificationsTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type NewNotification = Omit<Insertable<NotificationsTable>, 'customer_id'> & { id: string }
export type NewDelivery = Omit<Insertable<NotificationDeliveriesTable>, 'customer_id'> & { id: string }

/** A statement has room for 65,535 values, and a row of these takes a dozen. */
const ROWS_A_STATEMENT = 2000

function* inPortions<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) yield rows.slice(start, start + ROWS_A_STATEMENT)
}

const ofCustomer = <Row>(tx: CustomerTx, rows: readonly Row[]) =>
  rows.map((row) => ({ customer_id: tx.customerId, ...row }))

/** One with an id that is there already is not added again. */
export async function insertNotifications(tx: CustomerTx, rows: readonly NewNotification[]): Promise<void> {
  for (const portion of inPortions(rows)) {
    await tx
      .insertInto('notifications')
      .values(ofCustomer(tx, portion))
      .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
      .execute()
  }
}

/** `since`: its beginning; the time of the first of them follows. */
export type LinkOfMany = { always: string | null } | { since: string }

/** The first one's time is its row's until a second one comes, and then in the link. */
function linkTo(link: LinkOfMany, table: 'notifications' | 'notification_deliveries') {
  if ('always' in link) return link.always
  return sql<string>`case when ${sql.ref(`${table}.amount`)} > 1 then ${sql.ref(`${table}.link`)} else ${link.since}::text
    || iso_text(${sql.ref(`${table}.created_at`)}) end`
}

/** An unread one of the same topic takes it in, and is the newest again. */
export async function gatherNotifications(
  tx: CustomerTx,
  rows: readonly NewNotification[],
  linkOfMany: LinkOfMany,
): Promise<void> {
  for (const portion of inPortions(rows)) {
    await tx
      .insertInto('notifications')
      .values(ofCustomer(tx, portion))
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'user_id', 'topic'])
          .where('read_at', 'is', null)
          .where('topic', 'is not', null)
          .doUpdateSet((query) => ({
            amount: sql<number>`notifications.amount + excluded.amount`,
            params: query.ref('excluded.params'),
            link: linkTo(linkOfMany, 'notifications'),
            created_at: sql<Date>`greatest(notifications.created_at, excluded.created_at)`,
          })),
      )
      .execute()
  }
}

/** Those that were added; one that is there already stays as it is. */
export async function insertDeliveries(tx: CustomerTx, rows: readonly NewDelivery[]): Promise<string[]> {
  const ids: string[] = []
  for (const portion of inPortions(rows)) {
    const added = await tx
      .insertInto('notification_deliveries')
      .values(ofCustomer(tx, portion))
      .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
      .returning('id')
      .execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** One of the same topic that still waits takes it in, and leaves when it would have left. */
export async function gatherDeliveries(
  tx: CustomerTx,
  rows: readonly NewDelivery[],
  linkOfMany: LinkOfMany,
): Promise<void> {
  for (const portion of inPortions(rows)) {
    await tx
      .insertInto('notification_deliveries')
      .values(ofCustomer(tx, portion))
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'user_id', 'channel', 'topic'])
          // In the text: once PostgreSQL plans for every value of a parameter, it finds no index whose rows are sure to be these.
          .where(sql<boolean>`state = 'waiting'`)
          .where('topic', 'is not', null)
          .doUpdateSet((query) => ({
            amount: sql<number>`notification_deliveries.amount + excluded.amount`,
            params: query.ref('excluded.params'),
            link: linkTo(linkOfMany, 'notification_deliveries'),
          })),
      )
      .execute()
  }
}

/** Whoever is told for the first time gets a digest from then on, until they choose otherwise. */
export async function startTimePreferences(
  tx: CustomerTx,
  rows: readonly { userId: string; digestDueAt: Date }[],
): Promise<void> {
  for (const portion of inPortions(rows)) {
    const values = portion.map(({ userId, digestDueAt }) => ({ user_id: userId, digest_due_at: digestDueAt }))
    await tx
      .insertInto('notification_habits')
      .values(ofCustomer(tx, values))
      .onConflict((conflict) => conflict.columns(['customer_id', 'user_id']).doNothing())
      .execute()
  }
}
