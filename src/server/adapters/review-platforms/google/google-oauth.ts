import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { AuthorizationRequest, ReviewPlatform, Tokens } from '../port.ts'
import { callGoogle, googleUrl, type FindHosts } from './google-call.ts'

const MANAGE_SCOPE = 'https://www.googleapis.com/auth/business.manage'

export interface GoogleClient {
  clientId: string
  clientSecret: string
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
})

type GoogleOauth = Pick<ReviewPlatform, 'authorizeUrl' | 'exchange' | 'revoke'> & {
  refresh: (refreshToken: string) => Promise<Tokens>
}

export function createGoogleOauth(options: {
  client: GoogleClient | null
  hosts: FindHosts
  now: () => Date
}): GoogleOauth {
  const { client, hosts, now } = options

  async function askForTokens(form: Record<string, string>): Promise<Tokens> {
    const answer = await callGoogle(googleUrl(hosts().oauth, '/token'), {
      method: 'POST',
      form: { client_id: client?.clientId ?? '', client_secret: client?.clientSecret ?? '', ...form },
      schema: tokenAnswer,
    })
    // A person can untick a permission on Google's page and still come back with a code.
    if (answer.scope !== undefined && !answer.scope.split(' ').includes(MANAGE_SCOPE)) {
      throw new PlatformError('reconnect', { reason: 'scope-missing', vendorCode: 'scope_missing' })
    }
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      expiresAt: new Date(now().getTime() + answer.expires_in * 1000),
    }
  }

  return {
    authorizeUrl: (request) => client && authorizeUrl(hosts().consent, client.clientId, request),
    exchange: ({ code, codeVerifier, redirectUri }) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken) => askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: (tokens) => revoke(hosts().oauth, tokens),
  }
}

/** Without `prompt=consent` a person who was here before brings no refresh token. */
function authorizeUrl(host: string, clientId: string, request: AuthorizationRequest): URL {
  return googleUrl(host, '/o/oauth2/v2/auth', {
    client_id: clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: `${MANAGE_SCOPE} openid email`,
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
  })
}

/** The refresh token takes the whole consent with it. One that Google does not know any more is as good as revoked. */
async function revoke(host: string, { accessToken, refreshToken }: Tokens): Promise<void> {
  try {
    await callGoogle(googleUrl(host, '/revoke'), {
      method: 'POST',
      form: { token: refreshToken ?? accessToken },
      schema: z.unknown(),
    })
  } catch (error) {
    if (!(error instanceof PlatformError) || error.vendorCode !== 'invalid_token') throw error
  }
}
