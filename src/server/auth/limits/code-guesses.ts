import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { tooOften } from './request-limits.ts'

const WINDOW_MS = 60 * 60_000
/** Each code bears ten wrong ones; asking for new codes must not give ten more every minute. */
const WRONG_CODES = 30

/** Counted before the code is looked at, and taken back when it was right. */
export async function countCodeGuess(deps: AuthDeps, address: string): Promise<{ uncount: () => Promise<void> }> {
  const key = `auth-code:${address}`
  const takenAt = Date.now()
  const uncount = () => deps.rateLimiter.giveBack([key], WINDOW_MS, takenAt)
  const decision = await deps.rateLimiter.takeShared(key, WRONG_CODES, WINDOW_MS)
  if (decision.isAllowed) return { uncount }
  await uncount()
  throw tooOften('over_request_rate_limit', 'Too many wrong codes.', decision.retryAfterSeconds)
}
