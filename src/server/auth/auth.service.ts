import type { AuthParts, ClientInfo } from './auth-parts.ts'
import { presentUser } from './auth.presenter.ts'
import { deleteSessions, listIdentities, type SignOutScope } from './auth.repository.ts'
import { refreshSession } from './refresh-session.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { withSession } from './with-session.ts'

export type AuthService = ReturnType<typeof createAuthService>

/** The operations of the auth protocol; each larger one has a file of its own. */
export function createAuthService(parts: AuthParts) {
  return {
    signInWithPassword: (credentials: { email: string; password: string }, client: ClientInfo) =>
      signInWithPassword(parts, credentials, client),

    refresh: (token: string, client: ClientInfo) => refreshSession(parts, token, client),

    getUser: (token: string | undefined) =>
      withSession(parts, token, async (tx, { user }) => presentUser(user, await listIdentities(tx, user.id))),

    signOut: (token: string | undefined, scope: SignOutScope) =>
      withSession(parts, token, (tx, { user, session }) =>
        deleteSessions(tx, { userId: user.id, sessionId: session.id }, scope),
      ),
  }
}
