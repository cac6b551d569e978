import { recall } from '#web/kernel/browser-memory.ts'
import { SESSION_STORAGE_KEY } from './session-storage.ts'
import { paths } from '#shared/domain/paths.ts'
import { ARRIVAL_PATHS, authClient, sessionFetch } from './auth-call.ts'
import type { Arrival, MailLink } from './arrival.ts'
import { AuthFailure, type AuthFailureKind } from './auth-failure.ts'
import { kindOfCode, readAuthFailure } from './read-auth-failure.ts'

/** Where the links of our own mails lead, each with a secret that only a press of a button uses up. */
const LINK_PATHS: readonly string[] = [paths.verify, paths.resetPassword, paths.acceptInvitation]

const LINK_TYPES: readonly MailLink['type'][] = ['signup', 'magiclink', 'email_change', 'recovery', 'invite']

const TOKENS = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token']

/** What a link or a provider writes into the address; none of it stays there. */
export const PARAMETERS = [
  ...TOKENS,
  'token_hash',
  'code',
  'sb_flow_id',
  'error',
  'error_code',
  'error_description',
  'message',
  'sb',
  'expires_in',
  'expires_at',
  'token_type',
]

export type AddressBringing =
  | { kind: 'nothing' | 'code' | 'message' }
  | { kind: 'link'; link: MailLink }
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
  const tokenHash = find('token_hash')
  const type = LINK_TYPES.find((candidate) => candidate === find('type'))
  if (tokenHash) return type ? { kind: 'link', link: { tokenHash, type } } : { kind: 'error', failure: 'link-expired' }
  if (find('code')) return { kind: 'code' }
  return { kind: find('message') ? 'message' : 'nothing' }
}

function dropFragmentWith(url: URL, names: readonly string[]) {
  const fragment = new URLSearchParams(url.hash.replace(/^#/, ''))
  if (names.some((name) => fragment.has(name))) url.hash = ''
}

/** The address without what it brought. An invitation's keeps its type: by that its page offers the code after a reload. */
export function cleanAddress(href: string): string {
  const url = new URL(href)
  dropFragmentWith(url, PARAMETERS)
  if (url.searchParams.has('token_hash') && url.pathname !== paths.acceptInvitation) url.searchParams.delete('type')
  for (const name of PARAMETERS) url.searchParams.delete(name)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The address without tokens in its fragment, for every page: whoever wrote such a link wants to be taken for the reader. */
export function dropTokens(href: string): string {
  const url = new URL(href)
  dropFragmentWith(url, TOKENS)
  return url.href
}

async function exchange(): Promise<Arrival> {
  const { error } = await (await authClient()).initialize()
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
    case 'link':
      return bringing
    case 'message':
      return { kind: 'half' }
    case 'code':
      return hasAsked ? exchange() : { kind: 'elsewhere' }
  }
}

/** Takes what the address brings, and leaves the address clean. */
export async function receiveArrival(): Promise<Arrival> {
  // Whole, because a path of two slashes alone would name another host.
  history.replaceState(history.state, '', dropTokens(location.href))
  const bringing = readAddress(location.href)
  const expectedAt = bringing.kind === 'link' ? LINK_PATHS : ARRIVAL_PATHS
  if (bringing.kind === 'nothing' || !expectedAt.includes(location.pathname)) return { kind: 'plain' }
  const hasAsked = recall(`${SESSION_STORAGE_KEY}-code-verifier`) !== null
  // Built now, because the client reads the address only then.
  await authClient()
  history.replaceState(history.state, '', cleanAddress(location.href))
  return settle(bringing, hasAsked)
}
