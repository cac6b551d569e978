import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '#shared/domain/paths.ts'
import { LOCALES, type Locale } from '#shared/domain/locales.ts'
import { LinkButton } from '#web/public/sections/link-button.tsx'
import { PageTitle, SectionHeading } from '#web/public/sections/section-heading.tsx'
import { FeatureCards } from '#web/public/sections/feature-cards.tsx'
import { PlatformLine, Promises, Steps } from '#web/public/sections/landing-sections.tsx'
import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '#web/public/content/fill-in.ts'
import { InboxDrawing } from '#web/public/sections/inbox-drawing.tsx'
import { PlanCards } from '#web/public/sections/plan-cards.tsx'
import { PlanTable } from '#web/public/sections/plan-table.tsx'
import { Questions } from '#web/public/sections/questions.tsx'
import { CONTENTS } from './content/contents.ts'
import type { PageMeta } from './content/prose.ts'
import { PublicDocument, type SiteAssets } from './document.tsx'
import { CareersPage } from './pages/careers-page.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { LegalPage } from './pages/legal-page.tsx'
import { StoryPage } from './pages/story-page.tsx'
import { readApi, type Api, type ApiDocument } from './reference/read-api.ts'
import { ReferencePage } from './reference/reference-page.tsx'
import { bareToken, placeBareTokens } from './server-tokens.ts'
import { alternatesOf, isIndexable, PAGE_NAMES, pathOf, type Alternate, type PageName } from './site-map.ts'
import { type SiteView, linkTo } from './site-view.ts'
import { structuredDataOf } from './structured-data.ts'

export { APP_FALLBACK_SCRIPT, STARTUP_TEXTS } from './app-fallback-script.ts'
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
export function renderSite(assets: SiteAssets, document: ApiDocument): RenderedSite {
  const api = readApi(document)
  const views = LOCALES.flatMap((locale) =>
    PAGE_NAMES.map((page): SiteView => ({ locale, page, content: CONTENTS[locale] })),
  )
  return {
    files: views.map((view) => ({ file: fileOf(view), content: renderPage(view, assets, api) })),
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

function renderPage(view: SiteView, assets: SiteAssets, api: Api): string {
  const { meta, body } = PAGES[view.page](view, api)
  const html = renderToStaticMarkup(
    <PublicDocument view={view} meta={meta} assets={assets} structuredData={structuredDataOf(view)}>
      {body}
    </PublicDocument>,
  )
  return `<!doctype html>${placeBareTokens(html)}\n`
}

const PAGES: Record<PageName, (view: SiteView, api: Api) => { meta: PageMeta; body: ReactNode }> = {
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
  developers: (view) => legalPage(view, 'developers'),
  reference: (view, api) => ({ meta: view.content.reference.meta, body: <ReferencePage view={view} api={api} /> }),
}

function legalPage(view: SiteView, page: 'privacy' | 'terms' | 'security' | 'compliance' | 'developers') {
  return { meta: view.content[page].meta, body: <LegalPage view={view} texts={view.content[page]} /> }
}

function ContactSentPage({ view }: { view: SiteView }) {
  const { sent } = view.content.contact
  return (
    <div className="mx-auto max-w-6xl px-5 pb-28 sm:px-8">
      <PageTitle title={sent.title} lead={sent.text} />
      <LinkButton href={linkTo(view, 'landing')} variant="secondary">
        {sent.back}
      </LinkButton>
    </div>
  )
}

function LandingPage({ view }: { view: SiteView }) {
  const { landing } = view.content
  return (
    <>
      <Hero view={view} />
      <PlatformLine texts={landing.platforms} />
      <FeatureCards texts={landing.features} />
      <Steps texts={landing.steps} />
      <Promises view={view} />
      <TrialCall view={view} />
    </>
  )
}

function Hero({ view }: { view: SiteView }) {
  const { hero, illustration } = view.content.landing
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-14 px-5 pb-16 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-[11fr_12fr] lg:pb-24 lg:pt-24">
      <div>
        <h1 className="text-display font-semibold leading-[1.08] tracking-tight">
          {hero.titleLines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-xl leading-relaxed text-ink-muted sm:text-[1.125rem]">{hero.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton href={paths.register}>{hero.action}</LinkButton>
          <LinkButton href={linkTo(view, 'pricing')} variant="secondary">
            {hero.secondary}
          </LinkButton>
          {/* Left out where there is none; the server knows. */}
          <span className="contents" {...bareToken('DEMO_HIDDEN')}>
            <LinkButton href={paths.demo} variant="secondary">
              {hero.demo}
            </LinkButton>
          </span>
        </div>
        <p className="mt-4 text-base text-ink-muted">{fillIn(hero.trialNote, { days: TRIAL_DAYS })}</p>
      </div>
      <InboxDrawing texts={illustration} />
    </section>
  )
}

function PricingPage({ view }: { view: SiteView }) {
  const { pricing } = view.content
  return (
    <>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-20 px-5 pb-20 sm:px-8 sm:pb-28">
        <div>
          <PageTitle title={pricing.title} lead={fillIn(pricing.lead, { days: TRIAL_DAYS })} />
          <PlanCards view={view} />
          <p className="mt-4 text-base text-ink-muted">{pricing.taxNote}</p>
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <SectionHeading title={pricing.comparison.title} />
          <PlanTable view={view} />
        </section>
        <section className="grid gap-8">
          <SectionHeading title={pricing.questions.title} />
          <Questions view={view} />
        </section>
      </div>
      <TrialCall view={view} />
    </>
  )
}

function TrialCall({ view }: { view: SiteView }) {
  const { trial } = view.content.common
  return (
    <section data-signed-out="" className="mx-auto w-full max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28">
      <div className="grid items-center gap-8 rounded-card bg-accent-soft px-6 py-10 sm:px-12 sm:py-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title font-semibold leading-tight tracking-tight">{trial.title}</h2>
          <p className="mt-3 max-w-xl">{fillIn(trial.text, { days: TRIAL_DAYS })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.register}>{trial.action}</LinkButton>
          {view.page !== 'pricing' && (
            <LinkButton href={linkTo(view, 'pricing')} variant="secondary">
              {trial.secondary}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
