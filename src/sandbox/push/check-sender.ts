import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'

const LONGEST_SECONDS = 24 * 60 * 60
const POINT_BYTES = 65
const AUTHORIZATION = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) })

/** Whether the one who says so sent it (RFC 8292): signed for this very service, for a day at most. */
export function isSignedFor(audience: string, authorization: string, now: Date): boolean {
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
