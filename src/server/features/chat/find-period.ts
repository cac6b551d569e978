import type { Locale } from '#shared/domain/locales.ts'
import { findWords, listWords } from '#shared/domain/match-chat-flow.ts'
import { NAMED_PERIODS, type NamedPeriod, type Phrases, type QuestionWords } from './question-words.ts'

const DAY_MS = 86_400_000

/** Both included. */
export interface Days {
  from: string
  to: string
}

export type AskedPeriod = { days: Days } & (
  | { kind: NamedPeriod }
  | { kind: 'last-days'; count: number }
  | { kind: 'month'; month: string }
  | { kind: 'dates' }
)

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
const addMonths = (month: string, count: number) => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7)
}

const monthOf = (month: string): Days => ({ from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) })

/** As many days, just before. */
export function daysBefore({ from, to }: Days): Days {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return { from: addDays(from, -count), to: addDays(from, -1) }
}

export const lastDays = (count: number, today: string): AskedPeriod => ({
  kind: 'last-days',
  count,
  days: { from: addDays(today, 1 - count), to: today },
})

/** A week begins with Monday. */
function daysOf(period: NamedPeriod, today: string): Days {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const [month, year] = [today.slice(0, 7), Number(today.slice(0, 4))]
  const found: Record<NamedPeriod, Days> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    'this-week': { from: monday, to: today },
    'last-week': { from: addDays(monday, -7), to: addDays(monday, -1) },
    'this-month': { from: `${month}-01`, to: today },
    'last-month': monthOf(addMonths(month, -1)),
    'this-year': { from: `${year}-01-01`, to: today },
    'last-year': { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }
  return found[period]
}

const isSaid = (said: readonly string[], phrases: Phrases) => phrases.some((phrase) => findWords(said, phrase))

/** The days that a question names, by the day that it is for the customer. */
export function findPeriod(
  said: readonly string[],
  words: QuestionWords,
  { language, today }: { language: Locale; today: string },
): AskedPeriod | null {
  const named = NAMED_PERIODS.find((period) => isSaid(said, words.periods[period]))
  if (named) return { kind: named, days: daysOf(named, today) }
  return findCounted(said, words, today) ?? findMonth(said, language, today)
}

const UNIT_DAYS = { days: 1, weeks: 7, months: 30 } as const
const MOST_DAYS = 3660

/** “14 days”, “7 derniers jours”. */
function findCounted(said: readonly string[], { units }: QuestionWords, today: string): AskedPeriod | null {
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const at = said.findIndex((word) => units[unit].some(([name]) => name === word))
    const number = said.slice(Math.max(0, at - 2), Math.max(0, at)).find((word) => /^\d{1,4}$/.test(word))
    const count = Number(number ?? 0) * UNIT_DAYS[unit]
    if (count > 0) return lastDays(Math.min(count, MOST_DAYS), today)
  }
  return null
}

const BEFORE_MONTH = new Set(['in', 'of', 'en', 'de', 'im', 'since', 'desde', 'depuis', 'seit'])

/** The last one of that name that has begun. */
function findMonth(said: readonly string[], language: Locale, today: string): AskedPeriod | null {
  const names = Array.from({ length: 12 }, (_, index) => listWords(nameMonth(`2024-${index + 1}`, language))[0])
  const found = said.findIndex((word, at) => names.includes(word) && BEFORE_MONTH.has(said[at - 1] ?? ''))
  if (found < 0) return null
  const index = names.indexOf(said[found]) + 1
  const year = Number(today.slice(0, 4)) - (index > Number(today.slice(5, 7)) ? 1 : 0)
  const month = `${year}-${String(index).padStart(2, '0')}`
  return { kind: 'month', month, days: monthOf(month) }
}

const nameMonth = (month: string, language: Locale) => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, index - 1, 1))
}
