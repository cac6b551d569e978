import type { startup } from '#web/i18n/startup/en.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { detectLocale, language } from '#web/kernel/i18n/language.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

type Texts = SameKeys<typeof startup>

let texts: Record<Locale, Texts> | undefined

/** They stand in app.html, which says them by itself where the app's first script does not come. */
export function readStartupTexts(): Texts {
  const block = document.getElementById('startup-texts')
  texts ??= JSON.parse(block?.textContent ?? '{}') as Record<Locale, Texts>
  return texts[language.get()?.locale ?? detectLocale()]
}
