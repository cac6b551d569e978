import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PushHint } from '../port.ts'

const pageChanges = z.object({
  object: z.literal('page'),
  entry: z.array(
    z.object({
      id: z.string(),
      changes: z
        .array(
          z.object({ field: z.string(), value: z.object({ open_graph_story_id: z.string().optional() }).catch({}) }),
        )
        .default([]),
    }),
  ),
})

/** The word Facebook repeats at the handshake, so that both sides know it without keeping it. */
export function makeVerifyToken(appSecret: string): string {
  return createHmac('sha256', appSecret).update('webhook handshake').digest('hex')
}

/** The challenge to echo when Facebook tries the address of the pushes; `null` when it is not Facebook who asks. */
export function answerHandshake(query: URLSearchParams, verifyToken: string): string | null {
  const isAsked = query.get('hub.mode') === 'subscribe'
  return isAsked && isEqual(query.get('hub.verify_token') ?? '', verifyToken) ? query.get('hub.challenge') : null
}

/** What a push tells; `null` when its signature is not Facebook's. */
export function readPush(push: { headers: Headers; rawBody: Buffer }, appSecret: string): PushHint[] | null {
  const expected = `sha256=${createHmac('sha256', appSecret).update(push.rawBody).digest('hex')}`
  if (!isEqual(push.headers.get('x-hub-signature-256') ?? '', expected)) return null
  const parsed = pageChanges.safeParse(parse(push.rawBody))
  if (!parsed.success) return []
  return parsed.data.entry.flatMap(({ id, changes }) =>
    changes
      .filter(({ field }) => field === 'ratings')
      .map(({ value }) => ({ listingId: id, reviewId: value.open_graph_story_id ?? null })),
  )
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
