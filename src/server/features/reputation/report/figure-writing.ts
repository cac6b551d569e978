import type { Locale } from '#shared/domain/locales.ts'
import type { StepGrain } from '#shared/domain/time-steps.ts'
import type { ReportWords } from './report-words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOTHING = '–'

/** Days as they are, wherever the server is. */
const UTC = { timeZone: 'UTC' } as const

export const fill = (sentence: string, values: Record<string, number | string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Numbers and times as the screen writes them, for what leaves it. */
export function makeFigureWriting(locale: Locale) {
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value)
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: value < 10 ? 1 : 0 })
  return {
    count: (value: number) => number(value),
    rating: (value: number | null) =>
      value === null ? NOTHING : number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: (share: number | null) => (share === null ? NOTHING : number(share, { style: 'percent' })),
    points: (value: number) => number(value, { maximumFractionDigits: 1 }),
    /** A whole number of them, or of days. */
    hours: (hours: number) => (hours < 48 ? unit(hours, 'hour') : unit(hours / 24, 'day')),
    duration: (seconds: number | null) => {
      if (seconds === null) return NOTHING
      if (seconds >= 2 * DAY) return unit(seconds / DAY, 'day')
      return seconds >= 2 * HOUR ? unit(seconds / HOUR, 'hour') : unit(Math.round(seconds / MINUTE), 'minute')
    },
  }
}

export type FigureWriting = ReturnType<typeof makeFigureWriting>

/** What a day, a week or a month is called that begins on a day. */
export function makeStepNames(locale: Locale, grain: StepGrain, words: ReportWords) {
  const month = new Intl.DateTimeFormat(locale, { ...UTC, month: 'short', year: 'numeric' })
  const day = new Intl.DateTimeFormat(locale, { ...UTC, day: 'numeric', month: 'short' })
  const short = (first: string) => (grain === 'month' ? month : day).format(new Date(first))
  return {
    short,
    whole: (first: string) => (grain === 'week' ? fill(words.week, { day: short(first) }) : short(first)),
  }
}
