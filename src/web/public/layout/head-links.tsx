import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/domain/locales.ts'
import type { PageMeta } from '../content/prose.ts'
import { PUBLIC_URL } from '../server-tokens.ts'
import { alternatesOf, pathOf } from '../site-map.ts'
import type { SiteView } from '../site-view.ts'

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE' }

export function Alternates({ view }: { view: SiteView }) {
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

export function OpenGraph({ view, meta }: { view: SiteView; meta: PageMeta }) {
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

export function StructuredData({ items }: { items: readonly object[] }) {
  return items.map((item, index) => (
    <script
      key={index}
      type="application/ld+json"
      // `<` is escaped so that no text can end the element early.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll('<', String.raw`\u003c`) }}
    />
  ))
}
