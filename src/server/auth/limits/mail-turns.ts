import { createHash } from 'node:crypto'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { findLastAsked, noteAsked } from './mail-turns.repository.ts'
import { HOUR_MS, refuseTooSoon, tooOften } from './request-limits.ts'

/**
 * Between two mails to one address, asked for at one door, there is a wait, and only so many go out in an hour. Whether the address has
 * an account does not matter: else asking twice would tell. Nobody uses up by this what is meant for others.
 */
export async function takeMailTurn(deps: AuthDeps, { door, email }: { door: string; email: string }): Promise<void> {
  const key = `auth-mail:${door}:${createHash('sha256').update(email).digest('base64url')}`
  await deps.transactions.platform.change(async (tx) => {
    const sentAt = await findLastAsked(tx, key)
    refuseTooSoon(deps, {
      sentAt,
      intervalSeconds: deps.settings.mailIntervalSeconds,
      code: 'over_email_send_rate_limit',
    })
    await noteAsked(tx, key, deps.now())
  })
  if (deps.settings.isEmailAutoconfirmed) return
  const decision = await deps.rateLimiter.takeShared(`${key}:hour`, deps.settings.rates.mails, HOUR_MS)
  if (decision.isAllowed) return
  throw tooOften('over_email_send_rate_limit', 'email rate limit exceeded.', decision.retryAfterSeconds)
}
