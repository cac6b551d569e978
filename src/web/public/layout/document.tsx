import type { ReactNode } from 'react'
import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { X } from 'lucide-react'
import { CONTENTS } from '#web/public/content/contents.ts'
import { fillIn } from '../content/fill-in.ts'
import type { PageMeta } from '../content/prose.ts'
import { EARLY_SCRIPT } from '../early-script.ts'
import { isIndexable, alternatesOf } from '../site-map.ts'
import type { SiteView } from '../site-view.ts'
import { cheapestPrice } from '../sections/plan-lines.ts'
import { Alternates, OpenGraph, StructuredData } from './head-links.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface SiteAssets {
  stylesheet: string
  script: string
  font: string
}

interface DocumentProps {
  view: SiteView
  meta: PageMeta
  assets: SiteAssets
  structuredData: readonly object[]
  children: ReactNode
}

export function PublicDocument({ view, meta, assets, structuredData, children }: DocumentProps) {
  const { common } = view.content
  const values = { days: TRIAL_DAYS, price: cheapestPrice(view.locale) }
  const filled = { title: fillIn(meta.title, values), description: fillIn(meta.description, values) }
  return (
    <html lang={view.locale} {...(view.page === 'landing' && { 'data-landing': '' })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{filled.title}</title>
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.stylesheet} />
        <script type="module" src={assets.script} />
        <meta name="description" content={filled.description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {isIndexable(view.page) ? <Alternates view={view} /> : <meta name="robots" content="noindex" />}
        <OpenGraph view={view} meta={filled} />
        <StructuredData items={structuredData} />
      </head>
      <body className="flex min-h-dvh flex-col bg-page text-ink antialiased">
        <a
          href="#main-content"
          className="absolute left-4 top-3 z-30 -translate-y-24 rounded-control bg-accent px-4 py-3 text-accent-ink focus:translate-y-0"
        >
          {common.skipToContent}
        </a>
        <SiteHeader view={view} />
        <main id="main-content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter view={view} />
        <LanguageHint view={view} />
      </body>
    </html>
  )
}

/** One hidden line per other language, in that language; the island shows the one the browser prefers. */
function LanguageHint({ view }: { view: SiteView }) {
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
