import { sql, type Selectable } from 'kysely'
import type { PushSubscriptionsTable } from '#server/database/notification-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type DeviceRow = Selectable<PushSubscriptionsTable>

/** Another person's browser is now this one's. */
export async function releaseEndpoint(tx: CustomerTx, endpoint: string, userId: string): Promise<void> {
  await sql`select release_push_endpoint(${endpoint}, ${userId})`.execute(tx)
}

export function findByEndpoint(tx: CustomerTx, userId: string, endpoint: string): Promise<DeviceRow | undefined> {
  return tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
}

interface NewDevice {
  id: string
  user_id: string
  endpoint: string
  keys_sealed: string
  device: string
  session_id: string
}

/** A browser that is known keeps its place. */
export function put(tx: CustomerTx, device: NewDevice): Promise<DeviceRow> {
  const { keys_sealed, device: name, session_id } = device
  return tx
    .insertInto('push_subscriptions')
    .values({ customer_id: tx.customerId, ...device })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'id']).doUpdateSet({ keys_sealed, device: name, session_id }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Those that were added first make room. */
export async function keepNewest(tx: CustomerTx, userId: string, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where customer_id = ${tx.customerId} and id in (
      select id from push_subscriptions where customer_id = ${tx.customerId} and user_id = ${userId}
      order by created_at desc, id desc offset ${most})`.execute(tx)
}

export function remove(tx: CustomerTx, userId: string, id: string): Promise<{ id: string } | undefined> {
  return tx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}

/** Those in which the person is still signed in, the first added first. */
export function listDevices(tx: CustomerTx, userId: string, besides: readonly string[] = []): Promise<DeviceRow[]> {
  return tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`is_session_kept(session_id)`)
    .$if(besides.length > 0, (query) => query.where('id', 'not in', besides))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function noteUsed(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}
