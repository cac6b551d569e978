import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '../content/fill-in.ts'
import { linkTo, type SiteView } from '../site-view.ts'
import { InboxDrawing } from './inbox-drawing.tsx'
import { LinkButton } from './link-button.tsx'

export function Hero({ view }: { view: SiteView }) {
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
          <LinkButton href="/register">{hero.action}</LinkButton>
          <LinkButton href={linkTo(view, 'pricing')} variant="secondary">
            {hero.secondary}
          </LinkButton>
        </div>
        <p className="mt-4 text-base text-ink-muted">{fillIn(hero.trialNote, { days: TRIAL_DAYS })}</p>
      </div>
      <InboxDrawing texts={illustration} />
    </section>
  )
}
