import { AuthError, refreshTokenNotFound } from './auth-error.ts'
import type { AuthParts, ClientInfo } from './auth-parts.ts'
import { deleteSessions, findSessionForUpdate, findUserById, rotateSession } from './auth.repository.ts'
import { refuseBanned } from './banned.ts'
import { readRefreshToken } from './refresh-token.ts'
import { answerSession } from './session-answer.ts'

/** Each use gives the next token. The one before it, used again, gets the same answer: its reader lost it. */
export async function refreshSession(parts: AuthParts, token: string, client: ClientInfo) {
  const claim = readRefreshToken(parts.keyring, token)
  if (!claim) throw refreshTokenNotFound()
  const outcome = await parts.platform.transaction(async (tx) => {
    const session = await findSessionForUpdate(tx, claim.sessionId)
    const user = session && (await findUserById(tx, session.user_id))
    if (!session || !user) return 'gone'
    refuseBanned(user, parts.now())
    const counter = Number(session.refresh_token_counter)
    if (claim.counter === counter) {
      return answerSession(parts, tx, { user, session: await rotateSession(tx, session.id, client) })
    }
    if (claim.counter === counter - 1) return answerSession(parts, tx, { user, session })
    // A token from further back has been stolen or copied: nobody keeps this session.
    await deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'local')
    return 'reused'
  })
  if (outcome === 'gone') throw refreshTokenNotFound()
  if (outcome === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return outcome
}
