import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import { IdentityUnavailable } from './identity-provider.ts'
import { fetchPublic } from './public-fetch.ts'

const TIMEOUT_SECONDS = 8
const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 200

export interface OidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Entered by a customer, so it may point anywhere. */
  isFromCustomer: boolean
}

/** Where browsers find the sandbox's providers, and where this process reaches them. */
export interface SandboxAddresses {
  publicUrl: () => string
  localUrl: () => string
}

export interface KnownProvider {
  configuration: Configuration
  keys: JWTVerifyGetKey
  knownAt: number
}

/** Asks a provider about itself and remembers the answer for a while. */
export function createOidcDirectory(sandbox: SandboxAddresses | null) {
  const known = new Map<string, KnownProvider>()

  return async (provider: OidcProvider): Promise<KnownProvider> => {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret, provider.isFromCustomer])
    const remembered = known.get(key)
    if (remembered && Date.now() - remembered.knownAt < REMEMBERED_MS) return remembered
    const found = await discover(provider, sandbox)
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    return found
  }
}

export function isOfSandbox(address: string, publicUrl: string): boolean {
  return address.startsWith(`${publicUrl}/sandbox/identity/`)
}

async function discover(provider: OidcProvider, sandbox: SandboxAddresses | null): Promise<KnownProvider> {
  const isSandboxed = sandbox !== null && isOfSandbox(provider.issuer, sandbox.publicUrl())
  const ask: CustomFetch = isSandboxed ? fetchFrom(sandbox) : provider.isFromCustomer ? fetchPublic : fetchAsIs
  try {
    const configuration = await discovery(
      new URL(provider.issuer),
      provider.clientId,
      provider.clientSecret,
      undefined,
      {
        [customFetch]: ask,
        timeout: TIMEOUT_SECONDS,
        // The signature of an ID token counts, whichever way it came.
        execute: isSandboxed ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
      },
    )
    const keys = createRemoteJWKSet(new URL(configuration.serverMetadata().jwks_uri ?? ''), {
      timeoutDuration: TIMEOUT_SECONDS * 1000,
      [customKeyFetch]: (url, { headers, ...options }) =>
        ask(url, { ...options, headers: Object.fromEntries(headers), body: undefined }),
    })
    return { configuration, keys, knownAt: Date.now() }
  } catch (error) {
    throw new IdentityUnavailable(`The provider ${provider.issuer} cannot be reached.`, { cause: error })
  }
}

const fetchAsIs: CustomFetch = (url, { signal, ...options }) =>
  fetch(url, { ...options, body: options.body ?? null, ...(signal && { signal }) })

/** The sandbox is this very process, or one beside it; the address for browsers may lead through a proxy. */
function fetchFrom(sandbox: SandboxAddresses): CustomFetch {
  return (address, options) => {
    const { pathname, search } = new URL(address)
    return fetchAsIs(new URL(pathname + search, sandbox.localUrl()).href, options)
  }
}
