import { sql, type Insertable, type Selectable } from 'kysely'
import type { DirectorySsoDomainsTable, SsoProvidersTable } from '#server/database/auth-tables.ts'
import { asInserted, sinceWhen } from '#server/database/statement-times.ts'
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
      conflict.columns(['customer_id', 'id']).doUpdateSet(asInserted({ ...provider, updated_at: null })),
    )
    .execute()
}

/** Its people keep their accounts and look after them by themselves again. The domains stay the customer's. */
export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await sql`select release_sso_people(${id})`.execute(tx)
  await tx.deleteFrom('sso_providers').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

export type SsoDomainRow = Selectable<DirectorySsoDomainsTable>

export function listDomains(tx: CustomerTx): Promise<SsoDomainRow[]> {
  return tx
    .selectFrom('directory.sso_domains')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('domain')
    .execute()
}

/** Exactly these, from now on. What was shown of one that stays is not asked for again. */
export async function setDomains(tx: CustomerTx, providerId: string, domains: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('directory.sso_domains')
    .where('customer_id', '=', tx.customerId)
    .where((where) => where.not(where('domain', '=', sql<string>`any (${[...domains]}::text[])`)))
    .execute()
  if (domains.length === 0) return
  await tx
    .insertInto('directory.sso_domains')
    .values(domains.map((domain) => ({ customer_id: tx.customerId, domain, provider_id: providerId })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'domain']).doUpdateSet({ provider_id: providerId }))
    .execute()
}

/** Notes what a look at the DNS found. Fails on a domain that another customer has shown to be theirs. */
export async function noteCheck(
  tx: CustomerTx,
  { domain, proof, isFound }: { domain: string; proof: string; isFound: boolean },
): Promise<void> {
  await tx
    .updateTable('directory.sso_domains')
    .set({ checked_at: sql`now()`, ...(isFound && { verified_at: sinceWhen('verified_at') }) })
    .where('customer_id', '=', tx.customerId)
    .where('domain', '=', domain)
    .where('proof', '=', proof)
    .execute()
}
