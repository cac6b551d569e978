import { sql, type Selectable } from 'kysely'
import type { DirectoryCustomDomainsTable } from '#server/database/workspace-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

export type CustomDomainRow = Selectable<DirectoryCustomDomainsTable>

/** Before it is known whose page is asked for; of a domain that nobody has shown to be theirs, nobody. */
export async function findOwner(tx: CustomerTx | PlatformTx, domain: string): Promise<string | null> {
  const { rows } = await sql<{ owner: string | null }>`select find_domain_owner(${domain}) as owner`.execute(tx)
  return rows[0]?.owner ?? null
}

export async function listDue(tx: PlatformTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select customer_id as id from find_due_domains(${limit})`.execute(tx)
  return rows.map(({ id }) => id)
}

export function find(tx: CustomerTx): Promise<CustomDomainRow | undefined> {
  return tx
    .selectFrom('directory.custom_domains')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
}

/** With a proof of its own, in the place of another one. */
export async function put(tx: CustomerTx, domain: string): Promise<void> {
  await remove(tx)
  await tx.insertInto('directory.custom_domains').values({ customer_id: tx.customerId, domain }).execute()
}

export async function remove(tx: CustomerTx): Promise<void> {
  await tx.deleteFrom('directory.custom_domains').where('customer_id', '=', tx.customerId).execute()
}

export type CheckResult = Pick<
  CustomDomainRow,
  'has_cname' | 'has_txt' | 'verified_at' | 'active_at' | 'failing_since' | 'removed_at' | 'told_at' | 'check_at'
>

/**
 * Notes what a look into the DNS found. `false` where it was named anew, let go or looked at by another meanwhile. Fails on a
 * domain that another customer has shown to be theirs.
 */
export async function noteCheck(
  tx: CustomerTx,
  { proof, checked_at: checkedAt }: Pick<CustomDomainRow, 'proof' | 'checked_at'>,
  result: CheckResult,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('directory.custom_domains')
    .set({ ...result, checked_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('proof', '=', proof)
    .where('checked_at', 'is not distinct from', checkedAt)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
