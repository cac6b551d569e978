import { describeDevice } from '#shared/domain/device-name.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { describeUser } from '../users/describe-user.ts'
import type { UserRow } from '../users/users.repository.ts'
import { makeRefreshToken } from './refresh-token.ts'
import type { SessionRow } from './sessions.repository.ts'

/** Browser and system: a new version of either is still the same device. */
export function deviceKeyOf(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent)
  return `${browser ?? '?'} · ${system ?? '?'}`
}

export type SessionAnswer = Awaited<ReturnType<typeof answerSession>>

/** The session as the client wants it: both tokens and the user. */
export async function answerSession(deps: AuthDeps, tx: ScopedTx, found: { user: UserRow; session: SessionRow }) {
  const { user, session } = found
  const { accessTokens, keyring } = deps
  const counter = Number(session.refresh_token_counter)
  return {
    access_token: await accessTokens.issue(user, session),
    token_type: 'bearer',
    expires_in: accessTokens.lifeSeconds,
    expires_at: Math.floor(deps.now().getTime() / 1000) + accessTokens.lifeSeconds,
    refresh_token: makeRefreshToken(keyring, { sessionId: session.id, counter }),
    user: await describeUser(tx, user),
  }
}
