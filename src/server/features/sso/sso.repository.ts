import { sql, type Insertable, type Selectable } from 'kysely'
import type { SsoProvidersTable } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type SsoProviderRow = Selectable<SsoProvidersTable>

export async function findConfirmedEmail(tx: CustomerTx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select find_confirmed_email(${userId}) as email`.execute(tx)
  return rows[0]?.email ?? null
}

export function find(tx: CustomerTx): Promise<SsoProviderRow | undefined> {
  return tx.selectFrom('sso_providers').selectAll().where('customer_id', '=', tx.customerId).executeTakeFirst()
}

export async function put(
  tx: CustomerTx,
  provider: Omit<Insertable<SsoProvidersTable>, 'customer_id' | 'created_at' | 'updated_at'>,
): Promise<void> {
  await tx
    .insertInto('sso_providers')
    .values({ customer_id: tx.customerId, ...provider })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'id']).doUpdateSet({ ...provider, updated_at: sql`now()` }),
    )
    .execute()
}

/** Its people keep their accounts and look after them by themselves again. */
export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await sql`select release_sso_people(${id})`.execute(tx)
  await setDomains(tx, id, [])
  await tx.deleteFrom('sso_providers').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

export async function listDomains(tx: CustomerTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('directory.sso_domains')
    .select('domain')
    .where('customer_id', '=', tx.customerId)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Exactly these, from now on. Fails on a domain that another customer has. */
export async function setDomains(tx: CustomerTx, providerId: string, domains: readonly string[]): Promise<void> {
  await tx.deleteFrom('directory.sso_domains').where('customer_id', '=', tx.customerId).execute()
  if (domains.length === 0) return
  await tx
    .insertInto('directory.sso_domains')
    .values(domains.map((domain) => ({ customer_id: tx.customerId, domain, provider_id: providerId })))
    .execute()
}
