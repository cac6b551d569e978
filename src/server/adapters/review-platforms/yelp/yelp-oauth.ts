import { z } from 'zod'
import type { AuthorizationRequest, Tokens } from '../port.ts'
import { yelpTokens } from './yelp-answers.ts'
import type { FindYelpHosts } from './yelp-hosts.ts'
import { callYelp, yelpUrl } from './yelp-http.ts'

const SCOPE = 'r2r r2r_get_businesses r2r_business_owner'

/** What Yelp gives an installation by contract. */
export interface YelpPartnerKeys {
  clientId: string
  clientSecret: string
  /** For names and addresses, which owners' tokens do not open. */
  apiKey: string
}

/** How owners sign in at Yelp and let a partner act for them. */
export function createYelpOAuth(hosts: FindYelpHosts, keys: YelpPartnerKeys) {
  const client = { client_id: keys.clientId, client_secret: keys.clientSecret }
  const askForTokens = async (form: Record<string, string>): Promise<Tokens> =>
    toTokens(
      await callYelp(yelpUrl(hosts().api, '/oauth2/token/v3'), {
        method: 'POST',
        form: { ...client, ...form },
        schema: yelpTokens,
      }),
    )

  return {
    // Yelp knows no PKCE.
    authorizeUrl: ({ state, redirectUri }: AuthorizationRequest) =>
      yelpUrl(hosts().consent, '/oauth2/authorize', {
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
      }),

    exchange: ({ code, redirectUri }: { code: string; redirectUri: string }) =>
      askForTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),

    /** Every refresh gives a new refresh token, and the old one is dead. */
    refresh: (refreshToken: string) => askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
      const form = { ...client, token: refreshToken ?? accessToken }
      await callYelp(yelpUrl(hosts().api, '/oauth2/revoke'), { method: 'POST', form, schema: z.object({}) })
    },
  }
}

function toTokens(answer: z.output<typeof yelpTokens>): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: new Date(Date.now() + answer.expires_in * 1000),
  }
}
