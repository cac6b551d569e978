import type { ReactNode } from 'react'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { CommonContent } from '#web/public/content/en/company.ts'
import { COMPANY_ADDRESS, CONTACT_EMAIL } from './server-tokens.ts'
import type { FooterPage } from './site-map.ts'
import { linkTo, type SiteView } from './site-view.ts'
import { LanguageLinks } from './language-links.tsx'

const CHOICES = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

/** Hidden until the island is there to act on it; without script the page follows the system. */
function ThemeChoice({ texts }: { texts: CommonContent['theme'] }) {
  return (
    <fieldset hidden data-theme-choice="" className="mt-5 inline-flex rounded-control border border-line p-0.5">
      <legend className="sr-only">{texts.label}</legend>
      {CHOICES.map(({ value, Icon }) => (
        <label
          key={value}
          title={texts[value]}
          className="flex size-11 cursor-pointer lg:size-9 items-center justify-center rounded-control text-ink-muted hover:text-ink has-checked:bg-inset has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} className="sr-only" />
          <Icon className="size-4" aria-hidden="true" />
          <span className="sr-only">{texts[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const COMPANY_PAGES = ['about', 'careers', 'contact', 'developers'] as const satisfies FooterPage[]
const LEGAL_PAGES = ['privacy', 'terms', 'security', 'compliance'] as const satisfies FooterPage[]
const LINK =
  'inline-flex min-h-11 items-center text-ink-muted lg:min-h-8 hover:text-ink hover:underline underline-offset-4'

export function SiteFooter({ view }: { view: SiteView }) {
  const { footer, brand } = view.content.common
  return (
    <footer className="border-t border-line bg-card text-base">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-5 py-14 sm:grid-cols-2 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <p className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
            <BrandMark className="size-6" />
            {brand}
          </p>
          <p className="mt-3 text-ink-muted">{footer.tagline}</p>
          <h2 className="sr-only">{footer.reachUs}</h2>
          <address className="mt-5 not-italic text-ink-muted">
            <span className="mb-1 block whitespace-pre-line empty:hidden">{COMPANY_ADDRESS}</span>
            <a className={`${LINK} break-all`} href={`mailto:${CONTACT_EMAIL}`}>
              {CONTACT_EMAIL}
            </a>
          </address>
        </div>
        <FooterColumn heading={footer.company}>
          <li>
            <a className={LINK} href={linkTo(view, 'pricing')}>
              {view.content.common.links.pricing}
            </a>
          </li>
          <FooterLinks view={view} pages={COMPANY_PAGES} />
        </FooterColumn>
        <FooterColumn heading={footer.legal}>
          <FooterLinks view={view} pages={LEGAL_PAGES} />
        </FooterColumn>
        <FooterColumn heading={footer.languages} after={<ThemeChoice texts={view.content.common.theme} />}>
          <LanguageLinks view={view} className={`${LINK} aria-[current=true]:text-ink`} />
        </FooterColumn>
      </div>
    </footer>
  )
}

function FooterColumn({ heading, children, after }: { heading: string; children: ReactNode; after?: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{heading}</h2>
      <ul>{children}</ul>
      {after}
    </div>
  )
}

function FooterLinks({ view, pages }: { view: SiteView; pages: readonly FooterPage[] }) {
  return pages.map((page) => (
    <li key={page}>
      <a className={LINK} href={linkTo(view, page)} aria-current={view.page === page ? 'page' : undefined}>
        {view.content.common.links[page]}
      </a>
    </li>
  ))
}
