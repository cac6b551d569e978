import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { CONTENTS } from './content/contents.ts'
import type { PageMeta } from './content/prose.ts'
import { PublicDocument, type SiteAssets } from './layout/document.tsx'
import { CareersPage } from './pages/careers-page.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { ContactSentPage } from './pages/contact-sent-page.tsx'
import { LandingPage } from './pages/landing-page.tsx'
import { LegalPage } from './pages/legal-page.tsx'
import { PricingPage } from './pages/pricing-page.tsx'
import { StoryPage } from './pages/story-page.tsx'
import { placeBareTokens } from './server-tokens.ts'
import { alternatesOf, isIndexable, PAGE_NAMES, pathOf, type Alternate, type PageName } from './site-map.ts'
import type { SiteView } from './site-view.ts'
import { structuredDataOf } from './structured-data.ts'

export { APP_FALLBACK_SCRIPT } from './app-fallback-script.ts'
export { EARLY_SCRIPT } from './early-script.ts'

interface IndexEntry {
  path: string
  file: string
  locale: Locale
  page: PageName
  alternates: Alternate[]
  isIndexable: boolean
}

interface RenderedSite {
  files: { file: string; content: string }[]
  index: IndexEntry[]
}

/** Every public page in every language as text, and the table from which the server finds them. */
export function renderSite(assets: SiteAssets): RenderedSite {
  const views = LOCALES.flatMap((locale) =>
    PAGE_NAMES.map((page): SiteView => ({ locale, page, content: CONTENTS[locale] })),
  )
  return {
    files: views.map((view) => ({ file: fileOf(view), content: renderPage(view, assets) })),
    index: views.map((view) => ({
      path: pathOf(view.page, view.locale),
      file: fileOf(view),
      locale: view.locale,
      page: view.page,
      alternates: alternatesOf(view.page),
      isIndexable: isIndexable(view.page),
    })),
  }
}

function fileOf({ locale, page }: SiteView): string {
  return `${locale}/${page}.html`
}

function renderPage(view: SiteView, assets: SiteAssets): string {
  const { meta, body } = PAGES[view.page](view)
  const html = renderToStaticMarkup(
    <PublicDocument view={view} meta={meta} assets={assets} structuredData={structuredDataOf(view)}>
      {body}
    </PublicDocument>,
  )
  return `<!doctype html>${placeBareTokens(html)}\n`
}

const PAGES: Record<PageName, (view: SiteView) => { meta: PageMeta; body: ReactNode }> = {
  landing: (view) => ({ meta: view.content.landing.meta, body: <LandingPage view={view} /> }),
  pricing: (view) => ({ meta: view.content.pricing.meta, body: <PricingPage view={view} /> }),
  about: (view) => ({
    meta: view.content.about.meta,
    body: <StoryPage view={view} texts={view.content.about} />,
  }),
  careers: (view) => ({ meta: view.content.careers.meta, body: <CareersPage view={view} /> }),
  contact: (view) => ({ meta: view.content.contact.meta, body: <ContactPage view={view} /> }),
  'contact-sent': (view) => ({ meta: view.content.contact.sent.meta, body: <ContactSentPage view={view} /> }),
  privacy: (view) => legalPage(view, 'privacy'),
  terms: (view) => legalPage(view, 'terms'),
  security: (view) => legalPage(view, 'security'),
  compliance: (view) => legalPage(view, 'compliance'),
}

function legalPage(view: SiteView, page: 'privacy' | 'terms' | 'security' | 'compliance') {
  return { meta: view.content[page].meta, body: <LegalPage view={view} texts={view.content[page]} /> }
}
