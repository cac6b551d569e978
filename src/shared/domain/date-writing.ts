import type { DATE_FORMATS } from './customer-settings.ts'
import type { Locale } from './locales.ts'

const PATTERN_OF = { es: 'DD/MM/YYYY', fr: 'DD/MM/YYYY', de: 'DD.MM.YYYY' } as const satisfies Record<
  Exclude<Locale, 'en'>,
  string
>

export type DateFormat = (typeof DATE_FORMATS)[number]
export type DatePattern = DateFormat | (typeof PATTERN_OF)[keyof typeof PATTERN_OF]

/**
 * The customer's choice, as the reader's language writes it: the month before the day is English alone, and German has
 * dots. With the year first it is the same everywhere.
 */
export function findDatePattern(chosen: DateFormat, locale: Locale): DatePattern {
  return locale === 'en' || chosen === 'YYYY-MM-DD' ? chosen : PATTERN_OF[locale]
}

/** Made once: a list writes hundreds of dates while it scrolls, and making a formatter costs more than using it. */
export function createDateFormat(pattern: DatePattern, timezone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (at) => {
    const [month = '', day = '', year = ''] = format.format(at).split('/')
    return pattern.replace('YYYY', year.padStart(4, '0')).replace('MM', month).replace('DD', day)
  }
}

export interface ClockChoices {
  locale: Locale
  timezone: string
  dateFormat: DateFormat
}

/** The day and the time, on the clock of a place: for documents that say which one it is. */
export const createClock = (choices: ClockChoices) => makeClock(choices, {})

/** With the name of that clock: for mails and refusals, which are read anywhere. */
export const createNamedClock = (choices: ClockChoices) => makeClock(choices, { timeZoneName: 'short' })

function makeClock(
  { locale, timezone, dateFormat }: ClockChoices,
  naming: Pick<Intl.DateTimeFormatOptions, 'timeZoneName'>,
): (at: Date) => string {
  const date = createDateFormat(findDatePattern(dateFormat, locale), timezone)
  const time = new Intl.DateTimeFormat(locale, { timeZone: timezone, hour: 'numeric', minute: '2-digit', ...naming })
  return (at) => `${date(at)}, ${time.format(at)}`
}
