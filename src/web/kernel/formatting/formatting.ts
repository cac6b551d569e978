import type { CURRENCIES } from '#shared/domain/customer-settings.ts'
import { createDateFormat, findDatePattern, type DateFormat, type DatePattern } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { countCalendarDays } from './calendar-days.ts'

export interface FormattingChoices {
  locale: Locale
  timezone: string
  dateFormat: DateFormat
  currency: (typeof CURRENCIES)[number]
}

export interface Formatting {
  date(at: string | Date): string
  /** The exact moment, with the timezone by name. */
  dateTime(at: string | Date): string
  /** The time of day alone, in the customer's timezone. */
  time(at: string | Date): string
  /** On the clock of another place, whose name is for the caller to say. */
  dateTimeIn(timezone: string, at: string | Date): string
  /** As dates are written and typed: `DD.MM.YYYY` */
  datePattern: DatePattern
  number(value: number): string
  money(amount: number): string
  /** "3 minutes ago"; plain dates when it is more than a month away. */
  relativeTime(at: string | Date, now: Date): string
  /** "today", "yesterday", and the date of days before, in the customer's timezone. */
  day(at: string | Date, now: Date): string
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** The largest unit that still says something, up to the given number of seconds. */
const RELATIVE_UNITS: readonly { upToSeconds: number; unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { upToSeconds: 45, unit: 'second', seconds: 1 },
  { upToSeconds: 45 * MINUTE_S, unit: 'minute', seconds: MINUTE_S },
  { upToSeconds: 22 * HOUR_S, unit: 'hour', seconds: HOUR_S },
  { upToSeconds: 31 * DAY_S, unit: 'day', seconds: DAY_S },
]

/** Where the language's own word for the present moment does not follow a noun or a verb: "Connexion maintenant". */
const JUST_NOW: Partial<Record<Locale, string>> = { es: 'ahora mismo', fr: 'à l’instant' }

interface PlaceFormat {
  date: (at: Date) => string
  time: (at: Date) => string
}

/** Made once for each place, for the same reason. */
function createPlaceFormat(locale: Locale, pattern: DatePattern): (timezone: string) => PlaceFormat {
  const made = new Map<string, PlaceFormat>()
  return (timezone) => {
    const known = made.get(timezone)
    if (known) return known
    const clock = new Intl.DateTimeFormat(locale, { timeZone: timezone, hour: 'numeric', minute: '2-digit' })
    const format = { date: createDateFormat(pattern, timezone), time: (at: Date) => clock.format(at) }
    made.set(timezone, format)
    return format
  }
}

/** The customer's date format, timezone and currency in the person's language. */
export function createFormatting(choices: FormattingChoices): Formatting {
  const { locale, timezone, currency } = choices
  const datePattern = findDatePattern(choices.dateFormat, locale)
  const formatDate = createDateFormat(datePattern, timezone)
  const formatIn = createPlaceFormat(locale, datePattern)
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const plainNumber = new Intl.NumberFormat(locale)
  const moneyFormat = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  return {
    date: (at) => formatDate(new Date(at)),
    dateTime: (at) => `${formatDate(new Date(at))}, ${time.format(new Date(at))}`,
    time: (at) => formatIn(timezone).time(new Date(at)),
    dateTimeIn: (place, at) => `${formatIn(place).date(new Date(at))}, ${formatIn(place).time(new Date(at))}`,
    datePattern,
    number: (value) => plainNumber.format(value),
    money: (amount) => moneyFormat.format(amount),

    relativeTime(at, now) {
      const seconds = (new Date(at).getTime() - now.getTime()) / 1000
      const step = RELATIVE_UNITS.find((candidate) => Math.abs(seconds) < candidate.upToSeconds)
      if (!step) return formatDate(new Date(at))
      // The server's clock may be a little ahead: what has just happened is not in the future.
      if (step.unit === 'second') return JUST_NOW[locale] ?? relative.format(0, 'second')
      // "Yesterday" is the day before today, however few hours ago that was.
      if (step.unit === 'day') return relative.format(countCalendarDays(now, new Date(at), timezone), 'day')
      return relative.format(Math.round(seconds / step.seconds), step.unit)
    },

    day(at, now) {
      // Not in the future, for the same reason.
      const days = Math.min(0, countCalendarDays(now, new Date(at), timezone))
      return days < -1 ? formatDate(new Date(at)) : relative.format(days, 'day')
    },
  }
}
