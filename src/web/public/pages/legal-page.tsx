import { fillIn } from '../content/fill-in.ts'
import type { ProsePage } from '../content/prose.ts'
import { PageTitle } from '#web/public/sections/section-heading.tsx'
import { anchorOf, Prose } from '../sections/prose.tsx'
import type { SiteView } from '../site-view.ts'

const UPDATED_ON = new Date('2026-11-18T12:00:00Z')

/** A page to look things up in: its sections are listed beside it. */
export function LegalPage({ view, texts }: { view: SiteView; texts: ProsePage<string> }) {
  const { common } = view.content
  const date = new Intl.DateTimeFormat(view.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(UPDATED_ON)
  return (
    <div className="mx-auto max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28">
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[14rem_minmax(0,44rem)]">
        <nav aria-label={common.onThisPage} className="self-start text-base lg:sticky lg:top-24">
          <p className="mb-2 font-semibold">{common.onThisPage}</p>
          <ul>
            {Object.entries(texts.sections).map(([name, { heading }]) => (
              <li key={name}>
                <a
                  href={`#${anchorOf(name)}`}
                  className="flex min-h-11 items-center text-ink-muted lg:min-h-8 underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Prose view={view} sections={texts.sections} />
          <p className="mt-12 text-base text-ink-muted">{fillIn(common.updatedOn, { date })}</p>
        </div>
      </div>
    </div>
  )
}
