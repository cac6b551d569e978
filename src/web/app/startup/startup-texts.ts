import type { Locale } from '#shared/domain/locales.ts'
import { startup as de } from '#web/i18n/startup/de.ts'
import { startup as en } from '#web/i18n/startup/en.ts'
import { startup as es } from '#web/i18n/startup/es.ts'
import { startup as fr } from '#web/i18n/startup/fr.ts'
import { detectLocale, language } from '#web/kernel/i18n/language.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

const TEXTS: Record<Locale, SameKeys<typeof en>> = { en, es, fr, de }

export function readStartupTexts(): SameKeys<typeof en> {
  return TEXTS[language.get()?.locale ?? detectLocale()]
}
