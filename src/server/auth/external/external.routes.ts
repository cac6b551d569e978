import type { AuthParts } from '../auth-parts.ts'
import { json, redirect } from '../http/auth-answer.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { readChallenge } from '../one-time/flow-states.ts'
import { getCaller } from '../sessions/with-session.ts'
import { handleCallback } from './callback.ts'
import { toRefusal } from './go-home.ts'
import { getEnabledProvider } from './known-providers.ts'
import { refuseManualLinking, unlinkIdentity } from './link-identity.ts'
import { leaveForProvider } from './round-trip.ts'

/** What is ours to say, or the protocol's; everything else is handed on to the provider. */
const RESERVED = [
  'apikey',
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
]

/** Signing in with another provider, and linking one to an account. */
export function externalRoutes(parts: AuthParts): AuthRoute[] {
  return [
    {
      method: 'GET',
      path: '/authorize',
      handle: async (request) => redirect(await leave(parts, request, null), 302),
    },
    {
      method: 'GET',
      path: '/callback',
      handle: (request) => answerCallback(parts, request, request.queries()),
    },
    {
      method: 'POST',
      path: '/callback',
      handle: async (request) => answerCallback(parts, request, await request.readForm()),
    },
    {
      method: 'GET',
      path: '/user/identities/authorize',
      async handle(request) {
        const { user } = await getCaller(parts, request.bearer)
        refuseManualLinking(parts)
        const url = await leave(parts, request, user.id)
        return request.query('skip_http_redirect') === 'true' ? json({ url }) : redirect(url, 302)
      },
    },
    {
      method: 'DELETE',
      path: '/user/identities/:identityId',
      async handle(request) {
        const { bearer, client } = request
        await unlinkIdentity(parts, { bearer, identityId: request.param('identityId') }, client)
        return json({})
      },
    },
  ]
}

async function leave(parts: AuthParts, request: AuthRequest, linkingUserId: string | null): Promise<string> {
  const to = getEnabledProvider(parts, request.query('provider'))
  const challenge = readChallenge({
    code_challenge: request.query('code_challenge'),
    code_challenge_method: request.query('code_challenge_method'),
  })
  const parameters = new URLSearchParams([...request.queries()].filter(([name]) => !RESERVED.includes(name)))
  const departure = { to, provider: to.name, returnTo: request.returnAddress(), challenge, parameters }
  const scopes = request.query('scopes')
  try {
    return await leaveForProvider(parts, { ...departure, scopes, ...(linkingUserId && { linkingUserId }) })
  } catch (error) {
    throw toRefusal(error)
  }
}

async function answerCallback(parts: AuthParts, request: AuthRequest, answer: URLSearchParams): Promise<Response> {
  const { to, status } = await handleCallback(parts, answer, request.client)
  return redirect(to, status)
}
