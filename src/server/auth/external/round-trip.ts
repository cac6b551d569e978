import { z } from 'zod'
import { oidcMemory, type OidcMemory } from '#server/adapters/identity/oidc.ts'
import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { claimFlow, findFlow, type FlowState } from '../one-time/flow-states.repository.ts'
import { startFlow, type NewFlow } from '../one-time/flow-states.ts'

const DEFAULT_SCOPES = ['openid', 'email', 'profile']

export const callbackUrlOf = (deps: AuthDeps) => `${deps.siteUrl()}/auth/v1/callback`

interface Departure extends Omit<NewFlow, 'method' | 'providerState'> {
  to: OidcProvider
  /** Wishes besides what every sign-in needs. */
  scopes?: string | null
  parameters?: URLSearchParams
}

/** Remembers the sign-in and answers where the provider's page is. */
export async function leaveForProvider(deps: AuthDeps, departure: Departure): Promise<string> {
  const { to, scopes, parameters = new URLSearchParams(), ...flow } = departure
  const memory = deps.oidc.makeMemory()
  const { id } = await deps.transactions.platform.change((tx) =>
    startFlow(tx, { ...flow, method: 'oauth', providerState: memory }),
  )
  const asked = [...DEFAULT_SCOPES, ...(scopes ?? '').split(/[\s,]+/)].filter((scope) => scope !== '')
  return deps.oidc.begin(to, {
    state: id,
    memory,
    callbackUrl: callbackUrlOf(deps),
    scopes: [...new Set(asked)].join(' '),
    parameters,
  })
}

export function readMemory(flow: FlowState): OidcMemory {
  return oidcMemory.parse(flow.provider_state)
}

/** The flow a person comes back to, which is used up by that; whether they succeed or not. */
export async function resumeFlow(
  deps: AuthDeps,
  id: string,
  isMeant: (flow: FlowState) => boolean,
): Promise<FlowState> {
  const isId = z.uuid().safeParse(id).success
  return deps.transactions.platform.change(async (tx) => {
    const flow = isId ? await findFlow(tx, id) : undefined
    if (!flow || !isMeant(flow)) throw badState('OAuth state not found or expired')
    if (deps.now().getTime() - flow.created_at.getTime() > deps.settings.flowSeconds * 1000) {
      throw badState('OAuth state has expired')
    }
    if (!(await claimFlow(tx, id))) {
      throw new AuthError(400, 'flow_state_already_used', 'This sign-in has come back already. Please start again.')
    }
    return flow
  })
}

const badState = (message: string) => new AuthError(400, 'bad_oauth_state', message)
