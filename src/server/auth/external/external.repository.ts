import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

/** People whose account or whose other provider's verified address this is. */
export async function listUsersWithAddress(tx: ScopedTx, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from auth.users u where u.email = ${email} and u.deleted_at is null
    union
    select i.user_id from auth.identities i
    where lower(i.identity_data ->> 'email') = ${email} and i.identity_data ->> 'email_verified' = 'true'
      and i.provider not in ('email', 'phone') and i.provider not like 'sso:%'`.execute(tx)
  return rows.map((row) => row.id)
}

/** An administrator of the platform. */
export async function isPlatformAdmin(tx: ScopedTx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('admin_users').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}
