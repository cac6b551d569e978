import type { Locale } from '#shared/domain/locales.ts'
import { de } from './de/site.ts'
import { en, type SiteContent } from './en/site.ts'
import { es } from './es/site.ts'
import { fr } from './fr/site.ts'

export const CONTENTS: Record<Locale, SiteContent> = { en, es, fr, de }

/** Each language in its own words: that is how people look for theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
}
