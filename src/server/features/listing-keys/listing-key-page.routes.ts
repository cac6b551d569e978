import { z } from 'zod'
import { oauthCallbackPath, paths } from '#shared/domain/paths.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type {
  FoundListing,
  ListingKeyCodes,
  ListingKeyDirectory,
} from '#server/adapters/review-platforms/listing-keys.ts'
import { PlatformError, type PlatformErrorKind } from '#server/adapters/review-platforms/platform-error.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { renderListingKeyPage, renderStalePage, type ListingKeyForm } from './listing-key-page.ts'
import { LISTING_KEY_STYLES } from './listing-key-styles.ts'
import type { ListingKeyProblem } from './listing-key-words.ts'

const POLICY = `default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
const ATTEMPTS_PER_MINUTE = 20

export interface ListingKeyPageOptions {
  directories: readonly ListingKeyDirectory[]
  codes: ListingKeyCodes
  publicUrl: () => string
  rateLimiter: RateLimiter
  /** Shown to people who are trying the product out; `null` where keys are secret. */
  sandboxKey: string | null
}

const PROBLEMS: Record<PlatformErrorKind, ListingKeyProblem> = {
  reconnect: 'key',
  retry: 'busy',
  rejected: 'refused',
  gone: 'nothing',
  'not-connected': 'key',
}

const requestSchema = z.object({
  state: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  redirect_uri: z.url().max(500),
})
type ConnectRequest = z.output<typeof requestSchema>

const EMPTY_FORM: ListingKeyForm = { listing: '', place: '', key: '' }

const text = z.string().trim().max(500).default('')
const formSchema = z
  .object({ listing: text, place: text, key: text, chosen: text, searched: text })
  // Whoever asks for another name wants no choice among what the first one found.
  .transform(({ searched, chosen, ...form }) => ({ form, chosen: searched === form.listing ? chosen : '' }))
  .catch({ form: EMPTY_FORM, chosen: '' })

interface Visit {
  options: ListingKeyPageOptions
  directory: ListingKeyDirectory
  request: ConnectRequest
}

/** Where a platform has no login for owners, its authorize address is this page of our own. */
export const listingKeyPage = (options: Omit<ListingKeyPageOptions, 'rateLimiter'>): Mount => ({
  mount: (app, { rateLimiter }) => mountListingKeyPage(app, { ...options, rateLimiter }),
})

export function mountListingKeyPage(app: HttpApp, options: ListingKeyPageOptions): void {
  app.get('/connect/connect.css', (context) => context.body(LISTING_KEY_STYLES, 200, { 'content-type': 'text/css' }))

  for (const directory of options.directories) {
    const path = `/connect/${directory.platform}`
    app.get(path, (context) => {
      const request = readRequest(context.req.query(), directory.platform, options.publicUrl())
      if (!request) return answerStale(context)
      return answerForm(context, { options, directory, request }, { form: EMPTY_FORM })
    })

    app.post(path, async (context) => {
      const fields = await readFields(context)
      const request = readRequest(fields, directory.platform, options.publicUrl())
      if (!request) return answerStale(context)
      return answerAttempt(context, { options, directory, request }, fields)
    })
  }
}

async function readFields(context: AppContext): Promise<Record<string, string>> {
  const body = await readBody(context.env.incoming)
  return Object.fromEntries(new URLSearchParams(body.toString('utf8').replaceAll('%00', '')))
}

/** A code goes nowhere but to the addresses at which our own people come back. */
function readRequest(fields: Record<string, string>, platform: Platform, publicUrl: string): ConnectRequest | null {
  const parsed = requestSchema.safeParse(fields)
  if (!parsed.success) return null
  const { origin, pathname } = new URL(parsed.data.redirect_uri)
  const isOurs = [oauthCallbackPath(platform), paths.settings].some((path) => publicUrl + path === origin + pathname)
  return isOurs ? parsed.data : null
}

async function answerAttempt(context: AppContext, visit: Visit, fields: Record<string, string>): Promise<Response> {
  const { form, chosen } = formSchema.parse(fields)
  const refuse = (problem: ListingKeyProblem) => answerForm(context, visit, { form, problem })
  const { address } = requestInfoOf(context.env.incoming)
  const attempts = visit.options.rateLimiter.take(`listing-key:${rateKeyOf(address)}`, ATTEMPTS_PER_MINUTE)
  if (!attempts.isAllowed) return refuse('tooMany')
  if (form.key === '' || form.listing === '') return refuse('missing')
  try {
    const asked = chosen === '' ? form : { listing: chosen, place: '' }
    const { isExact, listings } = await visit.directory.findListings(form.key, asked)
    const [first] = listings
    if (!first) return refuse('nothing')
    return isExact
      ? await finish(context, visit, { ...first, key: form.key })
      : answerForm(context, visit, { form, choices: listings })
  } catch (error) {
    if (error instanceof PlatformError) return refuse(PROBLEMS[error.kind])
    throw error
  }
}

async function finish(
  context: AppContext,
  { options, directory, request }: Visit,
  chosen: { id: string; name: string; key: string },
): Promise<Response> {
  const code = await options.codes.make({
    platform: directory.platform,
    listingId: chosen.id,
    name: chosen.name,
    key: chosen.key,
    codeChallenge: request.code_challenge,
  })
  return context.redirect(makeReturn(request, { code }), 303)
}

function makeReturn({ redirect_uri: redirectUri, state }: ConnectRequest, answer: Record<string, string>): string {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) back.searchParams.set(name, value)
  return back.href
}

function answerForm(
  context: AppContext,
  { options, directory, request }: Visit,
  shown: { form: ListingKeyForm; problem?: ListingKeyProblem; choices?: readonly FoundListing[] },
): Response | Promise<Response> {
  const page = renderListingKeyPage({
    platform: directory.platform,
    locale: localeOf(context.req.header('accept-language')),
    hidden: request,
    cancelUrl: makeReturn(request, { error: 'access_denied' }),
    keyPageUrl: directory.keyPageUrl,
    sandboxKey: options.sandboxKey,
    form: shown.form,
    problem: shown.problem ?? null,
    choices: shown.choices ?? [],
  })
  setPageHeaders(context)
  return context.html(page, statusOf(shown.problem))
}

function statusOf(problem: ListingKeyProblem | undefined): 200 | 400 | 429 {
  if (problem === undefined) return 200
  return problem === 'tooMany' ? 429 : 400
}

function answerStale(context: AppContext): Response | Promise<Response> {
  setPageHeaders(context)
  return context.html(renderStalePage(localeOf(context.req.header('accept-language'))), 400)
}

/** The address carries the state, and the page may carry the key back to whoever typed it: neither is to be kept. */
function setPageHeaders(context: AppContext): void {
  context.env.outgoing.setHeader('content-security-policy', POLICY)
  context.env.outgoing.setHeader('cache-control', 'no-store')
  context.env.outgoing.setHeader('referrer-policy', 'no-referrer')
  context.env.outgoing.setHeader('vary', 'accept-language')
}
