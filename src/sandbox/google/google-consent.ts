import { html } from 'hono/html'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage, renderHidden } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { giveConsent } from '../vendors/vendor-grants.repository.ts'
import {
  listAccounts,
  listListings,
  type VendorAccount,
  type VendorListing,
} from '../vendors/vendor-reviews.repository.ts'
import { GOOGLE_CLIENT } from './google-oauth.ts'

export const CONSENT_PATH = '/sandbox/google/o/oauth2/v2/auth'
/** Ticked boxes come back as `location:{id}`. */
const TICK = 'location:'
const CODE_LIFE_SECONDS = 600

const consentRequest = z
  .object({
    client_id: z.literal(GOOGLE_CLIENT.id),
    redirect_uri: z.url({ protocol: /^https?$/ }),
    response_type: z.literal('code'),
    scope: z.string().min(1),
    state: z.string().default(''),
    access_type: z.enum(['online', 'offline']).default('online'),
    prompt: z.string().default(''),
    code_challenge: z.string().min(43).optional(),
    code_challenge_method: z.literal('S256').optional(),
  })
  .refine((request) => !request.code_challenge || request.code_challenge_method === 'S256', {
    path: ['code_challenge_method'],
  })
type ConsentRequest = z.output<typeof consentRequest>

export async function showConsent(context: AppContext, db: Database): Promise<Response> {
  const asked = readRequest(new URL(context.req.url).search)
  if (typeof asked === 'string') return answerFault(context, asked)
  const request = new URL(context.req.url).search
  const listings = await listListings(db, 'google')
  const accounts = await listAccounts(db, 'google')
  const content = html`
    <p>${asked.client_id} wants to see, edit, create and delete your Google business listings.</p>
    ${accounts.map((account) =>
      renderAccount(
        account,
        listings.filter((listing) => listing.account_id === account.id),
        request,
      ),
    )}
    <form method="post" action="${CONSENT_PATH}">
      ${renderHidden({ request, deny: 'yes' })}
      <button>Deny</button>
    </form>
  `
  return answerPage(context, { title: 'Sandbox Google Business Profile', content })
}

function renderAccount(account: VendorAccount, listings: readonly VendorListing[], request: string) {
  return html`<article>
    <h2>${account.name}</h2>
    <p>${account.email}</p>
    <form method="post" action="${CONSENT_PATH}">
      ${renderHidden({ request, account: account.id })}
      ${listings.map(
        ({ id, name, address }) =>
          html`<p>
            <input type="checkbox" id="${TICK}${id}" name="${TICK}${id}" value="yes" checked />
            <label for="${TICK}${id}">${name}${address ? `, ${address}` : ''}</label>
          </p>`,
      )}
      <button>Allow</button>
    </form>
  </article>`
}

export async function takeConsent(context: AppContext, db: Database): Promise<Response> {
  const form = await readSandboxForm(context)
  const request = readRequest(form.request ?? '')
  if (typeof request === 'string') return answerFault(context, request)
  const back = new URL(request.redirect_uri)
  back.searchParams.set('state', request.state)
  if (form.deny) {
    back.searchParams.set('error', 'access_denied')
    return context.redirect(back.href, 303)
  }
  const account = (await listAccounts(db, 'google')).find(({ id }) => id === form.account)
  if (!account) return answerFault(context, 'There is no such account.')
  const held = await listListings(db, 'google', account.id)
  const listingIds = held.map(({ id }) => id).filter((id) => form[TICK + id])
  back.searchParams.set('code', await makeCode(db, request, { accountId: account.id, listingIds }))
  back.searchParams.set('scope', request.scope)
  return context.redirect(back.href, 303)
}

/** A token that outlives the hour is given to whom asks for it and for consent. */
function makeCode(db: Database, request: ConsentRequest, chosen: { accountId: string; listingIds: string[] }) {
  const isOffline = request.access_type === 'offline' && request.prompt.split(' ').includes('consent')
  const consent = {
    vendor: 'google',
    ...chosen,
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    scope: isOffline ? `${request.scope} offline_access` : request.scope,
    codeChallenge: request.code_challenge ?? null,
  } as const
  return giveConsent(db, consent, CODE_LIFE_SECONDS)
}

/** The request, or a sentence for people: an address that cannot be trusted gets no redirect. */
function readRequest(search: string): ConsentRequest | string {
  const parsed = consentRequest.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return parsed.success ? parsed.data : `The request is not right: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
}
