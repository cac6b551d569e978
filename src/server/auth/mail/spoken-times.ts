import type { Locale } from '#shared/domain/locales.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something holds: in whole units, rounded down, so that a mail never promises more than there is. */
export function describeDuration(language: Locale, seconds: number): string {
  return speak(language, seconds, Math.floor)
}

/** How long to wait: rounded up, so that nobody comes back too early. */
export function describeWait(language: Locale, seconds: number): string {
  return speak(language, seconds, Math.ceil)
}

function speak(language: Locale, seconds: number, round: (value: number) => number): string {
  const [unit, size] = chooseUnit(seconds)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(round(seconds / size))
}

function chooseUnit(seconds: number): [unit: 'day' | 'hour' | 'minute' | 'second', size: number] {
  if (seconds >= 2 * DAY) return ['day', DAY]
  if (seconds >= 2 * HOUR || seconds === HOUR) return ['hour', HOUR]
  return seconds >= MINUTE ? ['minute', MINUTE] : ['second', 1]
}

/** In UTC, and saying so: where the reader is, the server does not know. */
export function describeMoment(language: Locale, at: Date): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(at)} UTC`
}
