import { sql, type Selectable } from 'kysely'
import type { AuthSessionsTable } from '#server/database/tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type SessionRow = Selectable<AuthSessionsTable>
type Amr = { method: string; timestamp: number; provider?: string }[]

export async function insertSession(
  tx: ScopedTx,
  session: { userId: string; amr: Amr; userAgent: string | null; ip: string | null },
): Promise<SessionRow> {
  return tx
    .insertInto('auth.sessions')
    .values({
      user_id: session.userId,
      amr: JSON.stringify(session.amr),
      user_agent: session.userAgent,
      ip: session.ip,
    })
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

/** Answers whether this device is new to somebody who has been seen on another. */
export async function noteDevice(tx: ScopedTx, userId: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with known as (select count(*) as total from auth.known_devices where user_id = ${userId}),
      added as (insert into auth.known_devices (user_id, device) values (${userId}, ${device})
        on conflict do nothing returning device)
    select exists (select from added) and (select total from known) > 0 as is_new`.execute(tx)
  return rows[0]?.is_new ?? false
}
