import { sql, type Selectable } from 'kysely'
import type { PushSubscriptionsTable } from '#server/database/notification-tables.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type DeviceRow = Selectable<PushSubscriptionsTable>

/** Another person's browser is now this one's, where it is the same browser; `false`: only its address is. */
export async function releaseEndpoint(
  tx: CustomerTx,
  { endpoint, user_id: userId, keys_hash: keysHash }: Pick<NewDevice, 'endpoint' | 'user_id' | 'keys_hash'>,
): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select release_push_endpoint(${endpoint}, ${userId}, ${keysHash}) as "isFree"`.execute(tx)
  return rows[0]?.isFree ?? false
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
  keys_hash: Buffer
  device: string
  session_id: string
}

const HEARD_FROM = { failures: 0, failing_since: null }

/** A browser that is known keeps its place. */
export async function put(tx: CustomerTx, { keys_hash, ...device }: NewDevice): Promise<DeviceRow> {
  const { id, endpoint, keys_sealed, device: name, session_id } = device
  const entry = { endpoint, customer_id: tx.customerId, subscription_id: id, session_id, keys_hash }
  await tx
    .insertInto('directory.push_endpoints')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['endpoint', 'customer_id']).doUpdateSet(asInserted(entry)))
    .execute()
  return tx
    .insertInto('push_subscriptions')
    .values({ customer_id: tx.customerId, ...device })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'id']).doUpdateSet({ keys_sealed, device: name, session_id, ...HEARD_FROM }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Those that were added first make room. */
export async function keepNewest(tx: CustomerTx, userId: string, most: number): Promise<void> {
  const surplus = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .execute()
  for (const { id } of surplus) await remove(tx, userId, id)
}

export async function remove(tx: CustomerTx, userId: string, id: string): Promise<{ id: string } | undefined> {
  const removed = await tx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'endpoint'])
    .executeTakeFirst()
  if (!removed) return undefined
  await tx
    .deleteFrom('directory.push_endpoints')
    .where('endpoint', '=', removed.endpoint)
    .where('customer_id', '=', tx.customerId)
    .execute()
  return { id }
}

/** Those in which the person is still signed in, the first added first. */
export async function listDevices(
  tx: CustomerTx,
  userId: string,
  besides: readonly string[] = [],
): Promise<DeviceRow[]> {
  const devices = await tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .$if(besides.length > 0, (query) => query.where('id', 'not in', besides))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const { rows } = await sql<{ id: string }>`
    select id from find_kept_sessions(${devices.map((device) => device.session_id)}::uuid[]) as id`.execute(tx)
  const kept = new Set(rows.map(({ id }) => id))
  return devices.filter((device) => kept.has(device.session_id))
}

export async function noteUsed(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ used_at: sql`now()`, ...HEARD_FROM })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

/** Its push service has not answered, once more. */
export async function noteSilent(tx: CustomerTx, id: string): Promise<{ failures: number; isOverADay: boolean }> {
  const { rows } = await sql<{ failures: number; since: Date }>`
    update push_subscriptions set failures = failures + 1, failing_since = least(failing_since, now())
    where customer_id = ${tx.customerId} and id = ${id}
    returning failures, failing_since as since`.execute(tx)
  const [row] = rows
  return {
    failures: row?.failures ?? 0,
    isOverADay: row !== undefined && row.since.getTime() < Date.now() - 86_400_000,
  }
}

/** Then a push says whose it is: all of them come to the same browser. */
export async function belongsToSeveral(tx: CustomerTx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select count(*) > 1 as "isSo" from find_memberships(${userId}) where is_active`.execute(tx)
  return rows[0]?.isSo ?? false
}
