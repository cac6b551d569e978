import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Endpoint } from '#shared/contracts/endpoint.ts'
import { KEY_PREFIX } from '#shared/domain/api-keys.ts'
import type { FairLine } from '#server/database/fair-line.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { PublicPage } from '#server/kernel/web-files/public-pages.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { FeatureSwitches } from '#server/kernel/switches/feature-switches.ts'
import { admit } from './access.ts'
import type { Authenticate, Principal } from './actor.ts'
import { packText } from './compression.ts'
import { bearerToken, customerNamed } from './bearer-token.ts'
import { passRouter, type Exchange } from './direct-route.ts'
import type { HttpApp } from './http-app.ts'
import { hashRequest, runOnce, StoredAnswer } from './idempotency.ts'
import type { Implementation } from './implement.ts'
import { isKnown } from './known-etag.ts'
import { refuseAddress, tooManyRequests } from './limit-addresses.ts'
import { CUSTOMER_RATE_FACTOR, HANDLER_TIMEOUT_MS, IDEMPOTENCY_KEY_LENGTH } from './limits.ts'
import { methodResponse, problemResponse, toAppError } from './problem.ts'
import { parseInput, readRawInput, type RawInput } from './read-input.ts'
import { labelRoute } from './route-label.ts'
import { rateKeyOf, requestInfoOf, type RequestInfo } from './request-info.ts'

export interface EndpointServices {
  authenticate: Authenticate
  rateLimiter: RateLimiter
  ratePerMinute: number
  /** Where each customer's requests wait for their turn. */
  line: FairLine
  /** Where those wait that work on very much at once. */
  heavyLine: FairLine
  switches: FeatureSwitches
  /** Checks every answer against its contract; on outside production, where a wrong answer should be loud. */
  shouldCheckAnswers: boolean
  log: Log
}

export interface MountServices extends EndpointServices {
  /** The pages for everybody, where they are built. */
  pages: readonly PublicPage[]
}

/** An address that answers in its own way: with a file, a stream, a page. */
export interface Mount {
  mount(app: HttpApp, services: MountServices): void
}

export function mountEndpoints(app: HttpApp, implementations: Implementation[], services: EndpointServices): void {
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint
    app.on(method, path, (context) => answer(context, implementation, services))
    if (method === 'GET' && !path.includes(':')) {
      passRouter(app, path, async (exchange) => {
        const refused = refuseAddress(exchange.env.incoming, services.rateLimiter, services.ratePerMinute)
        return refused ?? answer(exchange, implementation, services)
      })
    }
  }
  for (const [path, methods] of methodsByPath(implementations)) {
    app.all(path, (context) => methodResponse(methods, requestInfoOf(context.env.incoming).id))
  }
}

function methodsByPath(implementations: Implementation[]): [string, string][] {
  const groups = Map.groupBy(implementations, ({ endpoint }) => endpoint.path)
  return [...groups].map(([path, group]) => [path, group.map(({ endpoint }) => endpoint.method).join(', ')])
}

async function answer(
  context: Exchange,
  implementation: Implementation,
  services: EndpointServices,
): Promise<Response> {
  const request = requestInfoOf(context.env.incoming)
  labelRoute(context.env.incoming, implementation.endpoint.path)
  try {
    const principal = await admitCaller(context, request, { endpoint: implementation.endpoint, services })
    return await performInTurn(context, { request, principal, implementation, services })
  } catch (thrown) {
    if (thrown instanceof StoredAnswer)
      return sendJson(context, JSON.stringify(thrown.answer), { 'idempotent-replayed': 'true' })
    const error = toAppError(thrown)
    if (error.code === 'internal-error' || error.code === 'unavailable') {
      services.log.error({ requestId: request.id, path: implementation.endpoint.path, err: thrown }, 'request failed')
    }
    return problemResponse(error, request.id)
  }
}

interface Asked {
  endpoint: Endpoint
  services: EndpointServices
}

