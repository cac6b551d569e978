import type { ReactNode } from 'react'
import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { X } from 'lucide-react'
import { CONTENTS } from '#web/public/content/contents.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/domain/locales.ts'
import { PUBLIC_URL } from './server-tokens.ts'
import { fillIn } from '#web/public/content/fill-in.ts'
import type { PageMeta } from '#web/public/content/prose.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { isIndexable, alternatesOf, pathOf } from './site-map.ts'
import type { SiteView } from './site-view.ts'
import { cheapestPrice } from '#web/public/sections/plan-lines.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE' }

function Alternates({ view }: { view: SiteView }) {
  return (
    <>
      <link rel="canonical" href={PUBLIC_URL + pathOf(view.page, view.locale)} />
      {alternatesOf(view.page).map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={PUBLIC_URL + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={PUBLIC_URL + pathOf(view.page, DEFAULT_LOCALE)} />
    </>
  )
}

function OpenGraph({ view, meta }: { view: SiteView; meta: PageMeta }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={view.content.common.brand} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={PUBLIC_URL + pathOf(view.page, view.locale)} />
      <meta property="og:image" content={`${PUBLIC_URL}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[view.locale]} />
      {LOCALES.filter((locale) => locale !== view.locale).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[locale]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function StructuredData({ items }: { items: readonly object[] }) {
  return items.map((item, index) => (
    <script
      key={index}
      type="application/ld+json"
      // `<` is escaped so that no text can end the element early.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll('<', String.raw`\u003c`) }}
    />
  ))
}

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
