import type { DATE_FORMATS } from '#shared/domain/customer-settings.ts'
import type { Locale } from '#shared/domain/locales.ts'

/** What a workspace writes that never chose. */
const UNCHOSEN = 'MM/DD/YYYY'
const PATTERN_OF = { en: UNCHOSEN, es: 'DD/MM/YYYY', fr: 'DD/MM/YYYY', de: 'DD.MM.YYYY' } as const satisfies Record<
  Locale,
  string
>

export type DatePattern = (typeof DATE_FORMATS)[number] | (typeof PATTERN_OF)[Locale]

/** The customer's choice; the month before the day, which nobody writes outside English, gives way to the language. */
export function findDatePattern(chosen: (typeof DATE_FORMATS)[number], locale: Locale): DatePattern {
  return chosen === UNCHOSEN ? PATTERN_OF[locale] : chosen
}
