import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { alternatesOf } from './site-map.ts'
import type { SiteView } from './site-view.ts'

/** The same page in each language, as list items. */
export function LanguageLinks({ view, className }: { view: SiteView; className: string }) {
  return alternatesOf(view.page).map(({ locale, path }) => (
    <li key={locale}>
      <a
        href={path}
        lang={locale}
        hrefLang={locale}
        aria-current={locale === view.locale ? 'true' : undefined}
        className={className}
      >
        {LANGUAGE_NAMES[locale]}
      </a>
    </li>
  ))
}
