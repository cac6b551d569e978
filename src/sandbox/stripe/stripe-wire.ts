import { createHmac, randomBytes } from 'node:crypto'
import type { Json } from './stripe.repository.ts'

/** The key that the stand-in knows, and what it signs its events with. */
export const SANDBOX_SECRET_KEY = 'sk_test_goodword_sandbox'
export const SANDBOX_SIGNING_SECRET = 'whsec_goodword_sandbox'

/** As Stripe says that it will not. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Json

  constructor(
    status: number,
    error: { type?: string; code?: string; decline_code?: string; param?: string; message: string },
  ) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}

export const noSuch = (kind: string, id: string) =>
  new StripeRefusal(404, { code: 'resource_missing', param: 'id', message: `No such ${kind}: '${id}'` })

export const wrong = (param: string, message: string) => new StripeRefusal(400, { param, message })

/** Reads `a[b][0][c]=d`, in which Stripe's clients write. */
export function readBrackets(text: string): Json {
  const read: Json = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    if (path.includes('__proto__')) continue
    let place = read
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Json
    place[path.at(-1) ?? ''] = value
  }
  return read
}

/** A list arrives as an object with numbers for names. */
export function listIn(value: unknown): Json[] {
  return typeof value === 'object' && value !== null ? (Object.values(value) as Json[]) : []
}

export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const numberIn = (value: unknown): number | null => (textIn(value) === null ? null : Number(value))

export const makeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** RFC-like header of Stripe's: HMAC-SHA256 over the moment and the raw body. */
export function signEvent(body: string, seconds: number, secret = SANDBOX_SIGNING_SECRET): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export const toList = (url: string, data: readonly Json[], limit: number) => ({
  object: 'list',
  url,
  has_more: data.length > limit,
  data: data.slice(0, limit),
})
