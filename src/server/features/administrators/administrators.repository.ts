import { sql } from 'kysely'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

export interface AdministratorRow {
  user_id: string
  name: string
  email: string | null
  role: AdminRole
  is_invited: boolean
  has_factor: boolean
  last_sign_in_at: Date | null
}

export async function listAll(tx: PlatformTx): Promise<AdministratorRow[]> {
  const { rows } = await sql<AdministratorRow>`
    select a.user_id, a.name, u.email, a.role, u.email_confirmed_at is null as is_invited, u.last_sign_in_at,
      exists (select from auth.factors f where f.user_id = u.id and f.status = 'verified') as has_factor
    from admin_users a join auth.users u on u.id = a.user_id
    order by a.name, a.user_id`.execute(tx)
  return rows
}

/** All of them wait for each other, so that two who remove one another do not both succeed. */
export function lockAll(tx: PlatformTx) {
  return tx.selectFrom('admin_users').select(['user_id', 'role']).orderBy('user_id').forUpdate().execute()
}

/** Somebody who was invited and has not come can be invited again, with another role. */
export async function put(tx: PlatformTx, given: { userId: string; name: string; role: AdminRole }): Promise<void> {
  const { userId, name, role } = given
  await tx
    .insertInto('admin_users')
    .values({ user_id: userId, name, role })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name, role }))
    .execute()
}

export async function setRole(tx: PlatformTx, userId: string, role: AdminRole): Promise<void> {
  await tx.updateTable('admin_users').set({ role }).where('user_id', '=', userId).execute()
}

export async function remove(tx: PlatformTx, userId: string): Promise<void> {
  await tx.deleteFrom('admin_users').where('user_id', '=', userId).execute()
}
