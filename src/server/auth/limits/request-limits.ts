import type { AuthRates } from '#server/kernel/config/auth-settings.ts'
import { rateKeyOf } from '#server/kernel/http/request-info.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'

const MINUTE_MS = 60_000
const FIVE_MINUTES_MS = 5 * MINUTE_MS
export const HOUR_MS = 60 * MINUTE_MS

const WINDOWS: Record<Exclude<keyof AuthRates, 'mails'>, number> = {
  signup: FIVE_MINUTES_MS,
  token: FIVE_MINUTES_MS,
  otp: FIVE_MINUTES_MS,
  recover: FIVE_MINUTES_MS,
  resend: FIVE_MINUTES_MS,
  user: FIVE_MINUTES_MS,
  verify: FIVE_MINUTES_MS,
  sso: FIVE_MINUTES_MS,
  factors: MINUTE_MS,
  anonymous: HOUR_MS,
  sms: HOUR_MS,
}

type Door = Exclude<keyof AuthRates, 'mails' | 'sms'>

/** One address may knock only so often at each door. */
export function countRequest(deps: AuthDeps, { door, path }: { door: Door; path: string }, ip: string): void {
  const key = `auth-door:${door}:${path}:${rateKeyOf(ip)}`
  const decision = deps.rateLimiter.take(key, deps.settings.rates[door], WINDOWS[door])
  if (!decision.isAllowed) {
    throw tooOften('over_request_rate_limit', 'Request rate limit reached.', decision.retryAfterSeconds)
  }
}

/** Text messages cost money, so they count for the whole installation. */
export async function countSms(deps: AuthDeps): Promise<{ uncount: () => Promise<void> }> {
  const [key, takenAt] = ['auth-sent:sms', Date.now()]
  const decision = await deps.rateLimiter.takeShared(key, deps.settings.rates.sms, WINDOWS.sms)
  if (decision.isAllowed) return { uncount: () => deps.rateLimiter.giveBack([key], WINDOWS.sms, takenAt) }
  throw tooOften('over_sms_send_rate_limit', 'sms rate limit exceeded.', decision.retryAfterSeconds)
}

export function tooOften(code: string, sentence: string, seconds: number): AuthError {
  return new AuthError(429, code, `${sentence} Try again in ${inWords(seconds)}.`, { retryAfterSeconds: seconds })
}

/** Between two messages to the same person there is a wait. */
export function refuseTooSoon(
  deps: AuthDeps,
  { sentAt, intervalSeconds, code }: { sentAt: Date | null; intervalSeconds: number; code: string },
): void {
  const waitMs = sentAt === null ? 0 : sentAt.getTime() + intervalSeconds * 1000 - deps.now().getTime()
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  const sentence = `For security purposes, you can only request this after ${inWords(seconds)}.`
  throw new AuthError(429, code, sentence, { retryAfterSeconds: seconds })
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
