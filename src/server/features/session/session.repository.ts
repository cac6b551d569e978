import { sql, type Selectable } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomersTable } from '#server/database/tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

type Belonging = { id: string; companyName: string }
type OwnCustomer = Selectable<CustomersTable> & { general: unknown; customers: Belonging[] }

/** The customer at hand with its settings, and all the person belongs to, in one look: every screen begins with it. */
export async function getOwnCustomer(tx: CustomerTx, userId: string): Promise<OwnCustomer> {
  const { rows } = await sql<OwnCustomer>`
    select c.*, (select t.general from customer_settings t where t.customer_id = c.id) as general,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.customer_id, 'companyName', m.company_name)), '[]')
        from find_memberships(${userId}) m where m.is_active) as customers
    from customers c where c.id = ${tx.customerId}`.execute(tx)
  const [customer] = rows
  if (!customer) throw new Error('The customer of this transaction is gone.')
  return customer
}

/** Those a person is active in, the one used last first. */
export async function listCustomersOf(tx: ScopedTx, userId: string): Promise<Belonging[]> {
  const { rows } = await sql<Belonging>`
    select customer_id as id, company_name as "companyName" from find_memberships(${userId}) where is_active`.execute(
    tx,
  )
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
