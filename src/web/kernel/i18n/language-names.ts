import type { Locale } from '#shared/domain/locales.ts'

/** Each language in its own words: that is how people look for theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
}
