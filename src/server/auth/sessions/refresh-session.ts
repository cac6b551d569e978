import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError, refreshTokenNotFound } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { recordEvent } from '../trail/audit.ts'
import { refuseBanned } from '../users/banned.ts'
import { findUserById, type UserRow } from '../users/users.repository.ts'
import { readRefreshToken } from './refresh-token.ts'
import { answerSession, deviceKeyOf, type SessionAnswer } from './session-answer.ts'
import { hasRunOut } from './session-limits.ts'
import {
  countStrangeRefresh,
  deleteSessions,
  findSessionForUpdate,
  rotateSession,
  type SessionRow,
} from './sessions.repository.ts'

const STRANGE_REFRESHES = 2

type Outcome = SessionAnswer | 'gone' | 'reused' | 'expired'

/** Each use gives the next token. The one before it, used again, gets the same answer: its reader lost it. */
export async function refreshSession(deps: AuthDeps, token: string, client: ClientInfo): Promise<SessionAnswer> {
  const claim = readRefreshToken(deps.keyring, token)
  if (!claim) throw refreshTokenNotFound()
  const outcome = await deps.transactions.platform.change(async (tx): Promise<Outcome> => {
    const session = await findSessionForUpdate(tx, claim.sessionId)
    const user = session && (await findUserById(tx, session.user_id))
    if (!session || !user) return 'gone'
    refuseBanned(user, deps.now())
    if (await hasRunOut(tx, session, deps.now())) return 'expired'
    const counter = Number(session.refresh_token_counter)
    if (claim.counter < counter - 1 && !isJustReplaced(deps, session)) {
      await endStolenSession(deps, tx, { user, session, client })
      return 'reused'
    }
    if (claim.counter < Number(session.refresh_token_floor)) return 'gone'
    if (claim.counter === counter && deps.settings.isRefreshRotated) {
      return answerSession(deps, tx, { user, session: await rotateSession(tx, session.id, client) })
    }
    if (claim.counter < counter) await noticeStranger(deps, tx, { user, session, client })
    return answerSession(deps, tx, { user, session })
  })
  if (outcome === 'gone') throw refreshTokenNotFound()
  if (outcome === 'expired') {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  }
  if (outcome === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return outcome
}

/** Tabs that wake up together may hold tokens of different ages for a few seconds. */
function isJustReplaced(deps: AuthDeps, session: SessionRow): boolean {
  const ageMs = deps.now().getTime() - session.refreshed_at.getTime()
  return ageMs < deps.settings.refreshReuseSeconds * 1000
}

/**
 * A copy lives on by turns with the original: each gets the answer that the other one asked for. What betrays it is the device,
 * and its owner is told once.
 */
async function noticeStranger(
  deps: AuthDeps,
  tx: ScopedTx,
  { user, session, client }: { user: UserRow; session: SessionRow; client: ClientInfo },
): Promise<void> {
  if (deviceKeyOf(client.userAgent) === deviceKeyOf(session.user_agent)) return
  if ((await countStrangeRefresh(tx, session.id)) !== STRANGE_REFRESHES) return
  await recordEvent(tx, 'session.shared', { userId: user.id, client, detail: { sessionId: session.id } })
  await sendNotice(deps, tx, user, { notice: 'session-shared', client })
}

/** A token from further back has been stolen or copied: nobody keeps this session, and its owner is told. */
async function endStolenSession(
  deps: AuthDeps,
  tx: ScopedTx,
  { user, session, client }: { user: UserRow; session: SessionRow; client: ClientInfo },
): Promise<void> {
  await deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'local')
  await recordEvent(tx, 'session.token-reused', { userId: user.id, client, detail: { sessionId: session.id } })
  await sendNotice(deps, tx, user, { notice: 'refresh-token-reused', client })
}
