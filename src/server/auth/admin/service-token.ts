import { jwtVerify } from 'jose'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'

const SERVICE_ROLES = ['service_role', 'supabase_admin']
const claimsSchema = z.object({ role: z.string() })

/** Administration is for other servers, which hold a token signed with the shared secret; a person's token is refused. */
export async function requireService(deps: AuthDeps, bearer: string | undefined): Promise<void> {
  if (!bearer) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const role = await findRole(deps, bearer)
  if (role === null) {
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is invalid or expired')
  }
  if (!SERVICE_ROLES.includes(role)) throw new AuthError(403, 'not_admin', 'User not allowed')
}

async function findRole(deps: AuthDeps, bearer: string): Promise<string | null> {
  if (await deps.accessTokens.read(bearer)) return 'authenticated'
  const { jwtSecret } = deps.settings
  if (!jwtSecret) return null
  try {
    const { payload } = await jwtVerify(bearer, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] })
    return claimsSchema.parse(payload).role
  } catch {
    return null
  }
}
