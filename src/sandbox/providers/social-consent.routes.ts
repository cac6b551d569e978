import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { z } from 'zod'
import { PROVIDER_NAMES, type SocialProvider } from '#shared/domain/providers.ts'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage, renderHidden } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { findGrant, giveConsent, spendToken, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'

/** The one client that these networks know. */
export const SOCIAL_CLIENT = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret' } as const
const CODE_LIFE_SECONDS = 60
const SCOPE_FIELD = 'scope:'
/** LinkedIn renews tokens for approved partners only. */
export const PARTNER_SCOPE = 'partner'

interface SocialPerson {
  id: string
  name: string
  handle: string
  /** Companies that they speak for at LinkedIn. */
  pages: readonly { id: string; name: string }[]
}

/** Who has accounts at X, Instagram and LinkedIn. */
export const SOCIAL_PEOPLE: readonly SocialPerson[] = [
  {
    id: '7001',
    name: 'Dana Whitlock',
    handle: 'harbourbistro',
    pages: [
      { id: '9001', name: 'Harbour Bistro' },
      { id: '9002', name: 'Harbour Bakery' },
    ],
  },
  { id: '7002', name: 'Marcus Bell', handle: 'tidelinecafe', pages: [{ id: '9003', name: 'Tideline Café' }] },
  { id: '7003', name: 'Priya Nair', handle: 'priyanair', pages: [] },
]

export const personOf = (grant: VendorGrant) => SOCIAL_PEOPLE.find(({ id }) => id === grant.account_id)

type ConsentVendor = Exclude<SocialProvider, 'facebook'>

interface ConsentPage {
  vendor: ConsentVendor
  path: string
  /** Between the names of rights. */
  separator: string
  needsChallenge: boolean
  denied: Record<string, string>
}

const authorizeRequest = z.object({
  client_id: z.literal(SOCIAL_CLIENT.id),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.literal('code'),
  state: z.string().default(''),
  scope: z.string().min(1),
  code_challenge: z.string().min(43).optional(),
  code_challenge_method: z.literal('S256').optional(),
})
type AuthorizeRequest = z.output<typeof authorizeRequest>

/** Be one of the people and leave rights ticked, or say no. */
export function mountConsentPage(app: HttpApp, { db }: VendorWorld, page: ConsentPage): void {
  app.get(page.path, (context) => {
    const { search } = new URL(context.req.url)
    const asked = readRequest(page, search)
    if (typeof asked === 'string') return answerFault(context, asked)
    const content = html`<p>Goodword asks to post for you.</p>
      ${SOCIAL_PEOPLE.map((person) => renderPerson(page, person, { request: search, scopes: asked.scope.split(page.separator) }))}
      <form method="post" action="${page.path}">
        ${renderHidden({ request: search, decline: 'yes' })}<button>Deny</button>
      </form>`
    return answerPage(context, { title: `Sandbox ${PROVIDER_NAMES[page.vendor]}`, content })
  })

  app.post(page.path, async (context) => {
    const form = await readSandboxForm(context)
    const asked = readRequest(page, form['request'] ?? '')
    if (typeof asked === 'string') return answerFault(context, asked)
    if (form['decline']) return context.redirect(makeReturn(asked, page.denied), 303)
    const person = SOCIAL_PEOPLE.find(({ id }) => id === form['account'])
    if (!person) return answerFault(context, 'There is no such person.')
    const scopes = asked.scope.split(page.separator).filter((scope) => SCOPE_FIELD + scope in form)
    const consent = {
      vendor: page.vendor,
      accountId: person.id,
      listingIds: person.pages.map(({ id }) => id),
      clientId: asked.client_id,
      redirectUri: asked.redirect_uri,
      scope: [...scopes, ...(form[PARTNER_SCOPE] ? [PARTNER_SCOPE] : [])].join(' '),
      codeChallenge: asked.code_challenge ?? null,
    }
    return context.redirect(makeReturn(asked, { code: await giveConsent(db, consent, CODE_LIFE_SECONDS) }), 303)
  })
}

function renderPerson(
  page: ConsentPage,
  person: SocialPerson,
  { request, scopes }: { request: string; scopes: string[] },
) {
  return html`<article>
    <h2>${person.name}</h2>
    <p>${page.vendor === 'linkedin' ? person.pages.map(({ name }) => name).join(', ') : `@${person.handle}`}</p>
    <form method="post" action="${page.path}">
      ${renderHidden({ request, account: person.id })}
      <fieldset>
        <legend>What may Goodword do?</legend>
        ${scopes.map((scope) => renderBox(SCOPE_FIELD + scope, scope, true))}
        ${page.vendor === 'linkedin' ? renderBox(PARTNER_SCOPE, 'Renew the consent, as for approved partners', false) : ''}
      </fieldset>
      <button>Allow as ${person.name}</button>
    </form>
  </article>`
}

const renderBox = (name: string, label: string, isTicked: boolean) =>
  html`<p>
    <label><input type="checkbox" name="${name}" value="yes" ${isTicked ? 'checked' : ''} /> ${label}</label>
  </p>`

/** The request, or a sentence for people: an address that cannot be trusted gets no redirect. */
function readRequest(page: ConsentPage, search: string): AuthorizeRequest | string {
  const parsed = authorizeRequest.safeParse(Object.fromEntries(new URLSearchParams(search)))
  if (!parsed.success) return `The request is not right: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
  const { code_challenge: challenge, code_challenge_method: method } = parsed.data
  if (page.needsChallenge && !(challenge && method)) return 'The request is not right: code_challenge'
  return parsed.data
}

function makeReturn({ redirect_uri: redirectUri, state }: AuthorizeRequest, answer: Record<string, string>): string {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value)
  return back.href
}

/** The grant behind a code, once. */
export async function redeemCode(
  db: Database,
  vendor: ConsentVendor,
  form: Record<string, string>,
): Promise<VendorGrant | null> {
  const code = form['code'] ?? ''
  const found = await findGrant(db, code, 'code')
  if (found?.grant.vendor !== vendor || !(await spendToken(db, code))) return null
  const { redirect_uri: redirectUri, code_challenge: challenge } = found.grant
  const proof = createHash('sha256')
    .update(form['code_verifier'] ?? '')
    .digest('base64url')
  return redirectUri === form['redirect_uri'] && (!challenge || challenge === proof) ? found.grant : null
}

export const isClient = (form: Record<string, string>) =>
  form['client_id'] === SOCIAL_CLIENT.id && form['client_secret'] === SOCIAL_CLIENT.secret

export const tokenIn = (context: AppContext) =>
  /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? context.req.query('access_token') ?? ''

/** Who calls, and what they may; `null` for a token that does not hold. */
export async function findCaller(db: Database, vendor: ConsentVendor, token: string) {
  const found = await findGrant(db, token, 'access')
  const person = found?.grant.vendor === vendor ? personOf(found.grant) : undefined
  if (!found || !person) return null
  return { person, grant: found.grant, token: found.token, scopes: found.grant.scope.split(' ') }
}
