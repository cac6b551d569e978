import { sql, type Selectable } from 'kysely'
import type { NotificationDeliveriesTable } from '#server/database/notification-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type DeliveryRow = Selectable<NotificationDeliveriesTable>

/** Longer than anybody takes to send one; whoever has not ended it by then has died over it. */
const HELD_MINUTES = 10
/** More would make no mail that anybody reads; the rest go in the next. */
const MOST_A_MAIL = 50

/** What was begun so often and never ended goes alone, as `find_due_deliveries` finds it: it keeps nothing else back. */
const MOST_JOINT_TRIES = 2
/** More will not help. They take twenty minutes at least: the queue has nine, and then it is held for a while. */
const MOST_TRIES = 20

export interface Claim {
  deliveryId: string
  /** An earlier try of the same job has died or failed: what that one had begun is taken up. */
  isAgain: boolean
}

/** What throws whenever it is tried is not tried for ever. */
export async function giveUpHopeless(tx: CustomerTx, { deliveryId, isAgain }: Claim): Promise<void> {
  await sql`
    update notification_deliveries set state = 'failed', failure = 'given-up', settled_at = now()
    where customer_id = ${tx.customerId} and id = ${deliveryId} and attempts >= ${MOST_TRIES} and ${isDue(isAgain)}
  `.execute(tx)
}

/** This one, if it is due, and what else is to be mailed to the person by now; held for a while. */
export async function claimMails(tx: CustomerTx, { deliveryId, isAgain }: Claim): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with asked as (
        select user_id, attempts from notification_deliveries
        where customer_id = ${tx.customerId} and id = ${deliveryId} and channel = 'email' and ${isDue(isAgain)}),
      due as (
        select d.id from notification_deliveries d join asked a on a.user_id = d.user_id
        where d.customer_id = ${tx.customerId} and d.channel = 'email' and d.state in ('waiting', 'sending')
          and (d.id = ${deliveryId}
            or (d.due_at <= now() and greatest(d.attempts, a.attempts) < ${MOST_JOINT_TRIES}))
        order by d.id = ${deliveryId} desc, d.due_at limit ${MOST_A_MAIL} for update of d skip locked),
      held as (
        update notification_deliveries d set ${hold} from due
        where d.customer_id = ${tx.customerId} and d.id = due.id returning d.*)
    select * from held order by created_at, id`.execute(tx)
  return rows
}

export async function claimPush(tx: CustomerTx, { deliveryId, isAgain }: Claim): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    update notification_deliveries set ${hold}
    where customer_id = ${tx.customerId} and id = ${deliveryId} and channel = 'push' and ${isDue(isAgain)}
    returning *`.execute(tx)
  return rows[0]
}

const isDue = (isAgain: boolean) =>
  sql`((state in ('waiting', 'sending') and due_at <= now()) or (state = 'sending' and ${isAgain}))`
const hold = sql`state = 'sending', attempts = attempts + 1, due_at = now() + make_interval(mins => ${HELD_MINUTES})`

/** How it ended, once: `false` when somebody else has ended one of them, and then nothing is changed for good. */
export async function settle(
  tx: CustomerTx,
  ids: readonly string[],
  outcome: { state: 'handed-on' | 'sent' | 'dropped' | 'failed'; failure?: string | null },
): Promise<boolean> {
  if (ids.length === 0) return true
  const settled = await tx
    .updateTable('notification_deliveries')
    .set({ state: outcome.state, failure: outcome.failure ?? null, settled_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', 'in', ids)
    .where('state', '=', 'sending')
    .returning('id')
    .execute()
  return settled.length === ids.length
}

/** Back among those that wait. One that gathers others of its topic meanwhile has its place: this goes by itself. */
export async function postpone(tx: CustomerTx, id: string, next: { dueAt: Date; failure: string }): Promise<void> {
  await tx
    .updateTable('notification_deliveries')
    .set({ state: 'waiting', topic: null, due_at: next.dueAt, failure: next.failure })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

export async function noteReached(tx: CustomerTx, id: string, deviceId: string): Promise<void> {
  await tx
    .updateTable('notification_deliveries')
    .set({ reached: sql`array_append(reached, ${deviceId}::uuid)` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export interface DueDelivery {
  customerId: string
  deliveryId: string
  channel: 'email' | 'push'
}

/** Across customers; of a person's mails the first, which takes the others along. */
export async function listDue(tx: ScopedTx, limit: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select customer_id as "customerId", id as "deliveryId", channel from find_due_deliveries(${limit})`.execute(tx)
  return rows
}

/** Across customers. */
export async function listDueDigests(tx: ScopedTx, limit: number): Promise<{ customerId: string; userId: string }[]> {
  const { rows } = await sql<{ customerId: string; userId: string }>`
    select customer_id as "customerId", user_id as "userId" from find_due_digests(${limit})`.execute(tx)
  return rows
}
