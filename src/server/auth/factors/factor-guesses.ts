import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { tooOften } from '#server/auth/limits/request-limits.ts'

const WRONG_GUESSES = 10
const WINDOW_MS = 5 * 60_000

const keyOf = (userId: string) => `auth-factor-guess:${userId}`

/** Somebody who knows the password gets only a few guesses at the second step, over all factors and challenges. */
export async function countGuess(deps: AuthDeps, userId: string): Promise<void> {
  const decision = await deps.rateLimiter.takeShared(keyOf(userId), WRONG_GUESSES, WINDOW_MS)
  if (!decision.isAllowed) {
    throw tooOften('over_request_rate_limit', 'Too many wrong codes.', decision.retryAfterSeconds)
  }
}

/** A right code is no guess. */
export async function uncountGuess(deps: AuthDeps, userId: string): Promise<void> {
  await deps.rateLimiter.giveBack([keyOf(userId)], WINDOW_MS, Date.now())
}
