import { z } from 'zod'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { answerFault, answerPage } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { giveConsent } from '../vendors/vendor-grants.repository.ts'
import { listAccounts, listListings } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { PAGE_FIELD, renderDialog, SCOPE_FIELD } from './dialog-page.ts'
import { FACEBOOK_APP, FACEBOOK_PERMISSIONS, GRAPH_PATH } from './facebook-app.ts'

const CODE_LIFE_SECONDS = 600

const dialogRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().default(''),
  response_type: z.literal('code').default('code'),
  scope: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== '')),
})
type DialogRequest = z.output<typeof dialogRequest>

/** The page where a person lets an app at their pages. */
export function mountDialog(app: HttpApp, { db }: VendorWorld): void {
  const path = `${GRAPH_PATH}/dialog/oauth`

  app.get(path, async (context) => {
    const asked = readRequest(context.req.query())
    if (typeof asked === 'string') return answerFault(context, asked)
    const accounts = await listAccounts(db, 'facebook')
    const pages = await listListings(db, 'facebook')
    const request = new URL(context.req.url).search
    const content = renderDialog({ action: path, request, accounts, pages, scopes: asked.scope })
    return answerPage(context, { title: 'Sandbox Facebook', content })
  })

  app.post(path, async (context) => {
    const form = await readSandboxForm(context)
    const asked = readRequest(Object.fromEntries(new URLSearchParams(form['request'] ?? '')))
    if (typeof asked === 'string') return answerFault(context, asked)
    if (form['decline']) return context.redirect(makeReturn(asked, DENIED), 303)
    const accountId = form['account'] ?? ''
    const owned = (await listListings(db, 'facebook', accountId)).map(({ id }) => id)
    if (owned.length === 0) return answerFault(context, 'This person has no pages.')
    const consent = {
      vendor: 'facebook' as const,
      accountId,
      listingIds: owned.filter((id) => PAGE_FIELD + id in form),
      clientId: asked.client_id,
      redirectUri: asked.redirect_uri,
      scope: asked.scope.filter((scope) => SCOPE_FIELD + scope in form).join(','),
      codeChallenge: null,
    }
    return context.redirect(makeReturn(asked, { code: await giveConsent(db, consent, CODE_LIFE_SECONDS) }), 303)
  })
}

const DENIED = { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' }

/** The request, or a sentence for people: an address that cannot be trusted gets no redirect. */
function readRequest(query: Record<string, string>): DialogRequest | string {
  const parsed = dialogRequest.safeParse(query)
  if (!parsed.success) return `The request is not complete: ${parsed.error.issues[0]?.path.join('.') ?? ''}`
  if (parsed.data.client_id !== FACEBOOK_APP.id) return 'This Facebook does not know the app.'
  const unknown = parsed.data.scope.find((scope) => !(scope in FACEBOOK_PERMISSIONS))
  return unknown === undefined ? parsed.data : `Invalid Scopes: ${unknown}`
}

function makeReturn(request: DialogRequest, answer: Record<string, string>): string {
  const back = new URL(request.redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, state: request.state })) back.searchParams.set(name, value)
  // The model does so too; a callback that compares whole addresses would stumble.
  back.hash = '_=_'
  return back.href
}
