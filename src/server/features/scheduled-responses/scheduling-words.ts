import type { HOLD_REASONS, Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { BUSY_REPLY_STATES } from '#shared/domain/replies.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

export type HoldReason = (typeof HOLD_REASONS)[number]

export const planNotFound = () => new AppError('not-found', 'That scheduled response does not exist.')

export const notPossible = (message: string) => new AppError('illegal-transition', message)

export function missing(fields: readonly string[]): AppError {
  const message = 'Please fill out all required fields'
  return new AppError('invalid-input', message, {
    fields: fields.map((field) => ({ field, code: 'required', message })),
  })
}

export function inThePast(): AppError {
  const message = 'Scheduled time must be in the future'
  return new AppError('invalid-input', message, { fields: [{ field: 'time', code: 'invalid', message }] })
}

export const scheduledAlready = () =>
  new AppError('conflict', 'A reply to this review is scheduled already. Change that one, or cancel it first.')

/** Nothing overtakes a reply that is on its way. */
export function refuseBusy({ reply, platform }: Review): void {
  if (isBusy(reply)) throw notPossible(`A reply is on its way to ${PLATFORM_NAMES[platform]}. Wait until it is there.`)
}

export const isBusy = (reply: Review['reply']) => BUSY_REPLY_STATES.some((state) => state === reply?.state)

export function describeClosed({ status }: PlanRow): string {
  if (status === 'sent') return 'This reply has been sent already.'
  if (status === 'superseded') return 'Another reply has taken the place of this one.'
  return 'This reply is being sent just now.'
}

/** Why it waits, for the person who planned it. */
export const HELD_BECAUSE: Record<HoldReason, string> = {
  missed: 'its time passed by more than an hour before it could be sent',
  edited: 'the review has been changed since',
  answered: 'the review has been answered since',
  gone: 'the review is no longer there',
  reconnect: 'the platform has to be connected anew',
  'not-connected': 'the platform is not connected',
  'too-long': 'it is longer than the platform takes',
  paused: 'the account was not active at its time',
  'not-allowed': 'whoever planned it may no longer publish replies',
  incident: 'the review is part of an incident',
}
