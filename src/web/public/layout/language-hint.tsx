import { X } from 'lucide-react'
import { CONTENTS } from '../content/contents.ts'
import { alternatesOf } from '../site-map.ts'
import type { SiteView } from '../site-view.ts'

/** One hidden line per other language, in that language; the island shows the one the browser prefers. */
export function LanguageHint({ view }: { view: SiteView }) {
  return alternatesOf(view.page)
    .filter(({ locale }) => locale !== view.locale)
    .map(({ locale, path }) => {
      const { languageHint, language } = CONTENTS[locale].common
      return (
        <aside
          key={locale}
          lang={locale}
          hidden
          aria-label={language}
          data-language-hint={locale}
          className="fixed inset-x-3 bottom-3 z-20 flex items-center gap-3 rounded-card border border-line bg-card py-2 pl-4 pr-2 text-base shadow-float sm:left-auto sm:right-5 sm:bottom-5"
        >
          <p className="mr-auto">
            {languageHint.text}{' '}
            <a href={path} hrefLang={locale} className="font-medium text-accent underline underline-offset-4">
              {languageHint.open}
            </a>
          </p>
          <button
            type="button"
            data-dismiss=""
            aria-label={languageHint.dismiss}
            className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-inset hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </aside>
      )
    })
}
