import { z } from 'zod'
import { refuseEvenly } from '../accounts/even-answers.ts'
import { validationFailed, type AuthError } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { errorParameters, redirect, toAuthError } from '../http/auth-answer.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { withParameters } from '../http/return-address.ts'
import { isPkceToken } from '../one-time/one-time-code.ts'
import type { SessionAnswer } from '../sessions/session-answer.ts'
import { HALF_WAY, readVerifyType, verifyCode, verifyLink, type Verified } from './verify.ts'

const text = z.string().max(1000).nullish()
const verifyBody = z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text })

export function verificationRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    {
      method: 'POST',
      path: '/verify',
      limit: 'verify',
      async handle(request) {
        const verified = await verifyBodyOf(deps, request)
        if (verified === 'half-way') return { code: '200', msg: HALF_WAY }
        return 'session' in verified ? verified.session : verified
      },
    },
    {
      method: 'GET',
      path: '/verify',
      limit: 'verify',
      async handle(request) {
        const linkToken = request.query('token') ?? request.query('token_hash')
        const given = request.query('type')
        if (!given) throw validationFailed('Verify requires a verification type')
        if (!linkToken) throw validationFailed('Verify requires a token or a token hash')
        const returnTo = request.returnAddress()
        try {
          const type = readVerifyType(given)
          const verified = await verifyLink(deps, { type, linkToken, canIssueCode: true }, request.client)
          return redirect(addressAfter(verified, { returnTo, type, isPkce: isPkceToken(linkToken) }), 303)
        } catch (error) {
          return redirect(addressOfRefusal(toAuthError(error), returnTo, isPkceToken(linkToken)), 303)
        }
      },
    },
  ]
}

async function verifyBodyOf(deps: AuthDeps, request: AuthRequest): Promise<Verified> {
  const body = await request.read(verifyBody)
  const type = readVerifyType(body.type)
  const { token, token_hash: linkToken, email, phone } = body
  if (Boolean(token) === Boolean(linkToken)) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (linkToken) {
    if (email || phone || body.redirect_to) throw validationFailed('Only the token_hash and type should be provided')
    return verifyLink(deps, { type, linkToken, canIssueCode: false }, request.client)
  }
  if (!email && !phone) throw validationFailed('Only an email address or phone number should be provided on verify')
  const code = (token ?? '').trim()
  const given = { type, code, ...(email && { email }), ...(phone && { phone }) }
  return refuseEvenly(deps, () => verifyCode(deps, given, request.client))
}

function addressAfter(
  verified: Verified,
  { returnTo, type, isPkce }: { returnTo: string; type: string; isPkce: boolean },
): string {
  if (verified === 'half-way') {
    const message = new URLSearchParams({ message: HALF_WAY })
    return withParameters(returnTo, { fragment: message, ...(isPkce && { query: message }) })
  }
  if ('code' in verified) return withParameters(returnTo, { query: new URLSearchParams({ code: verified.code }) })
  return withParameters(returnTo, { fragment: sessionParameters(verified.session, { type }) })
}

/** The implicit way home: the session in the fragment, which no server sees. */
export function sessionParameters(session: SessionAnswer, more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    ...more,
  })
}

function addressOfRefusal(error: AuthError, returnTo: string, isPkce: boolean): string {
  const parameters = errorParameters(error)
  const fragment = new URLSearchParams([...parameters, ['sb', '']])
  return withParameters(returnTo, { fragment, ...(isPkce && { query: parameters }) })
}
