import { sql, type Insertable, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { PlatformAuthorizationsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type AuthorizationRow = Selectable<PlatformAuthorizationsTable>

const LIFE = sql<Date>`now() - interval '10 minutes'`

export async function insert(
  tx: CustomerTx,
  authorization: Omit<Insertable<PlatformAuthorizationsTable>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('platform_authorizations')
    .values({ customer_id: tx.customerId, ...authorization })
    .execute()
}

/** Works once, for the session that began it, for its platform. `undefined` for anything else. */
export function claim(
  tx: CustomerTx,
  returned: { sessionId: string; platform: Platform; stateHash: string },
): Promise<AuthorizationRow | undefined> {
  return tx
    .updateTable('platform_authorizations')
    .set({ used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('session_id', '=', returned.sessionId)
    .where('platform', '=', returned.platform)
    .where('state_hash', '=', returned.stateHash)
    .where('used_at', 'is', null)
    .where('created_at', '>', LIFE)
    .returningAll()
    .executeTakeFirst()
}

/** The session's one authorization under way, newest first; for a return that does not say which it is. */
export function findPending(tx: CustomerTx, sessionId: string): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('platform_authorizations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('created_at', '>', LIFE)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What became of it: a repeated return is told the same. */
export async function noteIntegration(tx: CustomerTx, id: string, integrationId: string): Promise<void> {
  await tx
    .updateTable('platform_authorizations')
    .set({ integration_id: integrationId })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export function findUsed(
  tx: CustomerTx,
  returned: { sessionId: string; platform: Platform; stateHash: string },
): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('platform_authorizations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('session_id', '=', returned.sessionId)
    .where('platform', '=', returned.platform)
    .where('state_hash', '=', returned.stateHash)
    .where('integration_id', 'is not', null)
    .where('used_at', 'is not', null)
    .where('created_at', '>', LIFE)
    .executeTakeFirst()
}
