import { z } from 'zod'
import { refuseEvenly } from '../accounts/even-answers.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { captchaField, checkCaptcha } from '../limits/captcha.ts'
import { guardGuesses } from '../limits/lock-out.ts'
import { exchangeCode } from '../one-time/flow-states.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signOut } from '../sessions/sign-out.ts'
import { readAddress } from '../users/contact-address.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const text = z.string().max(1000).nullish()
const passwordGrant = z.object({ email: text, phone: text, password: text, ...captchaField })
const refreshGrant = z.object({ refresh_token: text })
const pkceGrant = z.object({ auth_code: text, code_verifier: text })
const signOutScope = z.enum(['global', 'local', 'others'])

type Grant = (request: AuthRequest) => Promise<object>

export function signInRoutes(deps: AuthDeps, otherGrants: Record<string, Grant>): AuthRoute[] {
  const grants: Record<string, Grant> = {
    password: (request) => signIn(deps, request),
    refresh_token: async (request) => {
      const { refresh_token: token } = await request.read(refreshGrant)
      return refreshSession(deps, token ?? '', request.client)
    },
    pkce: async (request) => {
      const { auth_code: code, code_verifier: verifier } = await request.read(pkceGrant)
      return exchangeCode(deps, { code: code ?? '', verifier: verifier ?? '' }, request.client)
    },
    ...otherGrants,
  }

  return [
    {
      method: 'POST',
      path: '/token',
      limit: 'token',
      async handle(request) {
        const type = request.query('grant_type') ?? ''
        const grant = Object.hasOwn(grants, type) ? grants[type] : undefined
        if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
        return grant(request)
      },
    },
    {
      method: 'POST',
      path: '/logout',
      async handle(request) {
        const scope = signOutScope.safeParse(request.query('scope') ?? 'global')
        if (!scope.success) throw validationFailed('Unsupported logout scope')
        await signOut(deps, { bearer: request.bearer, scope: scope.data }, request.client)
        return new Response(null, { status: 204, headers: { 'clear-site-data': '"cache"' } })
      },
    },
  ]
}

async function signIn(deps: AuthDeps, request: AuthRequest) {
  const body = await request.read(passwordGrant)
  await checkCaptcha(deps, body, request.client)
  const { email, phone } = body.email || body.phone ? readAddressOf(body) : { email: null, phone: null }
  const address = email ?? phone
  if (!address) throw validationFailed('missing email or phone')
  const { client } = request
  const enter = () => signInWithPassword(deps, { email, phone, password: body.password ?? '' }, client)
  return refuseEvenly(deps, () => guardGuesses(deps, { address, client }, enter))
}

/** What is no address is nobody's; it gets the same answer as a wrong password. */
function readAddressOf(body: { email?: string | null | undefined; phone?: string | null | undefined }) {
  if (body.email && body.phone) return readAddress(body)
  return { email: body.email?.trim().toLowerCase() ?? null, phone: body.phone?.replaceAll(/[+\s()-]/g, '') ?? null }
}
