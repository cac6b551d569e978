import { LinkButton } from '../sections/link-button.tsx'
import { linkTo, type SiteView } from '../site-view.ts'
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
    <section className="mb-14 rounded-card border border-line bg-card p-6 sm:p-8">
      <h2 className="text-xl font-semibold tracking-tight">{openings.heading}</h2>
      {openings.positions.length === 0 && <p className="mt-3 leading-relaxed text-ink-muted">{openings.none}</p>}
      <ul>
        {openings.positions.map(({ title, place, text }) => (
          <li key={title} className="border-b border-line py-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-base text-ink-muted">{place}</p>
            <p className="mt-2 leading-relaxed">{text}</p>
          </li>
        ))}
      </ul>
      <LinkButton href={linkTo(view, 'contact')} variant="secondary" className="mt-6">
        {openings.write}
      </LinkButton>
    </section>
  )
}
