import { z } from 'zod'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { bearerToken } from '#server/kernel/http/bearer-token.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import { AuthError } from './auth-error.ts'
import type { ClientInfo } from './auth-parts.ts'
import type { AuthService } from './auth.service.ts'
import type { SigningKeys } from './signing-keys.ts'

const BASE = '/auth/v1'
const MAX_BODY_BYTES = 1024 * 1024
const API_VERSION = '2024-01-01'

/** `null` equals absent in this protocol, and unknown fields are ignored. */
const passwordGrant = z.object({ email: z.string().max(320).nullish(), password: z.string().max(1000).nullish() })
const refreshGrant = z.object({ refresh_token: z.string().max(1000).nullish() })
const signOutScope = z.enum(['global', 'local', 'others'])

interface AuthRoutesOptions {
  auth: AuthService
  keys: SigningKeys
  rateLimiter: RateLimiter
  log: Log
}

export function mountAuth(app: HttpApp, options: AuthRoutesOptions): void {
  const { auth } = options
  const route = (method: string, path: string, handle: (context: AppContext) => Promise<Response>) =>
    app.on(method, BASE + path, async (context) => {
      labelRoute(context.env.incoming, BASE + path)
      try {
        return await handle(context)
      } catch (error) {
        return errorResponse(context, error, options.log)
      }
    })

  route('POST', '/token', async (context) => {
    const body = await readAuthJson(context)
    switch (context.req.query('grant_type') ?? '') {
      case 'password':
        return json(await signIn(context, body, options))
      case 'refresh_token': {
        const { refresh_token } = parse(refreshGrant, body)
        return json(await auth.refresh(refresh_token ?? '', clientOf(context)))
      }
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })

  route('GET', '/user', async (context) => json(await auth.getUser(bearerToken(context))))

  route('POST', '/logout', async (context) => {
    const scope = signOutScope.safeParse(context.req.query('scope') ?? 'global')
    if (!scope.success) throw new AuthError(400, 'validation_failed', 'Unsupported logout scope')
    await auth.signOut(bearerToken(context), scope.data)
    return new Response(null, { status: 204, headers: { 'clear-site-data': '"cache"' } })
  })

  route('GET', '/.well-known/jwks.json', async () =>
    json({ keys: await options.keys.listPublic() }, { 'cache-control': 'public, max-age=600' }),
  )

  route('GET', '/health', async () =>
    json({ version: 'goodword-1.0.0', name: 'GoTrue', description: 'Goodword auth service' }),
  )
}

/** Wrong passwords a minute: few from one place, many from everywhere, so that nobody can shut another person out. */
const GUESSES_FROM_ONE_PLACE = 10
const GUESSES_AT_ONE_ACCOUNT = 100

async function signIn(context: AppContext, body: unknown, options: AuthRoutesOptions) {
  const { email, password } = parse(passwordGrant, body)
  if (!email) throw new AuthError(400, 'validation_failed', 'missing email or phone')
  const client = clientOf(context)
  const account = `auth-guess:${email.toLowerCase()}`
  const place = `${account}:${rateKeyOf(client.ip)}`
  await countAttempt(options, place, GUESSES_FROM_ONE_PLACE)
  await countAttempt(options, account, GUESSES_AT_ONE_ACCOUNT)
  const session = await options.auth.signInWithPassword({ email, password: password ?? '' }, client)
  // Somebody who knows the password may come as often as they like.
  await Promise.all([options.rateLimiter.giveBack(place), options.rateLimiter.giveBack(account)])
  return session
}

async function countAttempt(options: AuthRoutesOptions, key: string, perMinute: number): Promise<void> {
  const decision = await options.rateLimiter.takeShared(key, perMinute)
  if (decision.isAllowed) return
  const wait = decision.retryAfterSeconds
  throw new AuthError(429, 'over_request_rate_limit', `Request rate limit reached. Try again in ${wait} seconds.`, wait)
}

function clientOf(context: AppContext): ClientInfo & { ip: string } {
  const request = requestInfoOf(context.env.incoming)
  return { userAgent: request.userAgent, ip: request.address }
}

async function readAuthJson(context: AppContext): Promise<unknown> {
  const body = await readBody(context.env.incoming, MAX_BODY_BYTES)
  try {
    return parseJson(body.toString('utf8'))
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not read the request body as JSON')
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AuthError(400, 'bad_json', 'Could not parse the request body')
  return parsed.data
}

function json(body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** Two shapes: clients that name an API version get the newer one. */
function errorResponse(context: AppContext, thrown: unknown, log: Log): Response {
  const error = toAuthError(thrown)
  if (error.status >= 500) log.error({ requestId: requestInfoOf(context.env.incoming).id, err: thrown }, 'auth failed')
  const isVersioned = (context.req.header('x-supabase-api-version') ?? '') >= API_VERSION
  const body = isVersioned
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message }
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-sb-error-code': error.code,
      ...(isVersioned && { 'x-supabase-api-version': API_VERSION }),
      ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }),
    },
  })
}

function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  if (thrown instanceof AppError && thrown.code === 'body-too-large') {
    return new AuthError(413, 'request_entity_too_large', thrown.message)
  }
  // 503, not 500: older clients drop the session on a 500 during a refresh.
  return new AuthError(503, 'unexpected_failure', 'Something went wrong on our side. Please try again.')
}
