import { useFormatter } from 'use-intl'
import type { StepGrain } from '#shared/domain/time-steps.ts'

/** Days as they are, wherever the browser is. */
const UTC = { timeZone: 'UTC' } as const

/** What a day, a week or a month is called that begins on a day; `nameWeek` puts its Monday into a sentence. */
export function useStepWords(grain: StepGrain, nameWeek: (day: string) => string) {
  const format = useFormatter()
  const month = (first: string) => format.dateTime(new Date(first), { ...UTC, month: 'short', year: 'numeric' })
  const day = (first: string) => format.dateTime(new Date(first), { ...UTC, day: 'numeric', month: 'short' })
  return {
    /** Under the chart, where there is little room. */
    short: grain === 'month' ? month : day,
    whole: (first: string) => (grain === 'month' ? month(first) : grain === 'week' ? nameWeek(day(first)) : day(first)),
  }
}
