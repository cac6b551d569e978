import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ProviderType } from '#shared/domain/providers.ts'
import type { ProviderConnectionsTable } from '#server/database/provider-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { ProviderEvent } from '#server/adapters/marketing/port.ts'

export type ConnectionRow = Selectable<ProviderConnectionsTable>

/** In the order they were connected. */
export function list(tx: CustomerTx): Promise<ConnectionRow[]> {
  return tx
    .selectFrom('provider_connections')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findById(
  tx: CustomerTx,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('provider_connections')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

type NewConnection = Omit<Insertable<ProviderConnectionsTable>, 'customer_id'> & { id: string }

/** With the address that the service reports to. */
export async function insert(tx: CustomerTx, connection: NewConnection): Promise<ConnectionRow> {
  const { id, hook_word: word } = connection
  await tx
    .insertInto('directory.provider_hooks')
    .values({ word, customer_id: tx.customerId, connection_id: id })
    .execute()
  return tx
    .insertInto('provider_connections')
    .values({ customer_id: tx.customerId, ...connection })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function update(
  tx: CustomerTx,
  id: string,
  values: Updateable<ProviderConnectionsTable>,
): Promise<ConnectionRow | undefined> {
  return tx
    .updateTable('provider_connections')
    .set({ ...values, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .deleteFrom('directory.provider_hooks')
    .where('customer_id', '=', tx.customerId)
    .where('connection_id', '=', id)
    .execute()
  await tx.deleteFrom('provider_connections').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

/** No other one of the channel is the default then. */
export async function clearDefault(tx: CustomerTx, type: ProviderType): Promise<void> {
  await tx
    .updateTable('provider_connections')
    .set({ is_default: false })
    .where('customer_id', '=', tx.customerId)
    .where('provider_type', '=', type)
    .where('is_default', '=', true)
    .execute()
}

export async function findHook(
  tx: PlatformTx,
  word: string,
): Promise<{ customerId: string; connectionId: string } | undefined> {
  const { rows } = await sql<{
    customerId: string
    connectionId: string
  }>`select customer_id as "customerId", connection_id as "connectionId" from find_provider_hook(${word})`.execute(tx)
  return rows[0]
}

/** Active ones that nobody asked for a day, longest first. */
export async function listUnchecked(tx: PlatformTx, limit: number) {
  const { rows } = await sql<{
    customerId: string
    connectionId: string
  }>`select customer_id as "customerId", connection_id as "connectionId" from find_unchecked_providers(${limit})`.execute(
    tx,
  )
  return rows
}

/** Active ones that have to be renewed, or end within a week with nobody told. */
export async function listEnding(tx: PlatformTx, limit: number) {
  const { rows } = await sql<{
    customerId: string
    connectionId: string
  }>`select customer_id as "customerId", connection_id as "connectionId" from find_ending_providers(${limit})`.execute(
    tx,
  )
  return rows
}

/** The process that gets it renews the tokens; `undefined` for all others, until the lease runs out. */
export function takeLease(tx: CustomerTx, id: string, seconds: number): Promise<ConnectionRow | undefined> {
  return tx
    .updateTable('provider_connections')
    .set({ renew_lease_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where((where) =>
      where.or([where('renew_lease_until', 'is', null), where('renew_lease_until', '<', sql<Date>`now()`)]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function releaseLease(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('provider_connections')
    .set({ renew_lease_until: null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

/** Only in the place of those they came from: what was connected anew meanwhile stays as it is. */
export async function replaceTokens(
  tx: CustomerTx,
  { id, credentials }: Pick<ConnectionRow, 'id' | 'credentials'>,
  values: Updateable<ProviderConnectionsTable>,
): Promise<void> {
  await tx
    .updateTable('provider_connections')
    .set({ ...values, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('credentials', '=', credentials)
    .execute()
}

/** Answers whether nobody had been told yet. */
export async function noteExpiryTold(tx: CustomerTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_connections')
    .set({ expiry_told_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('expiry_told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Those of the addresses that a contact has. */
export async function listKnown(tx: CustomerTx, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select a.address from unnest(${addresses}::text[]) as a (address)
    cross join lateral (select hash_address(${tx.customerId}, lower(trim(a.address))) as key) h
    where exists (select from contacts c where c.customer_id = ${tx.customerId} and c.email_key = h.key)
      or exists (select from contacts c where c.customer_id = ${tx.customerId} and c.phone_key = h.key)`.execute(tx)
  return new Set(rows.map(({ address }) => address))
}

/** Each once, whatever order they come in; answers those that were new. */
export async function keepEvents(
  tx: CustomerTx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<ProviderEvent[]> {
  if (events.length === 0) return []
  const kept = await tx
    .insertInto('provider_events')
    .values(
      events.map(({ key, kind, messageId, reference, address, at, detail, proof = null }) => ({
        customer_id: tx.customerId,
        connection_id: connectionId,
        event_key: key,
        kind,
        message_id: messageId,
        reference,
        address_key: sql<Buffer>`hash_address(${tx.customerId}, ${address.trim().toLowerCase()})`,
        proof_key: proof,
        detail: JSON.stringify(detail),
        occurred_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_key')
    .execute()
  const newKeys = new Set(kept.map(({ event_key }) => event_key))
  return events.filter(({ key }) => newKeys.has(key))
}

/** Whether one of them is signed with what another report, which was here before, was signed with. */
export async function areProofsTaken(
  tx: CustomerTx,
  connectionId: string,
  events: readonly ProviderEvent[],
): Promise<boolean> {
  const keyOf = new Map(events.flatMap(({ proof, key }) => (proof === undefined ? [] : [[proof, key] as const])))
  if (keyOf.size === 0) return false
  const held = await tx
    .selectFrom('provider_events')
    .select(['proof_key', 'event_key'])
    .where('customer_id', '=', tx.customerId)
    .where('connection_id', '=', connectionId)
    .where('proof_key', 'in', [...keyOf.keys()])
    .execute()
  return held.some((row) => keyOf.get(row.proof_key ?? '') !== row.event_key)
}
