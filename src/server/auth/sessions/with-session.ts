import type { PlatformTx } from '#server/database/transactions.ts'
import { AuthError, sessionNotFound } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
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
  deps: AuthDeps,
  token: string | undefined,
  work: (tx: PlatformTx, found: SignedIn) => Promise<T>,
): Promise<T> {
  const claims = await readClaims(deps, token)
  return deps.transactions.platform.change(async (tx) => work(tx, await getSignedIn(deps, tx, claims)))
}

/** The same checks where the work needs a transaction of its own. */
export function getCaller(deps: AuthDeps, token: string | undefined): Promise<SignedIn> {
  return withSession(deps, token, (_tx, found) => Promise.resolve(found))
}

/** The first of the checks: whether the token is one of ours, and valid. */
export async function readClaims(deps: AuthDeps, token: string | undefined) {
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await deps.accessTokens.read(token)
  if (claims) return claims
  throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is invalid or expired')
}

async function getSignedIn(
  deps: AuthDeps,
  tx: PlatformTx,
  claims: { userId: string; sessionId: string },
): Promise<SignedIn> {
  const user = await findUserById(tx, claims.userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await findSession(tx, claims.sessionId)
  if (!session || (await hasRunOut(tx, session, deps.now()))) throw sessionNotFound()
  if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}
