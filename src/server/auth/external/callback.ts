import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import type { FlowState } from '../one-time/flow-states.repository.ts'
import type { ProviderTokens } from '../one-time/flow-states.ts'
import { inArrivalsAccount } from './decide-account.ts'
import type { Arrival } from './external-identity.ts'
import { goHome, refusalAt, refusalAtSite, toLoggedRefusal } from './go-home.ts'
import { getEnabledProvider } from './known-providers.ts'
import { linkToCaller } from './link-identity.ts'
import { callbackUrlOf, readMemory, resumeFlow } from './round-trip.ts'
import { finishSso } from './sso/sso-account.ts'
import { getSsoProvider, isSsoFlow, toOidcProvider } from './sso/sso-provider.ts'

/** A person comes back from a provider. Answers where they go next, whatever happened. */
export async function handleCallback(
  parts: AuthParts,
  answer: URLSearchParams,
  client: ClientInfo,
): Promise<{ to: string; status: 302 | 303 }> {
  let flow: FlowState
  try {
    const state = answer.get('state')
    if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    flow = await resumeFlow(parts, state, ({ method, provider }) => method === 'oauth' && provider !== null)
  } catch (error) {
    return { to: refusalAtSite(parts, toLoggedRefusal(parts, error)), status: 303 }
  }
  try {
    return { to: await finish(parts, { flow, answer, client }), status: 302 }
  } catch (error) {
    return { to: refusalAt(flow.redirect_to, toLoggedRefusal(parts, error)), status: 302 }
  }
}

interface Comeback {
  flow: FlowState
  answer: URLSearchParams
  client: ClientInfo
}

async function finish(parts: AuthParts, { flow, answer, client }: Comeback): Promise<string> {
  const sso = isSsoFlow(flow) ? await getSsoProvider(parts, { id: flow.provider }) : null
  const provider: OidcProvider = sso ? toOidcProvider(parts, sso) : getEnabledProvider(parts, flow.provider)
  const cameBackTo = new URL(`${callbackUrlOf(parts)}?${answer.toString()}`)
  const outcome = await parts.oidc.finish(provider, cameBackTo, { ...readMemory(flow), state: flow.id })
  const { person, accessToken, refreshToken } = outcome
  if (sso) return finishSso(parts, { flow, sso, person, client })
  const tokens = { provider_token: accessToken, ...(refreshToken && { provider_refresh_token: refreshToken }) }
  return finishSignIn(parts, { flow, arrival: { provider: flow.provider ?? '', person, client }, tokens })
}

function finishSignIn(
  parts: AuthParts,
  { flow, arrival, tokens }: { flow: FlowState; arrival: Arrival; tokens: ProviderTokens },
): Promise<string> {
  const { client } = arrival
  if (flow.linking_user_id) {
    return linkToCaller(parts, flow.linking_user_id, arrival, (tx, user, place) =>
      goHome(parts, tx, { flow, user, place, client, tokens }),
    )
  }
  const challenge =
    flow.code_challenge && flow.code_challenge_method
      ? { value: flow.code_challenge, method: flow.code_challenge_method }
      : null
  return inArrivalsAccount(parts, { ...arrival, returnTo: flow.redirect_to, challenge }, (tx, user, place) =>
    goHome(parts, tx, { flow, user, place, client, tokens }),
  )
}
