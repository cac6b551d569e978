import { sql, type Insertable, type Selectable } from 'kysely'
import type { ProviderAuthorizationsTable, ToldRefusal } from '#server/database/provider-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type AuthorizationRow = Selectable<ProviderAuthorizationsTable>

const LIFE = sql<Date>`now() - interval '10 minutes'`
/** People may take their time to choose. */
const CHOICE_LIFE = sql<Date>`now() - interval '1 hour'`

export async function insert(
  tx: CustomerTx,
  authorization: Omit<Insertable<ProviderAuthorizationsTable>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('provider_authorizations')
    .values({ customer_id: tx.customerId, ...authorization })
    .execute()
}

interface Returned {
  sessionId: string
  stateHash: string
}

/** Works once, for the session that began it. `undefined` for anything else. */
export function claim(tx: CustomerTx, { sessionId, stateHash }: Returned): Promise<AuthorizationRow | undefined> {
  return tx
    .updateTable('provider_authorizations')
    .set({ used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('session_id', '=', sessionId)
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('created_at', '>', LIFE)
    .returningAll()
    .executeTakeFirst()
}

/** One that came back before: a repeated return is told the same. */
export function findUsed(tx: CustomerTx, { sessionId, stateHash }: Returned): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('provider_authorizations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('session_id', '=', sessionId)
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is not', null)
    .where('created_at', '>', CHOICE_LIFE)
    .executeTakeFirst()
}

export function findById(
  tx: CustomerTx,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('provider_authorizations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('created_at', '>', CHOICE_LIFE)
    .executeTakeFirst()
}

export async function keepGranted(tx: CustomerTx, id: string, granted: string): Promise<void> {
  await tx
    .updateTable('provider_authorizations')
    .set({ granted })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function keepRefused(tx: CustomerTx, id: string, refused: ToldRefusal): Promise<void> {
  await tx
    .updateTable('provider_authorizations')
    .set({ refused: JSON.stringify(refused) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

/** Ends the choice. Answers whether it was this one that did. */
export async function settle(
  tx: CustomerTx,
  authorization: Pick<AuthorizationRow, 'id' | 'granted'>,
  connectionIds: string[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('provider_authorizations')
    .set({ granted: null, connection_ids: connectionIds })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', authorization.id)
    .where('granted', authorization.granted === null ? 'is' : '=', authorization.granted)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
