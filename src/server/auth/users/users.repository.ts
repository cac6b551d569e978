import { sql, type Selectable } from 'kysely'
import type { AuthSessionsTable, AuthUsersTable } from '#server/database/tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type UserRow = Selectable<AuthUsersTable>
export type SessionRow = Selectable<AuthSessionsTable>

export function findUserByEmail(tx: ScopedTx, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth.users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

export function findUserById(tx: ScopedTx, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listIdentities(tx: ScopedTx, userId: string) {
  return tx.selectFrom('auth.identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

export async function insertUser(
  tx: ScopedTx,
  user: { email: string; passwordHash: string; metadata: Record<string, unknown> },
): Promise<UserRow> {
  const email = user.email.toLowerCase()
  const row = await tx
    .insertInto('auth.users')
    .values({
      email,
      password_hash: user.passwordHash,
      email_confirmed_at: new Date(),
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify({ ...user.metadata, email, email_verified: true }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('auth.identities')
    .values({
      user_id: row.id,
      provider: 'email',
      provider_id: row.id,
      identity_data: JSON.stringify({ sub: row.id, email, email_verified: true }),
    })
    .execute()
  return row
}

export async function insertSession(
  tx: ScopedTx,
  session: { userId: string; method: string; userAgent: string | null; ip: string | null; now: Date },
): Promise<SessionRow> {
  const amr = [{ method: session.method, timestamp: Math.floor(session.now.getTime() / 1000) }]
  await tx.updateTable('auth.users').set({ last_sign_in_at: session.now }).where('id', '=', session.userId).execute()
  return tx
    .insertInto('auth.sessions')
    .values({ user_id: session.userId, amr: JSON.stringify(amr), user_agent: session.userAgent, ip: session.ip })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks the session, so that tabs refreshing at once come one after the other. */
export function findSessionForUpdate(tx: ScopedTx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findSession(tx: ScopedTx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export function rotateSession(
  tx: ScopedTx,
  id: string,
  client: { userAgent: string | null; ip: string | null },
): Promise<SessionRow> {
  return tx
    .updateTable('auth.sessions')
    .set({
      refresh_token_counter: sql`refresh_token_counter + 1`,
      refreshed_at: sql`now()`,
      user_agent: client.userAgent,
      ip: client.ip,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type SignOutScope = 'global' | 'local' | 'others'

export async function deleteSessions(
  tx: ScopedTx,
  session: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  await tx
    .deleteFrom('auth.sessions')
    .where('user_id', '=', session.userId)
    .$if(scope === 'local', (query) => query.where('id', '=', session.sessionId))
    .$if(scope === 'others', (query) => query.where('id', '!=', session.sessionId))
    .execute()
}

export async function findCustomerOfUser(
  tx: ScopedTx,
  userId: string,
): Promise<{ customerId: string; memberId: string; memberName: string } | undefined> {
  const { rows } = await sql<{ customer_id: string; member_id: string; member_name: string }>`
    select * from find_customer_of_user(${userId})`.execute(tx)
  const [row] = rows
  return row && { customerId: row.customer_id, memberId: row.member_id, memberName: row.member_name }
}
