const DAY_MS = 24 * 60 * 60 * 1000

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one costs more than using it. */
function dayFormatOf(timezone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timezone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: timezone, year: 'numeric', month: 'numeric', day: 'numeric' })
  dayFormats.set(timezone, format)
  return format
}

/** The calendar day it is in the time zone at that moment, as a number that grows by one each day. */
function dayNumber(at: Date, timezone: string): number {
  const parts = dayFormatOf(timezone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
}

/** How many midnights of the time zone lie between the two: negative when `to` is on an earlier day. */
export function countCalendarDays(from: Date, to: Date, timezone: string): number {
  return dayNumber(to, timezone) - dayNumber(from, timezone)
}
