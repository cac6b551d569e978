import type { PlatformTx } from '#server/database/transactions.ts'
import { AuthError, sessionNotFound } from '../auth-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { isBanned } from '../users/banned.ts'
import { findUserById, type UserRow } from '../users/users.repository.ts'
import { hasRunOut } from './session-limits.ts'
import { findSession, type SessionRow } from './sessions.repository.ts'

export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/** For the service's own calls: checks token, user and session in the protocol's order and words. */
export async function withSession<T>(
  parts: AuthParts,
  token: string | undefined,
  work: (tx: PlatformTx, found: SignedIn) => Promise<T>,
): Promise<T> {
  const claims = await readClaims(parts, token)
  return parts.transactions.platform.change(async (tx) => work(tx, await getSignedIn(parts, tx, claims)))
}

/** The same checks where the work needs a transaction of its own. */
export function getCaller(parts: AuthParts, token: string | undefined): Promise<SignedIn> {
  return withSession(parts, token, (_tx, found) => Promise.resolve(found))
}

/** The first of the checks: whether the token is one of ours, and valid. */
export async function readClaims(parts: AuthParts, token: string | undefined) {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await parts.accessTokens.read(token)
  if (claims) return claims
  throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is invalid or expired')
}

async function getSignedIn(
  parts: AuthParts,
  tx: PlatformTx,
  claims: { userId: string; sessionId: string },
): Promise<SignedIn> {
  const user = await findUserById(tx, claims.userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await findSession(tx, claims.sessionId)
  if (!session || (await hasRunOut(tx, session, parts.now()))) throw sessionNotFound()
  if (isBanned(user, parts.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}
