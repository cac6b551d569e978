import type { Period } from './periods.ts'

const DAY_MS = 86_400_000

/** Both included. */
export interface Days {
  from: string
  to: string
}

export interface PeriodDays {
  /** `null`: all there are. */
  days: Days | null
  daysBefore: Days | null
  /** What one point of the trend stands for. */
  grain: 'day' | 'week' | 'month'
}

const LENGTHS = { '7d': 7, '30d': 30, '90d': 90 } as const
const GRAINS = { '7d': 'day', '30d': 'day', '90d': 'week', '12m': 'month', all: 'month' } as const

/** The days of a period that ends today, and as many that came just before. */
export function findPeriodDays(period: Period, today: string): PeriodDays {
  const grain = GRAINS[period]
  if (period === 'all') return { days: null, daysBefore: null, grain }
  const daysUpTo = (to: string): Days =>
    period === '12m' ? { from: addDays(addMonths(to, -12), 1), to } : { from: addDays(to, 1 - LENGTHS[period]), to }
  const days = daysUpTo(today)
  return { days, daysBefore: daysUpTo(addDays(days.from, -1)), grain }
}

/** Days or months that follow each other, by their first days; without an end where all there are is meant. */
export interface Stretch {
  grain: 'day' | 'month'
  first: string | null
  last: string | null
}

export const ALL_MONTHS: Stretch = { grain: 'month', first: null, last: null }

/** As few as there can be: whole months, and the days at either end that make none. */
export function splitIntoStretches({ from, to }: Days): Stretch[] {
  const firstMonth = from.endsWith('-01') ? from : addMonths(startOfMonth(from), 1)
  const afterLastMonth = startOfMonth(addDays(to, 1))
  if (firstMonth >= afterLastMonth) return [{ grain: 'day', first: from, last: to }]
  const stretches: Stretch[] = [
    { grain: 'day', first: from, last: addDays(firstMonth, -1) },
    { grain: 'month', first: firstMonth, last: addMonths(afterLastMonth, -1) },
    { grain: 'day', first: afterLastMonth, last: to },
  ]
  return stretches.filter(({ first, last }) => (first ?? '') <= (last ?? ''))
}

const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`

function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * DAY_MS)
}

/** The last of a month where the day would lie beyond it. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
