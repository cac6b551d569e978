import { toWallTime, type WallTime } from '#shared/domain/wall-time.ts'

const MORNING = '09:00'
const MONDAY = 1
const WEEK = 7

export interface Suggestion extends WallTime {
  key: 'tomorrow' | 'monday'
}

/** Calendar arithmetic on the day itself: no clocks, so no change of clocks. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function findToday(now: Date, timezone: string): string {
  return toWallTime(now, timezone).date
}

/** When people read: tomorrow morning, and Monday's, where that is another day. */
export function suggestTimes(now: Date, timezone: string): Suggestion[] {
  const today = findToday(now, timezone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const daysToMonday = (MONDAY - weekday + WEEK) % WEEK || WEEK
  const tomorrow = { key: 'tomorrow', date: addDays(today, 1), time: MORNING } as const
  if (daysToMonday === 1) return [tomorrow]
  return [tomorrow, { key: 'monday', date: addDays(today, daysToMonday), time: MORNING }]
}
