const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export interface WaitingTime {
  unit: 'now' | 'minute' | 'hour' | 'day' | 'month' | 'year'
  count: number
}

/** The largest unit of which there are two, or else the next smaller: "36 hours" tells more than "1 day". */
const UNITS = [
  { unit: 'year', ms: 365 * DAY_MS },
  { unit: 'month', ms: 30 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
] as const

/** How long something has waited; what lies ahead has not begun to. */
export function measureWaiting(since: string, now: Date): WaitingTime {
  const waited = now.getTime() - new Date(since).getTime()
  if (waited < MINUTE_MS) return { unit: 'now', count: 0 }
  const fitting = UNITS.find(({ ms }) => waited >= 2 * ms)
  if (fitting) return { unit: fitting.unit, count: Math.floor(waited / fitting.ms) }
  if (waited >= HOUR_MS) return { unit: 'hour', count: 1 }
  return { unit: 'minute', count: Math.floor(waited / MINUTE_MS) }
}
