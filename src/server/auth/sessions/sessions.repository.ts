import { sql, type Selectable } from 'kysely'
import type { AuthSessionsTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type SessionRow = Selectable<AuthSessionsTable>
type Amr = { method: string; timestamp: number; provider?: string }[]

export interface NewSession {
  userId: string
  amr: Amr
  method: string
  userAgent: string | null
  ip: string | null
  device: string
  now: Date
  password: ComparedPassword | undefined
}

/** The hash that a password was compared with, and what takes its place when it is time for a new one. */
export interface ComparedPassword {
  hash: string
  renewedHash: string | null
}

/**
 * Everything that a sign-in writes about the person, in one round trip: the session, the time, the line in the trail, the
 * device. `is_new_device`: they have been seen before, but not on this one. `undefined` when the password that they came
 * with has been changed meanwhile.
 */
export async function startSession(
  tx: ScopedTx,
  given: NewSession,
): Promise<(SessionRow & { is_new_device: boolean }) | undefined> {
  const { userId, amr, method, userAgent, ip, device, now, password } = given
  const { rows } = await sql<SessionRow & { is_new_device: boolean }>`
    with signed_in as (
        update auth.users set last_sign_in_at = ${now},
          password_hash = coalesce(${password?.renewedHash ?? null}, password_hash)
        where id = ${userId} and (${password?.hash ?? null}::text is null or password_hash = ${password?.hash ?? null})
        returning id),
      session as (
        insert into auth.sessions (user_id, amr, user_agent, ip)
        select id, ${JSON.stringify(amr)}::jsonb, ${userAgent}::text, ${ip}::text from signed_in returning *),
      trail as (
        insert into auth.audit_events (user_id, event, ip, user_agent, detail)
        select ${userId}, 'session.started', ${ip}, ${userAgent},
          jsonb_build_object('method', ${method}::text, 'sessionId', id) from session),
      known as (select count(*) as total from auth.known_devices where user_id = ${userId}),
      added as (
        insert into auth.known_devices (user_id, device) select id, ${device}::text from signed_in
        on conflict do nothing returning device)
    select session.*, exists (select from added) and (select total from known) > 0 as is_new_device from session`.execute(
    tx,
  )
  return rows[0]
}

/** Locks the session, so that tabs refreshing at once come one after the other. */
export function findSessionForUpdate(tx: ScopedTx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findSession(tx: ScopedTx, id: string): Promise<SessionRow | undefined> {
  return tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listSessions(tx: ScopedTx, userId: string): Promise<SessionRow[]> {
  return tx
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
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
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.sessions')
    .where('user_id', '=', session.userId)
    .$if(scope === 'local', (query) => query.where('id', '=', session.sessionId))
    .$if(scope === 'others', (query) => query.where('id', '!=', session.sessionId))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteAllSessions(tx: ScopedTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.sessions').where('user_id', '=', userId).execute()
}

/** `undefined` for somebody who belongs to no customer. */
export async function findSessionLimits(
  tx: ScopedTx,
  userId: string,
): Promise<{ timeoutMinutes: number | null; maxDays: number | null } | undefined> {
  const { rows } = await sql<{ timeout_minutes: number | null; max_days: number | null }>`
    select * from find_session_limits_of_user(${userId})`.execute(tx)
  const [row] = rows
  return row && { timeoutMinutes: row.timeout_minutes, maxDays: row.max_days }
}
