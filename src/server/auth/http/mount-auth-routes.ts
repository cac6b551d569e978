import type { z } from 'zod'
import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { bearerToken } from '#server/kernel/http/bearer-token.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { HANDLER_TIMEOUT_MS } from '#server/kernel/http/limits.ts'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { AuthError, OAuthError } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { countRequest } from '../limits/request-limits.ts'
import { readClaims } from '../sessions/with-session.ts'
import { errorAnswer, json, toAuthError } from './auth-answer.ts'
import type { AuthRequest, AuthRoute } from './auth-route.ts'
import { answerInTime } from './in-time.ts'
import { chooseReturn } from './return-address.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'redirect_to',
  'x-application-name',
  'x-client-info',
  'x-jwt-aud',
  'x-supabase-api-version',
  'x-use-cookie',
].join(', ')
const ANSWER_HEADERS = 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After, X-Request-Id'
const REMEMBER_SECONDS = '600'
/** Sent along by our own screens; the protocol has no word for it. */
const REMEMBER_HEADER = 'goodword-remember'

/** Sessions travel in headers, never in cookies, so a foreign page can do nothing with its visitor's. */
function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') || allowed.includes(origin)
}

function answerPreflight(origin: string | null, allowed: readonly string[]): Response {
  const headers = new Headers({ vary: 'Origin' })
  if (origin && isAllowed(origin, allowed)) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-methods', METHODS)
    headers.set('access-control-allow-headers', REQUEST_HEADERS)
    headers.set('access-control-max-age', REMEMBER_SECONDS)
  }
  return new Response(null, { status: 204, headers })
}

function allowOrigin(answer: Response, origin: string | null, allowed: readonly string[]): Response {
  if (!origin || !isAllowed(origin, allowed)) return answer
  answer.headers.set('access-control-allow-origin', origin)
  answer.headers.set('access-control-expose-headers', ANSWER_HEADERS)
  answer.headers.append('vary', 'Origin')
  return answer
}

const BASE = '/auth/v1'
const MAX_BODY_BYTES = 1024 * 1024

export function mountAuthRoutes(
  app: HttpApp,
  routes: readonly AuthRoute[],
  { deps, log }: { deps: AuthDeps; log: Log },
): void {
  const listOrigins = () => [new URL(deps.siteUrl()).origin, ...deps.settings.corsOrigins]
  app.options(`${BASE}/*`, (context) => answerPreflight(context.req.header('origin') ?? null, listOrigins()))
  for (const route of routes) {
    app.on(route.method, BASE + route.path, async (context) => {
      // The router takes HEAD for GET, but who only looks at a mailed link must not use it up.
      if (context.req.method === 'HEAD') return methodNotAllowed()
      labelRoute(context.env.incoming, BASE + route.path)
      const request = toAuthRequest(context, deps)
      const answer = await answerRoute(route, request, { deps, log, context })
      return allowOrigin(answer, request.header('origin'), listOrigins())
    })
  }
  for (const path of new Set(routes.map((route) => route.path))) app.all(BASE + path, methodNotAllowed)
  app.all(`${BASE}/*`, () => plain('Not found', 404))
}

const plain = (text: string, status: 404 | 405) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const methodNotAllowed = () => plain('Method not allowed', 405)

async function answerRoute(
  route: AuthRoute,
  request: AuthRequest,
  { deps, log, context }: { deps: AuthDeps; log: Log; context: AppContext },
): Promise<Response> {
  try {
    if (route.limit) countRequest(deps, { door: route.limit, path: route.path }, request.client.ip)
    await deps.accessTokens.prepare()
    if (route.isForPeople) await readClaims(deps, request.bearer)
    const answer = await answerInTime(route.handle(request), HANDLER_TIMEOUT_MS)
    return answer instanceof Response ? answer : json(answer)
  } catch (error) {
    if (!(error instanceof OAuthError) && toAuthError(error).status >= 500) {
      log.error({ requestId: requestInfoOf(context.env.incoming).id, err: error }, 'auth failed')
    }
    return errorAnswer(error, request.header('x-supabase-api-version'))
  }
}

function toAuthRequest(context: AppContext, deps: AuthDeps): AuthRequest {
  const { incoming } = context.env
  const info = requestInfoOf(incoming)
  const header = (name: string) => context.req.header(name) || null
  const query = (name: string) => context.req.query(name) || null
  return {
    query,
    queries: () => new URL(context.req.url).searchParams,
    header,
    param: (name) => context.req.param(name) ?? '',
    bearer: bearerToken(context),
    client: {
      userAgent: info.userAgent,
      ip: info.address,
      language: languageFrom(header('accept-language')),
      isRemembered: header(REMEMBER_HEADER) === '1',
    },
    async read(schema) {
      const parsed = schema.safeParse(await readAuthJson(context))
      if (!parsed.success) throw new AuthError(400, 'bad_json', sentenceOf(parsed.error))
      return parsed.data
    },
    readForm: async () => new URLSearchParams((await readBody(incoming, MAX_BODY_BYTES)).toString('utf8')),
    returnAddress: () =>
      chooseReturn(
        [header('redirect_to'), query('redirect_to'), findForeign(header('referer'), deps.siteUrl())],
        deps.siteUrl(),
        deps.settings.redirectUrls,
      ),
  }
}

/** That somebody asked from one of our own pages says nothing about where they want to go. */
function findForeign(referer: string | null, siteUrl: string): string | null {
  return referer !== null && URL.parse(referer)?.origin !== new URL(siteUrl).origin ? referer : null
}

async function readAuthJson(context: AppContext): Promise<unknown> {
  const body = await readBody(context.env.incoming, MAX_BODY_BYTES)
  if (body.length === 0 && context.req.method === 'DELETE') return {}
  try {
    return dropNulls(parseJson(body.toString('utf8')))
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not read the request body as JSON')
  }
}

/** Only at the top: inside of metadata, null is a value that removes a key. */
function dropNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues
  return `Could not parse the request body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()
}

function languageFrom(header: string | null): Locale | undefined {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale)
}
