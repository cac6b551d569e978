import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody, readJson } from '#server/kernel/http/read-body.ts'
import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { findFault, listOf, setFault, store } from './push.repository.ts'

const LONGEST_SECONDS = 24 * 60 * 60
const POINT_BYTES = 65
const AUTHORIZATION = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) })

/** Whether the one who says so sent it (RFC 8292): signed for this very service, for a day at most. */
function isSignedFor(audience: string, authorization: string, now: Date): boolean {
  const { token = '', key = '' } = AUTHORIZATION.exec(authorization)?.groups ?? {}
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (!isMeantFor(audience, payload, now) || point.length !== POINT_BYTES) return false
  const signed = Buffer.from(`${header}.${payload}`)
  const publicKey = { key: toPublicKey(point), dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))
}

function isMeantFor(audience: string, payload: string, now: Date): boolean {
  const claims = claimsSchema.safeParse(parse(payload))
  if (!claims.success || claims.data.aud !== audience) return false
  const secondsLeft = claims.data.exp - now.getTime() / 1000
  return secondsLeft > 0 && secondsLeft <= LONGEST_SECONDS
}

function toPublicKey(point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** What push services take at least, and many at most. */
const LARGEST_BODY = 4096
const RETRY_AFTER_SECONDS = '30'
const NEVER = 504
const NEVER_MS = 30_000

const headersSchema = z.object({
  ttl: z.coerce.number().int().min(0),
  'content-encoding': z.literal('aes128gcm'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .nullable()
    .default(null),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
})
const faultSchema = z.object({ status: z.int().min(400).max(599).nullable() })

/** A push service as browsers have one (RFC 8030): takes what it cannot read, and shows what it got to whoever asks. */
export function mountPush(app: HttpApp, { db, publicUrl }: { db: Database; publicUrl: string }): void {
  app.post('/sandbox/push/:subscription', (context) => receive(context, db, publicUrl))

  app.get('/sandbox/push/:subscription', async (context) => {
    const found = await listOf(db, context.req.param('subscription'))
    const messages = found.map((push) => ({
      topic: push.topic,
      ttlSeconds: push.ttl_seconds,
      urgency: push.urgency,
      body: push.body.toString('base64url'),
    }))
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })

  app.post('/sandbox/push/:subscription/fault', async (context) => {
    const fault = faultSchema.safeParse(await readJson(context.env.incoming))
    if (!fault.success) return context.json({ error: z.prettifyError(fault.error) }, 422)
    await setFault(db, context.req.param('subscription'), fault.data.status)
    return context.json(fault.data)
  })
}

async function receive(context: AppContext, db: Database, publicUrl: string): Promise<Response> {
  const subscription = context.req.param('subscription') ?? ''
  const fault = await findFault(db, subscription)
  // As a service does that is out of reach: whoever waited for it has gone by then.
  if (fault === NEVER) await sleep(NEVER_MS, undefined, { ref: false })
  if (fault !== null) return new Response(null, { status: fault, headers: { 'retry-after': RETRY_AFTER_SECONDS } })
  const { headers } = context.env.incoming
  const described = headersSchema.safeParse(headers)
  if (!described.success) return context.json({ error: z.prettifyError(described.error) }, 400)
  if (!isSignedFor(new URL(publicUrl).origin, headers.authorization ?? '', new Date())) {
    return context.text('The sender is not who they say.', 403)
  }
  const { ttl: ttlSeconds, topic, urgency } = described.data
  const body = await readBody(context.env.incoming, LARGEST_BODY)
  await store(db, { subscription, topic, ttlSeconds, urgency, body })
  return new Response(null, { status: 201 })
}
