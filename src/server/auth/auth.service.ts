import type { AuthParts, ClientInfo } from './auth-parts.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'

export type AuthService = ReturnType<typeof createAuthService>

/** What the rest of the product asks of the auth service. */
export function createAuthService(parts: AuthParts) {
  return {
    parts,
    signInWithPassword: (credentials: { email: string; password: string }, client: ClientInfo) =>
      signInWithPassword(parts, credentials, client),
  }
}
