import { sql, type Selectable } from 'kysely'
import type { AuthIdentitiesTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type IdentityRow = Selectable<AuthIdentitiesTable>

export function listIdentities(tx: ScopedTx, userId: string): Promise<IdentityRow[]> {
  return tx
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The identities of many people at once, for lists. */
export function listIdentitiesOf(tx: ScopedTx, userIds: readonly string[]): Promise<IdentityRow[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findIdentity(tx: ScopedTx, provider: string, providerId: string): Promise<IdentityRow | undefined> {
  return tx
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

export function insertIdentity(
  tx: ScopedTx,
  identity: { userId: string; provider: string; providerId: string; data: Record<string, unknown> },
): Promise<IdentityRow> {
  return tx
    .insertInto('auth.identities')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: JSON.stringify(identity.data),
      last_sign_in_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Overwrites single members of what the provider told. */
export async function mergeIdentityData(tx: ScopedTx, id: string, data: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('auth.identities')
    .set({
      identity_data: sql`identity_data || ${JSON.stringify(data)}::jsonb`,
      last_sign_in_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteIdentity(tx: ScopedTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.identities').where('id', '=', id).execute()
}

export async function deleteIdentitiesOf(tx: ScopedTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.identities').where('user_id', '=', userId).execute()
}
