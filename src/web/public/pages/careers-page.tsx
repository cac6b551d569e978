import { LinkButton } from '../sections/link-button.tsx'
import { SPLIT_SECTION } from '../sections/prose.tsx'
import { linkToContact, type SiteView } from '../site-view.ts'
import { StoryPage } from './story-page.tsx'

export function CareersPage({ view }: { view: SiteView }) {
  return (
    <StoryPage view={view} texts={view.content.careers}>
      <Openings view={view} />
    </StoryPage>
  )
}

function Openings({ view }: { view: SiteView }) {
  const { openings } = view.content.careers
  return (
    <section className={SPLIT_SECTION}>
      <h2 className="text-xl font-semibold tracking-tight">{openings.heading}</h2>
      <div className="mt-4 rounded-card border border-line bg-card p-6 sm:p-8 lg:mt-0">
        {openings.positions.length === 0 && <p className="leading-relaxed">{openings.none}</p>}
        <ul>
          {openings.positions.map(({ title, place, text }) => (
            <li key={title} className="border-b border-line py-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-base text-ink-muted">{place}</p>
              <p className="mt-2 leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
        <LinkButton href={linkToContact(view, 'careers')} variant="secondary" className="mt-6">
          {openings.write}
        </LinkButton>
      </div>
    </section>
  )
}
