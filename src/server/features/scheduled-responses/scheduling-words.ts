import type { HOLD_REASONS, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { BUSY_REPLY_STATES } from '#shared/domain/replies.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

export type HoldReason = (typeof HOLD_REASONS)[number]

export const planNotFound = () => refusal('plan-not-found')

export function missing(fields: readonly string[]): AppError {
  return refusal('plan-incomplete', { at: { fields, code: 'required' } })
}

export function inThePast(): AppError {
  return refusal('plan-in-the-past', { at: { fields: ['time'], code: 'invalid' } })
}

export function tooFarAhead(): AppError {
  return refusal('plan-too-far', { at: { fields: ['date'], code: 'invalid' } })
}

export const scheduledAlready = () => refusal('plan-exists')

/** Nothing overtakes a reply that is on its way. */
export function refuseBusy({ reply, platform }: Review): void {
  if (isBusy(reply)) throw refusal('reply-on-its-way', { values: { platform: PLATFORM_NAMES[platform] } })
}

export const isBusy = (reply: Review['reply']) => BUSY_REPLY_STATES.some((state) => state === reply?.state)

export function explainClosed({ status }: PlanRow): AppError {
  if (status === 'sent') return refusal('plan-sent')
  return refusal(status === 'superseded' ? 'reply-replaced' : 'plan-leaving')
}
