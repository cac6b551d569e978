import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { COUNTRIES } from '#shared/domain/customer-settings.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { foldWords } from '#shared/domain/search-words.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'

const findName = (timezone: string, locale: string, timeZoneName: 'longGeneric' | 'long') =>
  new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value

/** "Central European Time (Europe/Berlin)" in the reader's language. */
export function nameTimezone(timezone: string, locale: string): string {
  const generic = findName(timezone, locale, 'longGeneric') ?? timezone
  // Where clocks never change there is only the one name.
  const name = /^(GMT|UTC)/.test(generic) ? (findName(timezone, locale, 'long') ?? timezone) : generic
  return name === timezone ? timezone : `${name} (${timezone})`
}

/** The browser's own. */
export const timezoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Codes of the countries where each timezone is. */
export type TimezoneCountries = ReadonlyMap<string, readonly string[]>

/** Not every browser can tell. */
type TellingLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined }

const AT_ONCE = 20
let known: Promise<TimezoneCountries> | undefined

/** As the browser tells, which takes a while: it is asked once, for some countries at a time. */
export function findTimezoneCountries(): Promise<TimezoneCountries> {
  known ??= askForCountries()
  return known
}

async function askForCountries(): Promise<TimezoneCountries> {
  const found = new Map<string, string[]>()
  for (const [turn, country] of COUNTRIES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- What else there is to draw comes in between.
    if (turn % AT_ONCE === 0) await new Promise((goOn) => setTimeout(goOn))
    const locale: TellingLocale = new Intl.Locale(`und-${country}`)
    for (const timezone of locale.getTimeZones?.() ?? []) {
      found.set(timezone, [...(found.get(timezone) ?? []), country])
    }
  }
  return found
}

const NONE: TimezoneCountries = new Map()

/** To choose from, with their countries as soon as those are known. */
export function useTimezones(current: string) {
  const locale = useLocale()
  const [countries, setCountries] = useState(NONE)
  useEffect(() => {
    let isShown = true
    void findTimezoneCountries().then((found) => isShown && setCountries(found))
    return () => {
      isShown = false
    }
  }, [])
  return listTimezones(current, locale, countries)
}

/**
 * Sorted by place, and found by the country in any of our languages; the one in use stays choosable where the browser does
 * not know it by this name.
 */
export function listTimezones(current: string, locale: string, countries: TimezoneCountries) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  const here = new Intl.DisplayNames(locale, { type: 'region' })
  const everywhere = LOCALES.map((each) => new Intl.DisplayNames(each, { type: 'region' }))
  return [...names].toSorted().map((name) => {
    const codes = countries.get(name) ?? []
    return {
      value: name,
      label: name.replaceAll('_', ' '),
      hint: codes.map((code) => here.of(code) ?? code).join(', '),
      keywords: codes.flatMap((code) => everywhere.map((language) => language.of(code) ?? code)),
    }
  })
}

const AREAS = [...new Set(Intl.supportedValuesOf('timeZone').map((name) => name.slice(0, name.lastIndexOf('/'))))]

/** Of a city that browsers know by more names than they list: "Kolkata" is Asia/Calcutta to some. */
export function findTimezoneOf(city: string): string | null {
  const name = foldWords(city.trim()).replaceAll(/\s+/g, '_')
  if (!/^[a-z_]{4,}$/.test(name)) return null
  for (const area of AREAS) {
    const place = `${area}/${name}`
    if (isTimezone(place)) return new Intl.DateTimeFormat('en', { timeZone: place }).resolvedOptions().timeZone
  }
  return null
}
