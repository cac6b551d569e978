import { recall } from '#web/kernel/browser-memory.ts'
import { SESSION_STORAGE_KEY } from '../session-storage.ts'
import { ARRIVAL_PATHS, authClient, sessionFetch } from './auth-client.ts'
import { AuthFailure, type AuthFailureKind, kindOfCode, readAuthFailure } from './auth-failure.ts'

/** What a link or a provider writes into the address; none of it stays there. */
const PARAMETERS = [
  'code',
  'sb_flow_id',
  'error',
  'error_code',
  'error_description',
  'message',
  'sb',
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
]

/**
 * How somebody came here. `signed-in`: the link gave this browser a session. `elsewhere`: it did its work, but another
 * browser had asked for it. `half`: one of two confirmations is in. `failed`: it did not work.
 */
export type Arrival = { kind: 'plain' | 'signed-in' | 'elsewhere' | 'half' } | { kind: 'failed'; failure: AuthFailure }

export type AddressBringing =
  | { kind: 'nothing' | 'code' | 'tokens' | 'message' }
  | { kind: 'error'; failure: AuthFailureKind }

/** Reads query and fragment as one, the query first. */
export function readAddress(href: string): AddressBringing {
  const url = new URL(href)
  const parameters = new URLSearchParams(`${url.hash.replace(/^#/, '')}&${url.search.replace(/^\?/, '')}`)
  const find = (name: string) => parameters.getAll(name).at(-1) ?? null
  const [code, error] = [find('error_code'), find('error')]
  if (code ?? error ?? find('error_description')) {
    const failure = kindOfCode(code)
    return { kind: 'error', failure: failure === 'other' ? kindOfCode(error) : failure }
  }
  if (find('access_token')) return { kind: 'tokens' }
  if (find('code')) return { kind: 'code' }
  return { kind: find('message') ? 'message' : 'nothing' }
}

/** The address without what it brought. */
export function cleanAddress(href: string): string {
  const url = new URL(href)
  const fragment = new URLSearchParams(url.hash.replace(/^#/, ''))
  if (PARAMETERS.some((name) => fragment.has(name))) url.hash = ''
  for (const name of PARAMETERS) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

let arrival: Arrival = { kind: 'plain' }

async function exchange(): Promise<Arrival> {
  const { error } = await authClient().initialize()
  if (!error) return { kind: 'signed-in' }
  const failure = readAuthFailure(error, sessionFetch.getLatestRefusal())
  return { kind: 'failed', failure: failure instanceof AuthFailure ? failure : new AuthFailure({ kind: 'other' }) }
}

async function settle(bringing: AddressBringing, hasAsked: boolean): Promise<Arrival> {
  switch (bringing.kind) {
    case 'nothing':
      return { kind: 'plain' }
    case 'error':
      return { kind: 'failed', failure: new AuthFailure({ kind: bringing.failure }) }
    case 'message':
      return { kind: 'half' }
    case 'tokens':
      return { kind: 'elsewhere' }
    case 'code':
      return hasAsked ? exchange() : { kind: 'elsewhere' }
  }
}

export const arrivals = {
  /** Takes what the address brings, before anything else reads it, and leaves the address clean. */
  async receive(): Promise<void> {
    if (!ARRIVAL_PATHS.includes(location.pathname)) return
    const bringing = readAddress(location.href)
    if (bringing.kind === 'nothing') return
    const hasAsked = recall(`${SESSION_STORAGE_KEY}-code-verifier`) !== null
    // Built now, because the client reads the address only then.
    authClient()
    history.replaceState(history.state, '', cleanAddress(location.href))
    arrival = await settle(bringing, hasAsked)
  },
  get: () => arrival,
  /** Once told, it is not told again. */
  forget() {
    arrival = { kind: 'plain' }
  },
}
