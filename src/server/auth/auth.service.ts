import type { AuthDeps, ClientInfo } from './auth-deps.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'

export type AuthService = ReturnType<typeof createAuthService>

/** What the rest of the product asks of the auth service. */
export function createAuthService(deps: AuthDeps) {
  return {
    deps,
    signInWithPassword: (credentials: { email: string; password: string }, client: ClientInfo) =>
      signInWithPassword(deps, credentials, client),
  }
}
