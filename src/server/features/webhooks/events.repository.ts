import { sql, type Insertable } from 'kysely'
import type { WebhookEventsTable } from '#server/database/api-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

const AT_ONCE = 500

export async function insertEvents(
  tx: CustomerTx,
  events: readonly Pick<Insertable<WebhookEventsTable>, 'id' | 'type' | 'data' | 'endpoint_id'>[],
): Promise<void> {
  for (let at = 0; at < events.length; at += AT_ONCE) {
    const values = events.slice(at, at + AT_ONCE).map((event) => ({ customer_id: tx.customerId, ...event }))
    const inserting = tx.insertInto('webhook_events').values(values)
    await inserting.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

/**
 * Gives numbers to what has none, and lays it out for whoever wants it. Two that do so come one after the other. Answers for which
 * endpoints there is something now, and whether there is more.
 */
export async function spread(tx: CustomerTx): Promise<{ endpointIds: string[]; hasMore: boolean }> {
  const { last } = await tx
    .insertInto('webhook_counters')
    .values({ customer_id: tx.customerId, last: '0' })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ last: sql`webhook_counters.last` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`
    with waiting as (
      select id, row_number() over (order by created_at, id) as place from (
        select id, created_at from webhook_events where customer_id = ${tx.customerId} and sequence is null
        order by created_at, id limit ${AT_ONCE}) first)
    update webhook_events e set sequence = ${last}::bigint + waiting.place from waiting
    where e.customer_id = ${tx.customerId} and e.id = waiting.id returning e.id`.execute(tx)
  await tx
    .updateTable('webhook_counters')
    .set({ last: String(Number(last) + rows.length) })
    .where('customer_id', '=', tx.customerId)
    .execute()
  const numbered = rows.map(({ id }) => id)
  return { endpointIds: await layOut(tx, numbered), hasMore: rows.length === AT_ONCE }
}

async function layOut(tx: CustomerTx, eventIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ endpoint_id: string }>`
    with laid as (
      insert into webhook_deliveries (customer_id, endpoint_id, event_id)
      select e.customer_id, w.id, e.id
      from webhook_events e join webhook_endpoints w on w.customer_id = e.customer_id and w.is_on
        and (e.endpoint_id = w.id or (e.endpoint_id is null and e.type = any (w.events) and w.created_at <= e.created_at))
      where e.customer_id = ${tx.customerId} and e.id = any (${[...eventIds]}::uuid[])
      on conflict do nothing returning endpoint_id)
    select distinct endpoint_id from laid`.execute(tx)
  return rows.map((row) => row.endpoint_id)
}

export interface EventRow {
  id: string
  type: string
  data: object
  sequence: string | null
  created_at: Date
}

export function listEvents(tx: CustomerTx, ids: readonly string[]): Promise<EventRow[]> {
  return tx
    .selectFrom('webhook_events')
    .select(['id', 'type', 'data', 'sequence', 'created_at'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute()
}

/** Across customers. `endpointId` is `null` where events have no number yet. */
export async function listStranded(
  tx: ScopedTx,
  limit: number,
): Promise<{ customerId: string; endpointId: string | null }[]> {
  const { rows } = await sql<{ customerId: string; endpointId: string | null }>`
    select customer_id as "customerId", endpoint_id as "endpointId" from find_stranded_webhooks(${limit})`.execute(tx)
  return rows
}
