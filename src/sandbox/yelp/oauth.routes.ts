import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { findGrant, giveConsent, makeToken, revokeGrant, spendToken } from '../vendors/vendor-grants.repository.ts'
import { listAccounts, listListings } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { BUSINESS_FIELD, renderConsent } from './consent-page.ts'
import { oauthFault, YELP_BASE, YELP_PARTNER, YELP_SCOPES, type YelpRoute } from './yelp-route.ts'

const CODE_LIFE_SECONDS = 300
const ACCESS_LIFE_SECONDS = 7 * 86_400
const REFRESH_LIFE_SECONDS = 365 * 86_400
const CONSENT_PATH = `${YELP_BASE}/oauth2/authorize`

const authorizeRequest = z.object({
  client_id: z.literal(YELP_PARTNER.id),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.literal('code'),
  state: z.string().default(''),
  scope: z
    .string()
    .transform((text) => text.split(' '))
    .refine((scopes) => scopes.every((scope) => scope in YELP_SCOPES)),
})
type AuthorizeRequest = z.output<typeof authorizeRequest>

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])
type TokenRequest = z.output<typeof tokenRequest>

/** The page where an owner lets a partner act for them. */
export function mountConsent(app: HttpApp, { db }: VendorWorld): void {
  app.get(CONSENT_PATH, async (context) => {
    const asked = readRequest(context.req.query())
    if (typeof asked === 'string') return answerFault(context, asked)
    const content = renderConsent({
      action: CONSENT_PATH,
      request: new URL(context.req.url).search,
      accounts: await listAccounts(db, 'yelp'),
      listings: await listListings(db, 'yelp'),
      scopes: asked.scope,
    })
    return answerPage(context, { title: 'Sandbox Yelp for Business', content })
  })

  app.post(CONSENT_PATH, async (context) => {
    const form = await readSandboxForm(context)
    const asked = readRequest(Object.fromEntries(new URLSearchParams(form['request'] ?? '')))
    if (typeof asked === 'string') return answerFault(context, asked)
    if (form['decline']) return context.redirect(makeReturn(asked, { error: 'access_denied' }), 303)
    const owned = await listListings(db, 'yelp', form['account'] ?? '')
    if (owned.length === 0) return answerFault(context, 'This person has no businesses.')
    const consent = {
      vendor: 'yelp' as const,
      accountId: form['account'] ?? '',
      listingIds: owned.map(({ id }) => id).filter((id) => BUSINESS_FIELD + id in form),
      clientId: asked.client_id,
      redirectUri: asked.redirect_uri,
      scope: asked.scope.join(' '),
      codeChallenge: null,
    }
    return context.redirect(makeReturn(asked, { code: await giveConsent(db, consent, CODE_LIFE_SECONDS) }), 303)
  })
}

/** Codes and refresh tokens become tokens, each once. */
export function mountTokens(route: YelpRoute, { db }: VendorWorld): void {
  route('POST', `${YELP_BASE}/oauth2/token/v3`, async (context) => {
    const form = await readSandboxForm(context)
    if (!isPartner(form)) return oauthFault('invalid_client', 'The client is not known.')
    const asked = tokenRequest.safeParse(form)
    if (!asked.success) return oauthFault('invalid_request', 'The request is not complete.')
    const grantId = await redeem(db, asked.data)
    if (grantId === null) return oauthFault('invalid_grant', 'The code or refresh token does not work any more.')
    return Response.json({
      access_token: await makeToken(db, { grantId, kind: 'access', lifeSeconds: ACCESS_LIFE_SECONDS }),
      refresh_token: await makeToken(db, { grantId, kind: 'refresh', lifeSeconds: REFRESH_LIFE_SECONDS }),
      expires_in: ACCESS_LIFE_SECONDS,
      token_type: 'Bearer',
    })
  })

  route('POST', `${YELP_BASE}/oauth2/revoke`, async (context) => {
    const form = await readSandboxForm(context)
    if (!isPartner(form)) return oauthFault('invalid_client', 'The client is not known.')
    const token = form['token']
    if (!token) return oauthFault('invalid_request', 'A token is needed.')
    const found = (await findGrant(db, token, 'refresh')) ?? (await findGrant(db, token, 'access'))
    if (found) await revokeGrant(db, found.grant.id)
    return Response.json({})
  })
}

const isPartner = (form: Record<string, string>) =>
  form['client_id'] === YELP_PARTNER.id && form['client_secret'] === YELP_PARTNER.secret

async function redeem(db: Database, asked: TokenRequest): Promise<string | null> {
  const isCode = asked.grant_type === 'authorization_code'
  const value = isCode ? asked.code : asked.refresh_token
  const found = await findGrant(db, value, isCode ? 'code' : 'refresh')
  if (found?.grant.vendor !== 'yelp') return null
  if (isCode && found.grant.redirect_uri !== asked.redirect_uri) return null
  return (await spendToken(db, value)) ? found.grant.id : null
}

/** The request, or a sentence for people: an address that cannot be trusted gets no redirect. */
function readRequest(query: Record<string, string>): AuthorizeRequest | string {
  const parsed = authorizeRequest.safeParse(query)
  return parsed.success ? parsed.data : `The request is not right: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
}

function makeReturn({ redirect_uri: redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): string {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value)
  return back.href
}
