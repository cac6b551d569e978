import type { CalendarSpan } from '#shared/contracts/calendar.ts'
import { COUNTRIES } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'

export type PublicHoliday = CalendarSpan['holidays'][number]

const DAY_MS = 86_400_000

/** A year of a country in one language takes milliseconds to work out, and is asked for with every month that is shown. */
const years = new Map<string, Promise<PublicHoliday[]>>()
/** So many are kept: more than the customers of one process look at in a day. */
const KEPT_YEARS = 500

interface Where {
  country: string | null
  timezone: string
}

/**
 * Those of the whole country, days off by law: what holds in a part of it only is not among them. A business that has not
 * said its country is where its clocks are.
 */
export async function listHolidays(
  { country: said, timezone }: Where,
  { from, to, language }: { from: string; to: string; language: Locale },
): Promise<PublicHoliday[]> {
  const country = said ?? findCountryOf(timezone)
  if (country === undefined) return []
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const asked = first === last ? [first] : [first, last]
  const found = await Promise.all(asked.map((year) => keepYear(country, year, language)))
  return found.flat().filter(({ day }) => day >= from && day <= to)
}

function keepYear(country: string, year: number, language: Locale): Promise<PublicHoliday[]> {
  const key = `${country} ${year} ${language}`
  const known = years.get(key)
  if (known) return known
  if (years.size >= KEPT_YEARS) years.clear()
  const found = findYear(country, year, language)
  years.set(key, found)
  found.catch(() => years.delete(key))
  return found
}

async function findYear(country: string, year: number, language: Locale): Promise<PublicHoliday[]> {
  // Loaded when the first calendar is looked at: it takes longer than everything else of the process together.
  const { default: Holidays } = await import('date-holidays')
  const found = new Holidays(country, { types: ['public'] }).getHolidays(year, language)
  const named = found.flatMap(({ date, start, end, name }) =>
    listDays(date.slice(0, 10), (end.getTime() - start.getTime()) / DAY_MS).map((day) => ({ day, name })),
  )
  return Array.from(
    Map.groupBy(named, ({ day }) => day),
    ([day, of]) => ({
      day,
      name: [...new Set(of.map(({ name }) => name))].join(', '),
    }),
  )
}

/** Feasts of several days are one entry; half a day counts as one. */
function listDays(first: string, length: number): string[] {
  const count = Math.max(1, Math.floor(length))
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Not every build of the language's library can tell. */
type TellingLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined }

let countries: Map<string, string> | undefined

function findCountryOf(timezone: string): string | undefined {
  countries ??= new Map(
    COUNTRIES.flatMap((country) => {
      const locale: TellingLocale = new Intl.Locale(`und-${country}`)
      return (locale.getTimeZones?.() ?? []).map((zone): [string, string] => [zone, country])
    }),
  )
  return countries.get(timezone)
}
