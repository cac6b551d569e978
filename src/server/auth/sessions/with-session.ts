import type { PlatformTx } from '#server/database/transactions.ts'
import { AuthError } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { findSession, findUserById, type SessionRow, type UserRow } from './auth.repository.ts'
import { isBanned } from './banned.ts'

/** For the service's own calls: checks token, user and session in the protocol's order and words. */
export async function withSession<T>(
  parts: AuthParts,
  token: string | undefined,
  work: (tx: PlatformTx, found: { user: UserRow; session: SessionRow }) => Promise<T>,
): Promise<T> {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await parts.accessTokens.read(token)
  if (!claims) {
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is invalid or expired')
  }
  return parts.platform.transaction(async (tx) => {
    const user = await findUserById(tx, claims.userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    const session = await findSession(tx, claims.sessionId)
    if (!session) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    if (isBanned(user, parts.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    return work(tx, { user, session })
  })
}
