import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { IntegrationRow } from './integrations.repository.ts'

/** Connections of one account may live by the same refresh token, so the oldest of them holds the lease for all. */
const holderOf = (tx: CustomerTx, { id, type, config }: IntegrationRow) =>
  config.account === undefined
    ? sql<string>`${id}::uuid`
    : sql<string>`(select id from integrations where customer_id = ${tx.customerId} and type = ${type}
        and config ->> 'account' = ${config.account} order by created_at, id limit 1)`

/** The worker that gets it renews the tokens; `false` for all others, until the lease runs out. */
export async function takeRefreshLease(tx: CustomerTx, row: IntegrationRow, seconds: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('integrations')
    .set({ refresh_lease_until: sql`now() + make_interval(secs => ${seconds})` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', holderOf(tx, row))
    .where((where) =>
      where.or([where('refresh_lease_until', 'is', null), where('refresh_lease_until', '<', sql<Date>`now()`)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function releaseRefreshLease(tx: CustomerTx, row: IntegrationRow): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ refresh_lease_until: null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', holderOf(tx, row))
    .execute()
}

/** Only in the place of those they came from: what was disconnected or connected anew meanwhile stays as it is. */
export async function replaceCredentials(
  tx: CustomerTx,
  { id, credentials: before }: Pick<IntegrationRow, 'id' | 'credentials'>,
  renewed: { credentials: string; expiresAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ credentials: renewed.credentials, token_expires_at: renewed.expiresAt, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('credentials', '=', before)
    .execute()
}
