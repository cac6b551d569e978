import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage, renderChoice } from './identity-page.ts'
import {
  authorizeRequest,
  exchangeCode,
  isKnownClient,
  isRightClient,
  issueCode,
  OIDC_FAULTS,
  type AuthorizeRequest,
} from './oidc-grants.ts'
import { describePerson, findPersonOfToken, toPublicJwk } from './oidc-tokens.ts'
import { findChosenPerson, listPeople, TENANTS, type Tenant } from './people.ts'
import { getProviderKey } from './provider-key.ts'
import { readSandboxForm } from './sandbox-form.ts'

const BASE = '/sandbox/identity/oidc'
const TITLES: Record<Tenant, string> = { google: 'Sandbox Google account', acme: 'Sandbox Acme sign-in' }

/** OpenID Connect providers, one under each tenant's name. */
export function mountOidcProvider(app: HttpApp, { db, publicUrl }: { db: Database; publicUrl: string }): void {
  for (const tenant of TENANTS) {
    const path = `${BASE}/${tenant}`
    const issuer = publicUrl + path
    const key = () => getProviderKey(db, `oidc-${tenant}`)

    app.get(`${path}/.well-known/openid-configuration`, (context) => context.json(describeProvider(issuer)))
    app.get(`${path}/jwks`, async (context) => context.json({ keys: [await toPublicJwk(await key())] }))

    app.get(`${path}/authorize`, (context) => {
      const asked = readRequest(tenant, context.req.query())
      if (typeof asked === 'string') return answerFault(context, asked)
      const choice = {
        action: `${path}/authorize`,
        hidden: { request: new URL(context.req.url).search },
        people: listPeople(tenant),
        faults: OIDC_FAULTS,
        canDecline: true,
      }
      return answerPage(context, { title: TITLES[tenant], content: renderChoice(choice) })
    })

    app.post(`${path}/authorize`, (context) => answerChoice(context, { db, tenant, issuer }))

    app.post(`${path}/token`, async (context) => {
      const form = await readSandboxForm(context)
      if (!isRightClient(tenant, context.req.header('authorization'), form)) {
        return context.json({ error: 'invalid_client' }, 401, { 'www-authenticate': 'Basic' })
      }
      const tokens = await exchangeCode(db, { tenant, issuer, key: await key() }, form)
      return tokens
        ? context.json(tokens, 200, { 'cache-control': 'no-store' })
        : context.json({ error: 'invalid_grant' }, 400)
    })

    app.get(`${path}/userinfo`, async (context) => {
      const token = /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
      const person = await findPersonOfToken(await key(), issuer, token)
      return person ? context.json(describePerson(person)) : context.json({ error: 'invalid_token' }, 401)
    })
  }
}

function describeProvider(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** The request, or a sentence for people: an address that cannot be trusted gets no redirect. */
function readRequest(tenant: Tenant, query: Record<string, string>): AuthorizeRequest | string {
  const parsed = authorizeRequest.safeParse(query)
  if (!parsed.success) return `The request is not complete: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
  return isKnownClient(tenant, parsed.data.client_id) ? parsed.data : 'This provider does not know the client.'
}

async function answerChoice(
  context: AppContext,
  provider: { db: Database; tenant: Tenant; issuer: string },
): Promise<Response> {
  const form = await readSandboxForm(context)
  const request = readRequest(provider.tenant, Object.fromEntries(new URLSearchParams(form.request ?? '')))
  if (typeof request === 'string') return answerFault(context, request)
  const back = new URL(request.redirect_uri)
  back.searchParams.set('state', request.state)
  back.searchParams.set('iss', provider.issuer)
  if (form.decline) {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', 'The person declined.')
    return context.redirect(back.href, 303)
  }
  const person = findChosenPerson(provider.tenant, form)
  if (!person) return answerFault(context, 'Enter an email address.')
  const fault = OIDC_FAULTS.find((known) => known === form.fault) ?? 'none'
  back.searchParams.set('code', await issueCode(provider.db, provider.tenant, { request, person, fault }))
  return context.redirect(back.href, 303)
}
