import { isKnownTimezone } from '#shared/domain/timezones.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'

export const USUAL_DIGEST = { isOn: true, hour: 8 }
export const USUAL_QUIET_HOURS = { isOn: false, from: '22:00', to: '07:00' }

/** What is told as one leaves as one: the others of a moment are waited for. */
export const GATHERING_MINUTES = 5

export interface QuietHours {
  /** 22:00 */
  from: string
  /** 07:00; not quiet any more. */
  to: string
}

/** Until when it is quiet there; `null` when it is not. The hours may go over midnight. */
export function findQuietEnd(now: Date, quiet: QuietHours | null, timezone: string): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { date, time } = toWallTime(now, timezone)
  const isOverMidnight = quiet.from > quiet.to
  const isAfterFrom = time >= quiet.from
  const isBeforeTo = time < quiet.to
  const isQuiet = isOverMidnight ? isAfterFrom || isBeforeTo : isAfterFrom && isBeforeTo
  if (!isQuiet) return null
  const end = toInstant({ date: isBeforeTo ? date : dayAfter(date), time: quiet.to }, timezone)
  // Where clocks go back, the wall shows an hour that had its end already.
  return end && end.instant > now ? end.instant : null
}

/** The next time that clocks there show this hour. */
export function findNextDigest(now: Date, hour: number, timezone: string): Date {
  const time = `${String(hour).padStart(2, '0')}:00`
  const { date } = toWallTime(now, timezone)
  const days = [date, dayAfter(date), dayAfter(dayAfter(date))]
  const next = days.map((day) => toInstant({ date: day, time }, timezone)?.instant).find((at) => at && at > now)
  if (!next) throw new Error(`There is no ${time} in ${timezone} after ${now.toISOString()}.`)
  return next
}

/** The person's own, or the customer's. */
export function timezoneFor(own: string | null, ofCustomer: string): string {
  return [own, ofCustomer].find((zone) => zone !== null && isKnownTimezone(zone)) ?? 'UTC'
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
