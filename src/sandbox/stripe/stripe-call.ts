import { createHash } from 'node:crypto'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { BILLING_EVENTS_PATH } from '#shared/domain/billing.ts'
import type { VendorRefusals, VendorWorld } from '../vendors/vendor-route.ts'
import { advance, type Books } from './stripe-engine.ts'
import { listIn, noSuch, numberIn, readBrackets, SANDBOX_SECRET_KEY, signEvent, StripeRefusal } from './stripe-wire.ts'
import { find, findAnswer, inTurn, keepAnswer, put, type Json } from './stripe.repository.ts'

const DELIVERY_MS = 10_000

/** One press of a button asks it several things, and it is quick. */
export const AT_ONCE = { readMs: 0, writeMs: 0, moderationMs: 0 }

const refuse = (status: number, type: string, message: string) =>
  Response.json({ error: { type, message } }, { status })

/** In its own shape. */
export const STRIPE_REFUSALS: VendorRefusals = {
  rateLimited: () => refuse(429, 'invalid_request_error', 'Request rate limit exceeded.'),
  down: () => refuse(503, 'api_error', 'Stripe is temporarily unavailable.'),
  noPermission: () => refuse(403, 'invalid_request_error', 'The provided key does not have the required permissions.'),
}

/** How far its clock is ahead of the world's, and whether its events go out by themselves. */
interface Clock extends Json {
  id: string
  ahead: number
  isSilent: boolean
}
const CLOCK: Clock = { id: 'clock', ahead: 0, isSilent: false }

const readClock = async (tx: Books['tx']) => ({ ...CLOCK, ...(await find(tx, 'clock', CLOCK.id)) }) as Clock

/** All of it or nothing, at the stand-in's own moment; its events leave when it is kept. */
export async function withBooks<T>({ db, publicUrl }: VendorWorld, work: (books: Books) => Promise<T>): Promise<T> {
  const { result, events, isSilent } = await inTurn(db, async (tx) => {
    const { ahead, isSilent: isQuiet } = await readClock(tx)
    const books: Books = { tx, now: Math.floor(Date.now() / 1000) + ahead, ahead, publicUrl, events: [] }
    return { result: await work(books), events: books.events, isSilent: isQuiet }
  })
  // Nobody who calls waits for them, as at Stripe.
  if (!isSilent) void deliver(publicUrl, events)
  return result
}

async function deliver(publicUrl: string, events: readonly Json[]): Promise<void> {
  for (const event of events) await sendEvent(publicUrl, event).catch(() => undefined)
}

export async function sendEvent(publicUrl: string, event: Json): Promise<number> {
  const body = JSON.stringify(event)
  const signature = signEvent(body, Math.floor(Date.now() / 1000))
  const response = await fetch(publicUrl + BILLING_EVENTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
    signal: AbortSignal.timeout(DELIVERY_MS),
  })
  return response.status
}

/** Time passes there, and what falls due in it happens. */
export function passDays(world: VendorWorld, days: number): Promise<void> {
  return withBooks(world, async (books) => {
    const clock = await readClock(books.tx)
    await put(books.tx, 'clock', { ...clock, ahead: clock.ahead + days * 86_400 })
    await advance(books, books.now + days * 86_400)
  })
}

export const setSilent = (world: VendorWorld, isSilent: boolean) =>
  inTurn(world.db, async (tx) => put(tx, 'clock', { ...(await readClock(tx)), isSilent }))

export interface StripeCall {
  books: Books
  params: Json
  id: string
}

/** One call of its interface: with its key, once for an Idempotency-Key, with what is to be shown in full. */
export async function answerCall(
  world: VendorWorld,
  context: AppContext,
  work: (call: StripeCall) => Promise<Json>,
): Promise<Response> {
  const body = context.req.method === 'GET' ? '' : (await readBody(context.env.incoming)).toString('utf8')
  const params = readBrackets(context.req.method === 'POST' ? body : new URL(context.req.url).search)
  const key = context.req.method === 'POST' ? context.req.header('idempotency-key') : undefined
  const request = createHash('sha256').update(`${context.req.path} ${body}`).digest('hex')
  try {
    refuseStranger(context)
    const answer = await withBooks(world, async (books) => {
      const known = key === undefined ? undefined : await findAnswer(books.tx, key)
      if (known && known.request !== request) {
        const message =
          'Keys for idempotent requests can only be used with the same parameters they were first used with.'
        throw new StripeRefusal(400, { type: 'idempotency_error', message })
      }
      if (known) return known.body
      const made = await work({ books, params, id: context.req.param('id') ?? '' })
      const shown = await expandAll(books, made, params)
      if (key !== undefined) await keepAnswer(books.tx, { key, request, status: 200, body: shown })
      return shown
    })
    return Response.json(answer)
  } catch (error) {
    if (error instanceof StripeRefusal) return Response.json(error.body, { status: error.status })
    throw error
  }
}

function refuseStranger(context: AppContext): void {
  if (context.req.header('authorization') === `Bearer ${SANDBOX_SECRET_KEY}`) return
  throw new StripeRefusal(401, { message: 'Invalid API Key provided: sk_test_****' })
}

/** Which kind of thing stands behind a name. */
const KIND_OF: Readonly<Record<string, string>> = {
  schedule: 'subscription_schedule',
  default_payment_method: 'payment_method',
  discounts: 'discount',
  coupon: 'coupon',
}

async function expandAll(books: Books, answer: Json, params: Json): Promise<Json> {
  const shown = structuredClone(answer)
  for (const path of listIn(params.expand).map(String)) await expand(books, shown, path.split('.'))
  return shown
}

async function expand(books: Books, place: unknown, path: readonly string[]): Promise<void> {
  const [name, ...rest] = path
  if (Array.isArray(place)) {
    for (const each of place) await expand(books, each, path)
    return
  }
  if (name === undefined || typeof place !== 'object' || place === null) return
  const holder = place as Json
  const show = async (value: unknown) => (typeof value === 'string' ? findNamed(books, name, value) : value)
  const held = holder[name]
  holder[name] = Array.isArray(held) ? await Promise.all(held.map(show)) : await show(held)
  await expand(books, holder[name], rest)
}

async function findNamed({ tx }: Books, name: string, id: string): Promise<Json> {
  const kind = KIND_OF[name] ?? name
  const found = await find(tx, kind, id)
  if (!found) throw noSuch(kind, id)
  return found
}

/** Where the stand-in says what it answers at an address. */
export type On = (method: 'GET' | 'POST' | 'DELETE', path: string, work: Work) => void
export type Work = (call: StripeCall) => Promise<Json>

export const limitOf = (params: Json) => numberIn(params.limit) ?? 10
