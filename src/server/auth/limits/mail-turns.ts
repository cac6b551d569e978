import { createHash } from 'node:crypto'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { findLastAsked, noteAsked } from './mail-turns.repository.ts'
import { HOUR_MS, inWords, tooOften } from './request-limits.ts'

/**
 * Between two mails to one address, asked for at one door, there is a wait, and only so many go out in an hour. Whether the address has
 * an account does not matter: else asking twice would tell. Nobody uses up by this what is meant for others.
 */
export async function takeMailTurn(deps: AuthDeps, { door, email }: { door: string; email: string }): Promise<void> {
  const key = `auth-mail:${door}:${createHash('sha256').update(email).digest('base64url')}`
  await deps.transactions.platform.change(async (tx) => {
    refuseTooSoon(deps, await findLastAsked(tx, key))
    await noteAsked(tx, key, deps.now())
  })
  if (deps.settings.isEmailAutoconfirmed) return
  const decision = await deps.rateLimiter.takeShared(`${key}:hour`, deps.settings.rates.mails, HOUR_MS)
  if (decision.isAllowed) return
  throw tooOften('over_email_send_rate_limit', 'email rate limit exceeded.', decision.retryAfterSeconds)
}

function refuseTooSoon(deps: AuthDeps, sentAt: Date | null): void {
  if (sentAt === null) return
  const waitMs = sentAt.getTime() + deps.settings.mailIntervalSeconds * 1000 - deps.now().getTime()
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${inWords(seconds)}.`,
    { retryAfterSeconds: seconds },
  )
}
