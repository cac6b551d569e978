import { createDateFormat, createNamedClock, findDatePattern, type ClockChoices } from '#shared/domain/date-writing.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { NotificationKind, NotificationParams } from '#shared/domain/notification-kinds.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { NotificationTexts, NotificationWords } from './notification-texts.ts'

/** Line ends and other controls, and what turns the direction of writing: a name shall not rearrange the sentence. */
const UNFIT = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What came from outside, as one line and not a long one. */
export function toOneLine(text: string, longest: number): string {
  const line = text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const first = Array.from(letters.segment(line), ({ segment }) => segment).slice(0, longest)
  const kept = first.join('')
  return kept.length === line.length ? line : `${first.slice(0, -1).join('').trimEnd()}…`
}

const TEXTS: Record<Locale, NotificationTexts> = { en, es, fr, de }

const LONGEST_VALUE = 80

export interface NotificationContent {
  kind: NotificationKind
  params: NotificationParams
  amount: number
}

/** In the reader's language, with days as the business writes them, on its clock. */
export function describeNotification(
  { locale, timezone, dateFormat }: ClockChoices,
  { kind, params, amount }: NotificationContent,
): NotificationWords {
  // Written with these params; a text takes only what its own kind was written with.
  const write = TEXTS[locale][kind] as (told: { params: NotificationParams; amount: number }) => NotificationWords
  const told = tidy(params)
  const writeDay = () => createDateFormat(findDatePattern(dateFormat, locale), timezone)
  const writeTime = () => createNamedClock({ locale, timezone, dateFormat })
  return write({ params: { ...told, ...rewrite(told, DAYS, writeDay), ...rewrite(told, TIMES, writeTime) }, amount })
}

const DAYS = ['expiresAt', 'removedAt', 'readOnlyAt']
const TIMES = ['sendAt']

/** The writer is made only where there is something to write: that takes longer than writing. */
function rewrite(told: NotificationParams, names: readonly string[], makeWriter: () => (at: Date) => string) {
  const given = names.filter((name) => typeof told[name] === 'string')
  if (given.length === 0) return {}
  const write = makeWriter()
  return Object.fromEntries(given.map((name) => [name, write(new Date(String(told[name])))]))
}

/** Names come from outside. */
function tidy(params: NotificationParams): NotificationParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? toOneLine(value, LONGEST_VALUE) : value,
    ]),
  )
}
