/** Into what a period is cut for a chart. */
export const STEP_GRAINS = ['day', 'week', 'month'] as const
export type StepGrain = (typeof STEP_GRAINS)[number]
export type LongGrain = StepGrain | 'quarter' | 'year'

const DAY_MS = 86_400_000
const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const

/** More bars than this are too thin to be told apart, least of all on a phone. */
const MOST_DAYS = 90
const MOST_WEEKS = 26

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** How finely a period is shown. Both days belong to it. */
export function grainFor(from: string, to: string): StepGrain {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS * 7 ? 'week' : 'month'
}

/** The first day of the step that a day falls into. Weeks begin on Monday. */
export function stepOf(grain: LongGrain, day: string): string {
  if (grain === 'day') return day
  const date = new Date(day)
  if (grain === 'week') return toDay(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS)
  const months = MONTHS_OF[grain]
  return toDay(Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / months) * months, 1))
}

/** The first days of all steps of a period, also of those in which nothing happened. */
export function listSteps(grain: LongGrain, from: string, to: string): string[] {
  const steps: string[] = []
  for (let day = stepOf(grain, from); day <= to; day = nextOf(grain, day)) steps.push(day)
  return steps
}

function nextOf(grain: LongGrain, first: string): string {
  const date = new Date(first)
  if (grain === 'day' || grain === 'week') return toDay(date.getTime() + (grain === 'day' ? 1 : 7) * DAY_MS)
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS_OF[grain], 1))
}
