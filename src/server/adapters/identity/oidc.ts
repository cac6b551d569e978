import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { z } from 'zod'
import { IdentityRefused, IdentityUnavailable, type ExternalPerson } from './identity-provider.ts'
import { createOidcDirectory, type OidcProvider, type SandboxAddresses } from './oidc-directory.ts'

/** What has to be remembered until the person comes back. */
export const oidcMemory = z.object({ nonce: z.string(), verifier: z.string() })
export type OidcMemory = z.output<typeof oidcMemory>

export interface OidcClient {
  /** What to remember before the person leaves. */
  makeMemory(): OidcMemory
  /** Where to send the person. */
  begin(provider: OidcProvider, request: OidcRequest): Promise<string>
  /** `answer` is the address the person came back to, with all its parameters. */
  finish(provider: OidcProvider, answer: URL, remembered: OidcMemory & { state: string }): Promise<OidcOutcome>
  /** Who a token speaks of that the browser got from the provider by itself. */
  readIdToken(provider: OidcProvider, token: { idToken: string; accessToken: string | null }): Promise<ReadToken>
}

export interface OidcRequest {
  state: string
  memory: OidcMemory
  callbackUrl: string
  scopes: string
  /** Further wishes, handed on as they are. */
  parameters: URLSearchParams
}

export interface OidcOutcome {
  person: ExternalPerson
  accessToken: string
  refreshToken: string | null
}

interface ReadToken {
  person: ExternalPerson
  nonce: string | null
}

export function createOidcClient(sandbox: SandboxAddresses | null): OidcClient {
  const getProvider = createOidcDirectory(sandbox)
  return {
    makeMemory: () => ({ nonce: randomNonce(), verifier: randomPKCECodeVerifier() }),

    async begin(provider, { state, memory, callbackUrl, scopes, parameters }) {
      const { configuration } = await getProvider(provider)
      const ours = {
        redirect_uri: callbackUrl,
        scope: scopes,
        state,
        nonce: memory.nonce,
        code_challenge: await calculatePKCECodeChallenge(memory.verifier),
        code_challenge_method: 'S256',
      }
      const asked = new URLSearchParams([...parameters])
      for (const [name, value] of Object.entries(ours)) asked.set(name, value)
      return refuseOddAddress(buildAuthorizationUrl(configuration, asked))
    },

    async finish(provider, answer, { state, nonce, verifier }) {
      const { configuration } = await getProvider(provider)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await authorizationCodeGrant(configuration, answer, checks).catch(refuse)
      return {
        person: toPerson(tokens.claims() ?? {}),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      }
    },

    async readIdToken(provider, { idToken, accessToken }) {
      const { configuration, keys } = await getProvider(provider)
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: provider.clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: 30,
      }).catch(refuse)
      if (accessToken && typeof payload['at_hash'] === 'string' && payload['at_hash'] !== halfHash(accessToken)) {
        throw new IdentityRefused('The access token does not belong to the ID token.')
      }
      const nonce = payload['nonce']
      return { person: toPerson(payload), nonce: typeof nonce === 'string' ? nonce : null }
    },
  }
}

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string().min(3).max(255).optional().catch(undefined),
  // Some providers send it as a word.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false).catch(false),
  name: z.string().optional().catch(undefined),
})

/** Members of a token about the token, not about the person. */
const TECHNICAL = ['nonce', 'at_hash', 'c_hash', 'azp', 'aud', 'exp', 'iat', 'nbf', 'jti', 'auth_time', 'sid']

function toPerson(claims: Record<string, unknown>): ExternalPerson {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) throw new IdentityRefused('The provider did not say who it is.')
  const { sub, email, email_verified: isEmailVerified, name } = parsed.data
  return {
    subject: sub,
    email: email?.toLowerCase() ?? null,
    isEmailVerified: email !== undefined && isEmailVerified,
    name: name?.trim() || null,
    claims: Object.fromEntries(Object.entries(claims).filter(([key]) => !TECHNICAL.includes(key))),
  }
}

/** A provider names its own page, and browsers go where they are told. */
function refuseOddAddress(url: URL): string {
  if (url.protocol === 'https:' || url.protocol === 'http:') return url.href
  throw new IdentityRefused('The provider has no page to sign in at.')
}

function refuse(error: unknown): never {
  if (error instanceof AuthorizationResponseError) {
    const isDeclined = error.error === 'access_denied'
    throw new IdentityRefused(isDeclined ? 'The sign-in was declined.' : 'The provider refused the sign-in.', {
      isDeclined,
      cause: error,
    })
  }
  if (isConnectionTrouble(error)) throw new IdentityUnavailable('The provider cannot be reached.', { cause: error })
  throw new IdentityRefused('What the provider sent cannot be believed.', { cause: error })
}

function isConnectionTrouble(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string }
  return (
    name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT' || error instanceof TypeError
  )
}

/** The left half of the hash, as OpenID Connect ties an access token to an ID token. */
function halfHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
}
