import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { FlowState } from '#server/auth/one-time/flow-states.repository.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { redirect } from '../http/auth-answer.ts'
import type { AuthRequest, AuthRoute } from '../http/auth-route.ts'
import { type NewFlow, readChallenge, type ProviderTokens } from '../one-time/flow-states.ts'
import { getCaller } from '../sessions/with-session.ts'
import { toRefusal, goHome, refusalAt, refusalAtSite, toLoggedRefusal } from './go-home.ts'
import { getEnabledProvider } from './known-providers.ts'
import { refuseLinking, unlinkIdentity, linkToCaller } from './link-identity.ts'
import { leaveForProvider, callbackUrlOf, readMemory, resumeFlow } from './round-trip.ts'
import { inArrivalsAccount } from './decide-account.ts'
import type { Arrival } from './external-identity.ts'
import { finishSso } from './sso-account.ts'
import { getSsoProvider, isSsoFlow, toOidcProvider } from './sso-provider.ts'

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
export function externalRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    {
      method: 'GET',
      path: '/authorize',
      handle: async (request) => redirect(await leave(deps, request, null), 302),
    },
    {
      method: 'GET',
      path: '/callback',
      handle: (request) => answerCallback(deps, request, request.queries()),
    },
    {
      method: 'POST',
      path: '/callback',
      handle: async (request) => answerCallback(deps, request, await request.readForm()),
    },
    {
      method: 'GET',
      path: '/user/identities/authorize',
      async handle(request) {
        const caller = await getCaller(deps, request.bearer)
        await refuseLinking(deps, caller)
        const url = await leave(deps, request, { userId: caller.user.id, sessionId: caller.session.id })
        return request.query('skip_http_redirect') === 'true' ? { url } : redirect(url, 302)
      },
    },
    {
      method: 'DELETE',
      path: '/user/identities/:identityId',
      async handle(request) {
        const { bearer, client } = request
        await unlinkIdentity(deps, { bearer, identityId: request.param('identityId') }, client)
        return {}
      },
    },
  ]
}

async function leave(deps: AuthDeps, request: AuthRequest, linking: NewFlow['linking'] | null): Promise<string> {
  const to = getEnabledProvider(deps, request.query('provider'))
  const challenge = readChallenge(deps, {
    code_challenge: request.query('code_challenge'),
    code_challenge_method: request.query('code_challenge_method'),
  })
  const parameters = new URLSearchParams([...request.queries()].filter(([name]) => !RESERVED.includes(name)))
  const departure = { to, provider: to.name, returnTo: request.returnAddress(), challenge, parameters }
  const scopes = request.query('scopes')
  try {
    return await leaveForProvider(deps, { ...departure, scopes, ...(linking && { linking }) })
  } catch (error) {
    throw toRefusal(error)
  }
}

async function answerCallback(deps: AuthDeps, request: AuthRequest, answer: URLSearchParams): Promise<Response> {
  const { to, status } = await handleCallback(deps, answer, request.client)
  return redirect(to, status)
}

/** A person comes back from a provider. Answers where they go next, whatever happened. */
async function handleCallback(
  deps: AuthDeps,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<{ to: string; status: 302 | 303 }> {
  let flow: FlowState
  try {
    const state = answer.get('state')
    if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    flow = await resumeFlow(deps, state, ({ method, provider }) => method === 'oauth' && provider !== null)
  } catch (error) {
    return { to: refusalAtSite(deps, toLoggedRefusal(deps, error)), status: 303 }
  }
  try {
    return { to: await finish(deps, { flow, answer, client }), status: 302 }
  } catch (error) {
    return { to: refusalAt(flow.redirect_to, toLoggedRefusal(deps, error)), status: 302 }
  }
}

interface Comeback {
  flow: FlowState
  answer: URLSearchParams
  client: ClientInfo
}

async function finish(deps: AuthDeps, { flow, answer, client }: Comeback): Promise<string> {
  const sso = isSsoFlow(flow) ? await getSsoProvider(deps, { id: flow.provider }) : null
  const provider: OidcProvider = sso ? toOidcProvider(deps, sso) : getEnabledProvider(deps, flow.provider)
  const cameBackTo = new URL(`${callbackUrlOf(deps)}?${answer.toString()}`)
  const outcome = await deps.oidc.finish(provider, cameBackTo, { ...readMemory(flow), state: flow.id })
  const { person, accessToken, refreshToken } = outcome
  if (sso) return finishSso(deps, { flow, sso, person, client })
  const tokens = { provider_token: accessToken, ...(refreshToken && { provider_refresh_token: refreshToken }) }
  return finishSignIn(deps, { flow, arrival: { provider: flow.provider ?? '', person, client }, tokens })
}

function finishSignIn(
  deps: AuthDeps,
  { flow, arrival, tokens }: { flow: FlowState; arrival: Arrival; tokens: ProviderTokens },
): Promise<string> {
  const { client } = arrival
  if (flow.linking_user_id) {
    return linkToCaller(deps, flow.linking_user_id, arrival, (tx, user, place) =>
      goHome(deps, tx, { flow, user, place, client, tokens }),
    )
  }
  const challenge =
    flow.code_challenge && flow.code_challenge_method
      ? { value: flow.code_challenge, method: flow.code_challenge_method }
      : null
  return inArrivalsAccount(deps, { ...arrival, returnTo: flow.redirect_to, challenge }, (tx, user, place) =>
    goHome(deps, tx, { flow, user, place, client, tokens }),
  )
}
