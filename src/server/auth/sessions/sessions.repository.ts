import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { AuthSessionsTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import { listMemberships } from '../users/memberships.repository.ts'

export type SessionRow = Selectable<AuthSessionsTable>
type Amr = { method: string; timestamp: number; provider?: string }[]

export interface NewSession {
  userId: string
  amr: Amr
  method: string
  userAgent: string | null
  ip: string | null
  isRemembered: boolean
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
  const { userId, amr, method, userAgent, ip, isRemembered, device, now, password } = given
  const { rows } = await sql<SessionRow & { is_new_device: boolean }>`
    with signed_in as (
        update auth.users set last_sign_in_at = ${now},
          password_hash = coalesce(${password?.renewedHash ?? null}, password_hash)
        where id = ${userId} and (${password?.hash ?? null}::text is null or password_hash = ${password?.hash ?? null})
        returning id),
      session as (
        insert into auth.sessions (user_id, amr, user_agent, ip, is_remembered)
        select id, ${JSON.stringify(amr)}::jsonb, ${userAgent}::text, ${ip}::text, ${isRemembered}::boolean from signed_in returning *),
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

/** Answers how often it has happened to this session. */
export async function countStrangeRefresh(tx: ScopedTx, id: string): Promise<number> {
  const { strange_refreshes: count } = await tx
    .updateTable('auth.sessions')
    .set({ strange_refreshes: sql`least(strange_refreshes + 1, 1000)` })
    .where('id', '=', id)
    .returning('strange_refreshes')
    .executeTakeFirstOrThrow()
  return count
}

/** How the person has just shown, in this session, who they are. It takes the place of the last time they did so. */
export function noteProof(
  tx: ScopedTx,
  id: string,
  { method, now }: { method: string; now: Date },
): Promise<SessionRow> {
  const entry = JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1000) }])
  return tx
    .updateTable('auth.sessions')
    .set({ amr: sql<string>`${proofsWithout([method])} || ${entry}::jsonb` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function proofsWithout(methods: readonly string[]): RawBuilder<string> {
  return sql<string>`coalesce((
    select jsonb_agg(proof order by place) from jsonb_array_elements(amr) with ordinality as proofs (proof, place)
    where not (proof ->> 'method' = any(${[...methods]}))), '[]')`
}

/**
 * Ends sessions of a person, all of them or those that `which` says; answers how many. The browsers that were told for as long
 * as they lasted go with them, so there is no other way to end one.
 */
export async function endSessions(tx: ScopedTx, userId: string, which = sql<boolean>`true`): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select end_sessions(array(select id from auth.sessions where user_id = ${userId} and ${which})) as ended`.execute(
    tx,
  )
  return rows[0]?.ended ?? 0
}

export type SignOutScope = 'global' | 'local' | 'others'

export function deleteSessions(
  tx: ScopedTx,
  { userId, sessionId }: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<number> {
  if (scope === 'global') return endSessions(tx, userId)
  return endSessions(tx, userId, scope === 'local' ? sql`id = ${sessionId}` : sql`id <> ${sessionId}`)
}

/** Whoever else is signed in without a second step must come again, with it. */
export function endOtherUnraised(tx: ScopedTx, kept: { userId: string; sessionId: string }): Promise<number> {
  return endSessions(tx, kept.userId, sql`id <> ${kept.sessionId} and aal = 'aal1'`)
}

const ADMIN_LIMITS = { timeoutMinutes: 30, rememberedMinutes: 30, maxDays: 8 / 24, lastsWithUse: false }

/** The longest that any of the person's customers allows, and for administrators little, whatever those do: each holds requests for itself against its own. */
export async function findSessionLimits(
  tx: ScopedTx,
  userId: string,
): Promise<{ timeoutMinutes: number; rememberedMinutes: number; maxDays: number; lastsWithUse: boolean } | undefined> {
  const admin = await tx.selectFrom('admin_users').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (admin) return ADMIN_LIMITS
  const active = (await listMemberships(tx, userId)).filter((membership) => membership.is_active)
  if (active.length === 0) return undefined
  return {
    timeoutMinutes: Math.max(...active.map((membership) => membership.timeout_minutes)),
    rememberedMinutes: Math.max(...active.map((membership) => membership.remembered_minutes)),
    maxDays: Math.max(...active.map((membership) => membership.max_days)),
    lastsWithUse: active.some((membership) => membership.lasts_with_use),
  }
}
