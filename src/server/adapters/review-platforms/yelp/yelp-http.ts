import type { PlatformErrorKind } from '../platform-error.ts'
import { createPlatformHttp, type ReadRefusal } from '../platform-http.ts'
import { yelpRefusal } from './yelp-answers.ts'

/** Where the status alone would say something else. */
const KINDS: Record<string, PlatformErrorKind> = {
  INVALID_TOKEN: 'reconnect',
  TOKEN_INVALID: 'reconnect',
  INSUFFICIENT_SCOPE: 'reconnect',
  R2R_PERMISSION_DENIED: 'reconnect',
  invalid_grant: 'reconnect',
  R2R_COMMENTS_NOT_ALLOWED: 'rejected',
  R2R_PROBLEM_WITH_USER_PHOTO: 'rejected',
  R2R_BUSINESS_NOT_CLAIMED: 'rejected',
  R2R_INVALID_RESPONSE_TEXT: 'rejected',
  R2R_REVIEW_DOES_NOT_EXIST: 'gone',
  R2R_COMMENT_QUOTA_EXCEEDED: 'retry',
  ACCESS_LIMIT_REACHED: 'retry',
  TOO_MANY_REQUESTS_PER_SECOND: 'retry',
}

const DEAD_TOKEN_CODES = new Set(['INVALID_TOKEN', 'TOKEN_INVALID', 'invalid_grant'])

/** Counted by the day, which ends at midnight UTC. */
const DAILY = new Set(['R2R_COMMENT_QUOTA_EXCEEDED', 'ACCESS_LIMIT_REACHED'])
const DAY_SECONDS = 24 * 60 * 60

export const callYelp = createPlatformHttp(readRefusal)

/** Behind a base address that may have a path of its own. */
export function yelpUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base + path)
  url.search = new URLSearchParams(query).toString()
  return url
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function readRefusal(_status: number, body: unknown): ReturnType<ReadRefusal> {
  const refusal = yelpRefusal.safeParse(body).data
  if (!refusal) return null
  const { code, words } = refusal
  const kind = KINDS[code]
  return {
    vendorCode: code,
    ...(kind && { kind }),
    ...(DEAD_TOKEN_CODES.has(code) && { about: null }),
    ...(words && { words }),
    ...(DAILY.has(code) && { retryAfterSeconds: secondsToMidnight(Date.now()) }),
    ...(code === 'TOO_MANY_REQUESTS_PER_SECOND' && { retryAfterSeconds: 1 }),
  }
}

function secondsToMidnight(now: number): number {
  return DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS)
}
