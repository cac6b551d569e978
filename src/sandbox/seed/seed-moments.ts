import type { PseudoRandom } from './pseudo-random.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const HISTORY_DAYS = 545
/** Nothing is newer: people sleep on it. */
const NEWEST_HOURS = 3
const BUSY_SHARE = 0.06
const BUSY_DAYS = { from: 15, to: 2 } as const
/** When people write, by local hour: after lunch, and after dinner. */
const LOCAL_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
const HOUR_WEIGHTS = [2, 3, 4, 4, 4, 6, 8, 7, 5, 4, 4, 6, 10, 14, 12, 6]
const SATURDAY = 6

/** How many days ago: more and more of them, and very many in one fortnight. */
export function chooseAge(random: PseudoRandom): number {
  if (random.chance(BUSY_SHARE)) return BUSY_DAYS.to + random.next() * (BUSY_DAYS.from - BUSY_DAYS.to)
  return 0.5 + (HISTORY_DAYS - 0.5) * random.next() ** 1.15
}

/** That day, at an hour when people there write. */
export function toMoment(
  random: PseudoRandom,
  age: number,
  { now, hoursBehind }: { now: Date; hoursBehind: number },
): Date {
  const hour = (LOCAL_HOURS[random.weigh(HOUR_WEIGHTS)] ?? 21) + hoursBehind
  const minute = random.between(0, 59)
  const day = new Date(now.getTime() - age * DAY_MS)
  const at = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute, random.between(0, 59))
  const newest = now.getTime() - NEWEST_HOURS * HOUR_MS
  return new Date(at > newest ? at - Math.ceil((at - newest) / DAY_MS) * DAY_MS : at)
}

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/** Eight in the evening, by the clocks there, on the Saturday of the week before: the evening when the kitchen failed. */
export function badEveningBefore(now: Date, hoursBehind: number): Date {
  const day = new Date(now.getTime() - hoursBehind * HOUR_MS - 7 * DAY_MS)
  const back = (day.getUTCDay() - SATURDAY + 7) % 7
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - back, 20 + hoursBehind))
}

/** So many days ago, at an hour of the clocks there. */
export function daysBefore(
  now: Date,
  days: number,
  { hour, hoursBehind }: { hour: number; hoursBehind: number },
): Date {
  const day = new Date(now.getTime() - hoursBehind * HOUR_MS - days * DAY_MS)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) + (hour + hoursBehind) * HOUR_MS)
}
