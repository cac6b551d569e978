import { useLocale, useTranslations } from 'use-intl'
import { LOCALES } from '#shared/domain/locales.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { language } from '#web/kernel/i18n/language.ts'

/** The languages, for somebody whose own is not known yet. */
export function VisitorChoices() {
  const shell = useTranslations('shell')
  const current = useLocale()
  return (
    <footer className="mt-10">
      <ul aria-label={shell('language')} className="flex flex-wrap justify-center gap-x-1 text-sm">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-pressed={locale === current}
              className="min-h-9 rounded-control px-2.5 text-ink-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
              onClick={() => void language.choose(locale)}
            >
              {LANGUAGE_NAMES[locale]}
            </button>
          </li>
        ))}
      </ul>
    </footer>
  )
}
