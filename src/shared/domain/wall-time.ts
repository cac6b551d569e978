/**
 * A date and a time as a clock on the wall shows them, and the instant they mean in a timezone.
 *
 * Where clocks go forward some times do not exist: then the same distance after the jump is meant, so that half past two
 * becomes half past three. Where they go back some times come twice: then the first is meant, because late is worse.
 */
export interface WallTime {
  /** 2026-11-20 */
  date: string
  /** 09:00 */
  time: string
}

export type ClockChange = 'gap' | 'overlap'

/** Of the years that people plan in. */
const DATE = /^[12]\d{3}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DAY_MS = 86_400_000

export function isTimezone(name: string): boolean {
  try {
    readerFor(name)
    return true
  } catch {
    return false
  }
}

/** `null` for a date or a time that is none. */
export function toInstant(wall: WallTime, timezone: string): { instant: Date; clockChange: ClockChange | null } | null {
  const asUtc = readAsUtc(wall)
  if (asUtc === null) return null
  // The offsets before and after any change of clocks near that time.
  const [before, after] = [offsetAt(asUtc - DAY_MS, timezone), offsetAt(asUtc + DAY_MS, timezone)]
  const fits = [asUtc - before, asUtc - after].filter((instant) => instant + offsetAt(instant, timezone) === asUtc)
  if (fits.length === 0) return { instant: new Date(asUtc - before), clockChange: 'gap' }
  const instants = new Set(fits)
  return { instant: new Date(Math.min(...instants)), clockChange: instants.size > 1 ? 'overlap' : null }
}

export function toWallTime(instant: Date, timezone: string): WallTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timezone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

function readAsUtc({ date, time }: WallTime): number | null {
  if (!DATE.test(date) || !TIME.test(time)) return null
  const asUtc = Date.parse(`${date}T${time}:00.000Z`)
  // The thirtieth of February is parsed as no date, or as the second of March.
  return Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== date ? null : asUtc
}

/** How far ahead of UTC the clocks of the timezone are, to the second. */
function offsetAt(instant: number, timezone: string): number {
  const whole = Math.floor(instant / 1000) * 1000
  const parts = new Map(
    readerFor(timezone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return shown - whole
}

const readers = new Map<string, Intl.DateTimeFormat>()

function readerFor(timezone: string): Intl.DateTimeFormat {
  const known = readers.get(timezone)
  if (known) return known
  const reader = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  readers.set(timezone, reader)
  return reader
}

/** Nobody plans a reply for longer; what lies further ahead is a slip of the finger. */
const MOST_YEARS_AHEAD = 2

/** The last day that a reply can be planned for. */
export function findLastPlanDay(today: string): string {
  const day = today.slice(4)
  return `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${day === '-02-29' ? '-02-28' : day}`
}
