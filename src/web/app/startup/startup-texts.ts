import type { Locale } from '#shared/domain/locales.ts'
import { startup as de } from '#web/kernel/i18n/de/startup.ts'
import { startup as en } from '#web/kernel/i18n/en/startup.ts'
import { startup as es } from '#web/kernel/i18n/es/startup.ts'
import { startup as fr } from '#web/kernel/i18n/fr/startup.ts'
import { detectLocale, language } from '#web/kernel/i18n/language.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

const TEXTS: Record<Locale, SameKeys<typeof en>> = { en, es, fr, de }

export function readStartupTexts(): SameKeys<typeof en> {
  return TEXTS[language.get()?.locale ?? detectLocale()]
}
