import { IdentityRefused, IdentityUnavailable } from '#server/adapters/identity/identity-provider.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { ERROR_WORDS, errorParameters, toAuthError } from '../http/auth-answer.ts'
import { withParameters } from '../http/return-address.ts'
import type { FlowState } from '../one-time/flow-states.repository.ts'
import { issueCode, type ProviderTokens } from '../one-time/flow-states.ts'
import { openSession } from '../sessions/open-session.ts'
import type { UserRow } from '../users/users.repository.ts'
import { sessionParameters } from '../verification/verification.routes.ts'

interface Homecoming {
  flow: FlowState
  user: UserRow
  place: Place | null
  client: ClientInfo
  /** What the provider handed out, passed on once and never kept in the open. */
  tokens?: ProviderTokens
  /** Named in the session of who came by SAML. */
  provider?: string
}

/** Where the browser goes next: with a code for who can prove to have begun the flow, else with the session itself. */
export async function goHome(deps: AuthDeps, tx: CustomerTx, homecoming: Homecoming): Promise<string> {
  const { flow, user, place, client, tokens = {}, provider } = homecoming
  if (flow.code_challenge) {
    const code = await issueCode(deps, tx, flow, { userId: user.id, providerTokens: tokens })
    return withParameters(flow.redirect_to, { query: new URLSearchParams({ code }) })
  }
  const method = flow.method
  const session = await openSession(deps, tx, { user, place, client, method, ...(provider && { provider }) })
  const handedOn = Object.entries(tokens).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return withParameters(flow.redirect_to, { fragment: sessionParameters(session, Object.fromEntries(handedOn)) })
}

const DENIED = ['signup_disabled', 'user_banned', 'provider_email_needs_verification']

/** A refusal on its way home, where the browser finds it whichever part of the address it looks at. */
export function refusalAt(address: string, error: AuthError): string {
  const word = DENIED.includes(error.code) ? 'access_denied' : (ERROR_WORDS[error.status] ?? 'server_error')
  const parameters = errorParameters(error, word)
  return withParameters(address, { query: parameters, fragment: parameters })
}

/** There is no flow to return to, so the site itself hears of it. */
export function refusalAtSite(deps: AuthDeps, error: AuthError): string {
  return withParameters(deps.siteUrl(), { query: errorParameters(error, 'invalid_request') })
}

/** For refusals that travel in an address: what is our own fault must not vanish there. */
export function toLoggedRefusal(deps: AuthDeps, error: unknown): AuthError {
  const refusal = toRefusal(error)
  if (refusal.status >= 500) deps.log.error({ err: error }, 'a sign-in with a provider failed')
  return refusal
}

/** What a provider said or failed to say, in the protocol's words. */
export function toRefusal(error: unknown): AuthError {
  if (error instanceof IdentityRefused) {
    const { message, isDeclined } = error
    const options = { cause: error }
    return isDeclined
      ? new AuthError(403, 'access_denied', message, options)
      : new AuthError(400, 'bad_oauth_callback', message, options)
  }
  if (error instanceof IdentityUnavailable) {
    return new AuthError(503, 'provider_unavailable', error.message, { cause: error })
  }
  return toAuthError(error)
}
