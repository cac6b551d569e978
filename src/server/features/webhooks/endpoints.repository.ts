import { sql, type Insertable, type Selectable } from 'kysely'
import { WEBHOOK_PATIENCE_DAYS, type WebhookEventType, type WebhookGivenUpFor } from '#shared/domain/webhooks.ts'
import type { WebhookEndpointsTable, WebhookSecretsTable } from '#server/database/api-tables.ts'
import { nowWhere } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type EndpointRow = Selectable<WebhookEndpointsTable>
export type SecretRow = Selectable<WebhookSecretsTable>

/** Whether any that is on wants to hear of it. */
export async function isWanted(tx: CustomerTx, type: WebhookEventType): Promise<boolean> {
  const found = await tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('is_on', '=', true)
    .where(sql<boolean>`${type} = any (events)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function list(tx: CustomerTx): Promise<EndpointRow[]> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function find(tx: CustomerTx, id: string, { isLocked = false } = {}): Promise<EndpointRow | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

export function insert(
  tx: CustomerTx,
  values: Pick<Insertable<WebhookEndpointsTable>, 'address' | 'events' | 'created_by_name'>,
): Promise<EndpointRow> {
  return tx
    .insertInto('webhook_endpoints')
    .values({ customer_id: tx.customerId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const HEALED = { failing_since: null, failing_days: 0, failed_on: null }

/** Switched on, it begins anew. */
export function update(
  tx: CustomerTx,
  id: string,
  { events, isOn }: { events?: WebhookEventType[] | undefined; isOn?: boolean | undefined },
): Promise<EndpointRow> {
  return tx
    .updateTable('webhook_endpoints')
    .set({
      ...(events && { events }),
      is_on: isOn ?? sql<boolean>`is_on`,
      ...(isOn === true && { ...HEALED, given_up_at: null, given_up_for: null }),
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With its secrets and all that it was sent. */
export function remove(tx: CustomerTx, id: string): Promise<{ address: string } | undefined> {
  return tx
    .deleteFrom('webhook_endpoints')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returning('address')
    .executeTakeFirst()
}

export type Outcome = 'taken' | WebhookGivenUpFor

/** It has taken something, or not; answers its address where this was one failure too many. */
export async function noteOutcome(
  tx: CustomerTx,
  id: string,
  outcome: Outcome,
): Promise<{ givenUp: { address: string; why: WebhookGivenUpFor } | null }> {
  if (outcome === 'taken') {
    const query = tx.updateTable('webhook_endpoints').set(HEALED).where('customer_id', '=', tx.customerId)
    await query.where('id', '=', id).where('failing_since', 'is not', null).execute()
    return { givenUp: null }
  }
  const isGone = sql.lit(outcome === 'gone')
  const { rows } = await sql<{ address: string; is_over: boolean }>`
    update webhook_endpoints w set failing_since = least(failing_since, now()), failing_days = o.days, failed_on = o.today,
      is_on = not o.is_over, given_up_at = ${nowWhere(sql`o.is_over`)},
      given_up_for = case when o.is_over then ${sql.lit(outcome)} end
    from (select f.*, ${isGone} or (days >= ${WEBHOOK_PATIENCE_DAYS} and is_long) as is_over from (
      select id, current_date as today, failing_days + (failed_on is distinct from current_date)::int as days,
        (failing_since < now() - make_interval(days => ${WEBHOOK_PATIENCE_DAYS})) is true as is_long
      from webhook_endpoints where customer_id = ${tx.customerId} and id = ${id} and is_on for update) f) o
    where w.customer_id = ${tx.customerId} and w.id = o.id returning w.address, o.is_over`.execute(tx)
  const [row] = rows
  return { givenUp: row?.is_over ? { address: row.address, why: outcome } : null }
}

/** Those that are good for now, the newest first. */
export function listSecrets(tx: CustomerTx, endpointIds: readonly string[]): Promise<SecretRow[]> {
  return tx
    .selectFrom('webhook_secrets')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', sql<string>`any (${[...endpointIds]}::uuid[])`)
    .where(sql<boolean>`coalesce(ends_at > now(), true)`)
    .orderBy(sql`ends_at desc nulls first`)
    .execute()
}

export async function insertSecret(
  tx: CustomerTx,
  secret: Pick<SecretRow, 'id' | 'endpoint_id' | 'secret' | 'hint'>,
): Promise<void> {
  await tx
    .insertInto('webhook_secrets')
    .values({ customer_id: tx.customerId, ...secret })
    .execute()
}

/** The present secret is good until then; those before it are not any more. */
export async function endSecrets(tx: CustomerTx, endpointId: string, endsAt: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_secrets')
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', endpointId)
    .where('ends_at', 'is not', null)
    .execute()
  await tx
    .updateTable('webhook_secrets')
    .set({ ends_at: endsAt })
    .where('customer_id', '=', tx.customerId)
    .where('endpoint_id', '=', endpointId)
    .execute()
}
