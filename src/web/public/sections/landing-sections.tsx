import type { LandingContent } from '#web/public/content/en/product.ts'
import { linkTo, type SiteView } from '../site-view.ts'
import { SectionHeading } from './section-heading.tsx'

export function PlatformLine({ texts }: { texts: LandingContent['platforms'] }) {
  return (
    <section className="border-y border-line bg-card">
      <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-10 gap-y-3 px-5 py-7 sm:px-8">
        <h2 className="text-base text-ink-muted">{texts.title}</h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 font-medium">
          {texts.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Steps({ texts }: { texts: LandingContent['steps'] }) {
  return (
    <section className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-24">
        <SectionHeading title={texts.title} />
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-12">
          {Object.entries(texts.items).map(([name, item], index) => (
            <li key={name} className="border-t-2 border-accent pt-5">
              <p aria-hidden="true" className="text-sm font-medium tabular-nums text-accent">
                {index + 1}
              </p>
              <h3 className="mt-2 text-xl font-semibold tracking-tight">{item.title}</h3>
              <p className="mt-2 leading-relaxed text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Promises({ view }: { view: SiteView }) {
  const { promises } = view.content.landing
  return (
    <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 py-20 sm:px-8 sm:py-24 lg:grid-cols-[5fr_7fr]">
      <div>
        <SectionHeading title={promises.title} lead={promises.lead} />
        <a
          href={linkTo(view, 'compliance')}
          className="mt-6 inline-flex min-h-11 items-center font-medium text-accent underline decoration-from-font underline-offset-4 hover:text-accent-hover"
        >
          {promises.more}
        </a>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {Object.entries(promises.items).map(([name, item]) => (
          <li key={name} className="border-t border-line py-6">
            <h3 className="font-semibold">{item.title}</h3>
            <p className="mt-2 leading-relaxed text-ink-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