/** Finds the person, refuses whom the endpoint is not for, and counts the call for them and their customer. */
export async function admitCaller(
  context: Exchange,
  request: RequestInfo,
  { endpoint, services }: Asked,
): Promise<Principal | null> {
  const principal = await findCaller(context, request, { endpoint, services })
  const limits = listLimits(endpoint, services, { principal, address: request.address })
  let admitted
  try {
    admitted = admit(endpoint, principal)
    if (endpoint.switch && (await services.switches.isOff(endpoint.switch))) throw refusal('feature-off')
    for (const { key, perMinute } of limits) take(services, key, perMinute)
  } finally {
    if (principal?.key) tellLimits(context.env.outgoing, services, limits)
  }
  return admitted && { ...admitted, origin: { ip: request.address, userAgent: request.userAgent } }
}

async function findCaller(
  context: Exchange,
  { address }: RequestInfo,
  { endpoint, services }: Asked,
): Promise<Principal | null> {
  const token = bearerToken(context)
  // Whoever calls a public endpoint is nobody in particular, whatever token comes along.
  if (token === undefined || endpoint.access === 'public') return null
  // A stream that is only read stays open by itself; one that is asked for is somebody's doing.
  const isByPerson = !(endpoint.isStream && endpoint.method === 'GET')
  const found = await services.authenticate(token, { isByPerson, customerId: customerNamed(context), address })
  if (!found && token.startsWith(KEY_PREFIX)) throw refusal('key-unknown')
  return found
}

interface Limit {
  key: string
  perMinute: number
}

function listLimits(
  endpoint: Endpoint,
  { ratePerMinute }: EndpointServices,
  { principal, address }: { principal: Principal | null; address: string },
): Limit[] {
  const limits: Limit[] = []
  if (endpoint.ratePerMinute !== undefined) {
    // An office shares its address: whoever is known counts for themselves.
    const caller = principal ? callerOf(principal) : rateKeyOf(address)
    const key = `endpoint:${endpoint.method} ${endpoint.path}:${caller}`
    limits.push({ key, perMinute: endpoint.ratePerMinute })
  }
  if (principal) limits.push({ key: `user:${callerOf(principal)}`, perMinute: ratePerMinute })
  if (principal?.member) {
    const perMinute = ratePerMinute * CUSTOMER_RATE_FACTOR
    limits.push({ key: `customer:${principal.member.customerId}`, perMinute })
  }
  return limits
}

/** Programs are told how much is left to them, by the limit that they meet first (draft-ietf-httpapi-ratelimit-headers-06). */
function tellLimits(outgoing: ServerResponse, { rateLimiter }: EndpointServices, limits: readonly Limit[]): void {
  const standing = limits.map(({ key, perMinute }) => ({ perMinute, ...rateLimiter.look(key, perMinute) }))
  const [first] = standing.toSorted((one, other) => one.remaining - other.remaining)
  if (!first) return
  outgoing.setHeader('ratelimit-limit', first.perMinute)
  outgoing.setHeader('ratelimit-remaining', first.remaining)
  outgoing.setHeader('ratelimit-reset', first.resetSeconds)
}

/** A person works for each of their customers as if for that one alone. */
const callerOf = ({ userId, member }: Principal) => (member ? `${userId}:${member.customerId}` : userId)

function take(services: EndpointServices, key: string, perMinute: number): void {
  const decision = services.rateLimiter.take(key, perMinute)
  if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
}

interface Caller {
  request: RequestInfo
  principal: Principal | null
  services: EndpointServices
}

/** However much one customer asks for at the same time, others are answered meanwhile. The work sees what its caller sees. */
export function inLine<T>(caller: Caller, work: () => Promise<T>, line: FairLine = caller.services.line): Promise<T> {
  return line.run(whoseOf(caller), () => limitedTo(caller.principal?.member ?? null, work))
}

const whoseOf = ({ request, principal }: Caller) =>
  principal?.member?.customerId ?? principal?.userId ?? rateKeyOf(request.address)

