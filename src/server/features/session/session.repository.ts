import { sql, type Selectable } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomersTable } from '#server/database/tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type CustomerRow = Selectable<CustomersTable>

export function getOwnCustomer(tx: CustomerTx): Promise<CustomerRow> {
  return tx.selectFrom('customers').selectAll().where('id', '=', tx.customerId).executeTakeFirstOrThrow()
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
