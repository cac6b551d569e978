import { Globe, Menu, X } from 'lucide-react'
import { paths } from '#shared/domain/paths.ts'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { LinkButton } from '#web/public/sections/link-button.tsx'
import { linkTo, type SiteView } from './site-view.ts'
import { LanguageLinks } from './language-links.tsx'

const HEADER_PAGES = ['pricing', 'about', 'security', 'contact'] as const

export function SiteHeader({ view }: { view: SiteView }) {
  const { common } = view.content
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-5 sm:px-8">
        <a
          href={linkTo(view, 'landing')}
          aria-label={common.homeLabel}
          className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control text-lg font-semibold tracking-tight lg:mr-6"
        >
          <BrandMark />
          {common.brand}
        </a>
        <nav aria-label={common.mainNavigation} className="mr-auto hidden items-center gap-1 lg:flex">
          <PageLinks view={view} className="rounded-control px-3 py-2 text-base text-ink-muted hover:text-ink" />
        </nav>
        <LanguageMenu view={view} />
        <a
          href={paths.login}
          data-signed-out=""
          className="hidden min-h-11 items-center rounded-control px-3 text-base font-medium text-ink-muted hover:text-ink sm:flex"
        >
          {common.links.signIn}
        </a>
        <span data-signed-out="" className="contents">
          <LinkButton href={paths.register} size="small" isHiddenOnSmallPhones>
            {common.links.getStarted}
          </LinkButton>
        </span>
        <span data-signed-in="" hidden className="contents">
          <LinkButton href={paths.dashboard} size="small" isHiddenOnSmallPhones>
            {common.links.openApp}
          </LinkButton>
        </span>
        <MobileMenu view={view} />
      </div>
    </header>
  )
}

function PageLinks({ view, className }: { view: SiteView; className: string }) {
  return HEADER_PAGES.map((page) => (
    <a
      key={page}
      href={linkTo(view, page)}
      className={`${className} aria-[current=page]:text-ink`}
      aria-current={view.page === page ? 'page' : undefined}
    >
      {view.content.common.links[page]}
    </a>
  ))
}

function LanguageMenu({ view }: { view: SiteView }) {
  return (
    <details name="header-menu" data-dropdown="" className="group relative hidden lg:block">
      <summary className="flex h-9 items-center gap-1.5 rounded-control px-2 text-base text-ink-muted hover:text-ink group-open:bg-inset group-open:text-ink">
        <Globe className="size-4" aria-hidden="true" />
        <span className="sr-only">{view.content.common.language}</span>
        <span className="uppercase">{view.locale}</span>
      </summary>
      <ul className="absolute right-0 top-11 min-w-40 rounded-card border border-line bg-card p-1 shadow-float">
        <LanguageLinks
          view={view}
          className="block rounded-control px-3 py-2 text-base hover:bg-inset aria-[current=true]:font-semibold"
        />
      </ul>
    </details>
  )
}

function MobileMenu({ view }: { view: SiteView }) {
  const { common } = view.content
  const row = 'block rounded-control px-3 py-3 text-lg hover:bg-inset'
  return (
    <details name="header-menu" data-dropdown="" className="group lg:hidden">
      <summary
        aria-label={common.menu}
        className="-mr-2 flex size-11 items-center justify-center rounded-control hover:bg-inset group-open:bg-inset"
      >
        <Menu className="size-5 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-5 group-open:block" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-card p-3 shadow-float">
        <nav aria-label={common.mainNavigation}>
          <PageLinks view={view} className={row} />
          <a href={paths.login} data-signed-out="" className={row}>
            {common.links.signIn}
          </a>
          <a href={paths.register} data-signed-out="" className={`${row} font-semibold text-accent`}>
            {common.links.getStarted}
          </a>
          <a href={paths.dashboard} data-signed-in="" hidden className={`${row} font-semibold text-accent`}>
            {common.links.openApp}
          </a>
        </nav>
        <ul className="mt-2 grid grid-cols-2 border-t border-line pt-2">
          <LanguageLinks view={view} className={`${row} text-ink-muted aria-[current=true]:text-ink`} />
        </ul>
      </div>
    </details>
  )
}
