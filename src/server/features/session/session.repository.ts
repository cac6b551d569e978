import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

type Belonging = { id: string; companyName: string; role: TeamRole }

/** Those a person is active in, the one used last first. */
export async function listCustomersOf(tx: ScopedTx, userId: string): Promise<Belonging[]> {
  const { rows } = await sql<Belonging>`
    select customer_id as id, company_name as "companyName", role from find_memberships(${userId})
    where is_active`.execute(tx)
  return rows
}

export async function setMemberLanguage(tx: CustomerTx, memberId: string, language: Locale): Promise<void> {
  await tx
    .updateTable('team_members')
    .set({ language })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .execute()
}

export async function hasAdministrator(tx: ScopedTx): Promise<boolean> {
  return (await tx.selectFrom('admin_users').select('user_id').limit(1).executeTakeFirst()) !== undefined
}

export async function setAdminLanguage(tx: ScopedTx, userId: string, language: Locale): Promise<void> {
  await tx.updateTable('admin_users').set({ language }).where('user_id', '=', userId).execute()
}

export async function noteLastActive(tx: CustomerTx, memberId: string): Promise<void> {
  await tx
    .updateTable('team_members')
    .set({ last_active: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .execute()
}

export async function findShutReason(tx: CustomerTx): Promise<string | null> {
  const found = await tx
    .selectFrom('customers')
    .select('shut_reason')
    .where('id', '=', tx.customerId)
    .executeTakeFirst()
  return found?.shut_reason ?? null
}
