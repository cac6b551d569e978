import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'

/** When people begin to work, so that the reminder comes on the day itself. */
const MORNING = '09:00'

/** Nothing for what is no day. */
export function findDueAt(day: string, timezone: string): string | null {
  return toInstant({ date: day, time: MORNING }, timezone)?.instant.toISOString() ?? null
}

export function dayOf(at: string | Date, timezone: string): string {
  return toWallTime(new Date(at), timezone).date
}