/** The same for an answer that flows: it has its place until the last of it has gone, or its reader has. */
export function takePlace(caller: Caller, answer: ServerResponse): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    // Whoever left meanwhile will not be heard closing again.
    if (answer.destroyed) resolve()
    else answer.once('close', resolve)
  })
  return new Promise((resolve, reject) => {
    const stay = () => {
      resolve()
      return gone
    }
    caller.services.line.run(whoseOf(caller), stay).catch(reject)
  })
}

function signalWhileOpen(answer: ServerResponse): AbortSignal {
  const gone = new AbortController()
  answer.once('close', () => gone.abort())
  // Whoever left meanwhile will not be heard closing again.
  if (answer.destroyed) gone.abort()
  return gone.signal
}

interface Situation extends Caller {
  implementation: Implementation
}

async function performInTurn(context: Exchange, situation: Situation): Promise<Response> {
  const { implementation, services } = situation
  const read = () => readSent(context, implementation)
  const work = async (raw: RawInput) => perform(context, situation, raw)
  if (!implementation.endpoint.isHeavy) return inLine(situation, () => withTimeLimit(read().then(work)))
  // Places for heavy work are few: whoever sends slowly waits outside.
  const raw = await inLine(situation, () => withTimeLimit(read()))
  return inLine(situation, () => withTimeLimit(work(raw)), services.heavyLine)
}

function readSent(context: Exchange, { endpoint }: Implementation): Promise<RawInput> {
  return readRawInput(endpoint, {
    params: context.req.param(),
    query: readQuery(context),
    incoming: context.env.incoming,
  })
}

async function perform(context: Exchange, situation: Situation, raw: RawInput): Promise<Response> {
  const { implementation, principal, request, services } = situation
  const { endpoint } = implementation
  const input = parseInput(endpoint, raw)
  const whileAwaited = () => signalWhileOpen(context.env.outgoing)
  const handle = async () => implementation.handle({ actor: principal as never, input, request, whileAwaited })

  const key = endpoint.method === 'GET' ? undefined : idempotencyKey(context)
  const caller = principal ? `user:${principal.userId}` : `address:${request.address}`
  const requestHash = key && hashRequest(endpoint.method, context.req.path, input)
  const isSecret = endpoint.tellsSecret === true
  const result = key && requestHash ? await runOnce({ caller, key, requestHash, isSecret }, handle) : await handle()
  if (services.shouldCheckAnswers) endpoint.output.parse(result)
  const isPolled = endpoint.isPolled || (principal?.key !== undefined && endpoint.method === 'GET')
  const text = JSON.stringify(result)
  return isPolled ? answerPoll(context, text) : sendJson(context, text)
}

function answerPoll(context: Exchange, text: string): Response | Promise<Response> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return isKnown(context.env.incoming.headers['if-none-match'], etag)
    ? new Response(null, { status: 304, headers: { etag, 'cache-control': 'no-store' } })
    : sendJson(context, text, { etag })
}

/** A name that comes once is a value; one that comes again is a list. */
export function readQuery(context: Exchange): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries())
  if (entries.some(([, values]) => values.some((value) => value.includes('\0')))) {
    throw new AppError('invalid-input', 'The address holds a character that cannot be kept.')
  }
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

function idempotencyKey(context: Exchange): string | undefined {
  const key = context.env.incoming.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > IDEMPOTENCY_KEY_LENGTH) {
    throw new AppError('invalid-input', `An Idempotency-Key has 1 to ${IDEMPOTENCY_KEY_LENGTH} characters.`)
  }
  return key
}

async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AppError('timed-out', 'This took too long and was given up. Please try again.')),
      HANDLER_TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Straight to the socket: what most requests get is not wrapped and unwrapped on its way. */
async function sendJson(context: Exchange, text: string, further: Record<string, string> = {}): Promise<Response> {
  const { incoming, outgoing } = context.env
  const { body, headers } = await packText(incoming, text)
  outgoing.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
    ...further,
  })
  outgoing.end(body)
  return RESPONSE_ALREADY_SENT
}
