import { sql, type Insertable, type Selectable } from 'kysely'
import type { Pool } from 'pg'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { ApiKeysTable } from '#server/database/api-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** Out of JSON: instants are text. */
export interface FoundKey {
  id: string
  customer_id: string
  name: string
  permissions: Permission[]
  locations: string[] | null
  ip_ranges: string[]
  last_used_at: string | null
  customer_status: CustomerStatus
  customer_tier: SubscriptionTier
  company_name: string
  is_named: boolean
  is_demo: boolean
  general: unknown
  ip_whitelist: string[] | null
}

/** As of a session's owner: at every request, and straight on a connection. */
export async function findBySecret(pool: Pool, secretHash: Buffer): Promise<FoundKey | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ found: FoundKey | null }>('select find_api_key($1) as found', [secretHash])
    return rows[0]?.found ?? null
  } finally {
    client.release()
  }
}

export async function noteUsed(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export type ApiKeyRow = Selectable<ApiKeysTable>

export function list(tx: CustomerTx): Promise<ApiKeyRow[]> {
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export interface SecretRow {
  api_key_id: string
  hint: string
  ends_at: Date | null
}

/** Those that are good for now, of every key. */
export function listSecrets(tx: CustomerTx): Promise<SecretRow[]> {
  return tx
    .selectFrom('directory.api_key_secrets')
    .select(['api_key_id', 'hint', 'ends_at'])
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`coalesce(ends_at > now(), true)`)
    .execute()
}

/** Two who change the same key come one after the other. */
export function lock(tx: CustomerTx, id: string): Promise<ApiKeyRow | undefined> {
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insert(
  tx: CustomerTx,
  values: Omit<Insertable<ApiKeysTable>, 'customer_id' | 'created_at' | 'last_used_at'>,
): Promise<ApiKeyRow> {
  return tx
    .insertInto('api_keys')
    .values({ customer_id: tx.customerId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertSecret(
  tx: CustomerTx,
  keyId: string,
  secret: { hash: Buffer; hint: string },
): Promise<void> {
  await tx
    .insertInto('directory.api_key_secrets')
    .values({ secret_hash: secret.hash, customer_id: tx.customerId, api_key_id: keyId, hint: secret.hint })
    .execute()
}

/** The present secret is good until then; those before it are not any more. */
export async function endSecrets(tx: CustomerTx, keyId: string, endsAt: Date): Promise<void> {
  await tx
    .deleteFrom('directory.api_key_secrets')
    .where('customer_id', '=', tx.customerId)
    .where('api_key_id', '=', keyId)
    .where('ends_at', 'is not', null)
    .execute()
  await tx
    .updateTable('directory.api_key_secrets')
    .set({ ends_at: endsAt })
    .where('customer_id', '=', tx.customerId)
    .where('api_key_id', '=', keyId)
    .execute()
}

/** With every secret. `undefined`: there was none. */
export async function remove(tx: CustomerTx, id: string): Promise<{ name: string } | undefined> {
  await tx
    .deleteFrom('directory.api_key_secrets')
    .where('customer_id', '=', tx.customerId)
    .where('api_key_id', '=', id)
    .execute()
  return tx
    .deleteFrom('api_keys')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}

/** Of these those that the customer has. */
export async function listOwnLocations(tx: CustomerTx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('locations')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}
