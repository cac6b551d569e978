import { HOLD_REASONS, type ReviewEvent } from '#shared/contracts/reviews.ts'

export type HoldReason = (typeof HOLD_REASONS)[number]

const TIMED_KINDS: readonly ReviewEvent['kind'][] = ['scheduled', 'rescheduled', 'schedule-cancelled']

export function findHoldReason({ kind, detail }: ReviewEvent): HoldReason | undefined {
  return kind === 'schedule-held' ? HOLD_REASONS.find((reason) => reason === detail) : undefined
}

/** A time as a person chose it, such as `2026-11-20 09:00, Europe/Berlin`; the date is meant for reading in UTC. */
export function findWallTime({ kind, detail }: ReviewEvent): { wallTime: Date; timezone: string } | undefined {
  if (!TIMED_KINDS.includes(kind)) return undefined
  const written = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?::\d{2})?, (.+)$/.exec(detail ?? '')
  const [, day, time, timezone] = written ?? []
  return timezone === undefined ? undefined : { wallTime: new Date(`${day}T${time}Z`), timezone }
}
