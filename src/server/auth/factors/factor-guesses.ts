import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { tooOften } from '#server/auth/limits/request-limits.ts'
import { sendNotice } from '#server/auth/mail/notices.ts'
import type { UserRow } from '#server/auth/users/users.repository.ts'

const WRONG_GUESSES = 10
const WINDOW_MS = 5 * 60_000
/** A slip or two is nobody's alarm. */
const TOLD_AFTER = 5
const TOLD_EVERY_MS = 60 * 60_000

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

/** Whoever guesses here has come past the first step: the owner reads it, once an hour at most. */
export async function noteWrongCode(deps: AuthDeps, tx: ScopedTx, user: UserRow, client: ClientInfo): Promise<void> {
  const { rateLimiter } = deps
  const isFew = (await rateLimiter.takeShared(`auth-factor-refused:${user.id}`, TOLD_AFTER - 1, WINDOW_MS)).isAllowed
  if (isFew) return
  const isFirst = (await rateLimiter.takeShared(`auth-factor-told:${user.id}`, 1, TOLD_EVERY_MS)).isAllowed
  if (isFirst) await sendNotice(deps, tx, user, { notice: 'factor-guessed', client })
}
