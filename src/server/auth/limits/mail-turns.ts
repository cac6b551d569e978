import { hash } from 'node:crypto'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { findLastAsked, noteAsked } from './mail-turns.repository.ts'
import { countSms, HOUR_MS, refuseTooSoon, tooOften } from './request-limits.ts'

/**
 * Between two mails to one address, asked for at one door, there is a wait, and only so many go out in an hour. Whether the address has
 * an account does not matter: else asking twice would tell. Nobody uses up by this what is meant for others.
 */
export async function takeMailTurn(deps: AuthDeps, { door, email }: { door: string; email: string }): Promise<void> {
  const key = `auth-mail:${door}:${hash('sha256', email, 'base64url')}`
  await keepInterval(deps, key, {
    intervalSeconds: deps.settings.mailIntervalSeconds,
    code: 'over_email_send_rate_limit',
  })
  if (deps.settings.isEmailAutoconfirmed) return
  const decision = await deps.rateLimiter.takeShared(`${key}:hour`, deps.settings.rates.mails, HOUR_MS)
  if (decision.isAllowed) return
  throw tooOften('over_email_send_rate_limit', 'email rate limit exceeded.', decision.retryAfterSeconds)
}

/**
 * The same for text messages, at all doors together: each of them costs money. What is counted for the whole installation is
 * taken back where nothing is sent, so that nobody uses it up by asking for numbers without an account.
 */
export async function takeSmsTurn(deps: AuthDeps, phone: string): Promise<{ uncount: () => Promise<void> }> {
  await keepInterval(deps, `auth-sms:${hash('sha256', phone, 'base64url')}`, {
    intervalSeconds: deps.settings.smsIntervalSeconds,
    code: 'over_sms_send_rate_limit',
  })
  return countSms(deps)
}

function keepInterval(deps: AuthDeps, key: string, interval: { intervalSeconds: number; code: string }): Promise<void> {
  return deps.transactions.platform.change(async (tx) => {
    refuseTooSoon(deps, { sentAt: await findLastAsked(tx, key), ...interval })
    await noteAsked(tx, key, deps.now())
  })
}
