import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '../content/fill-in.ts'
import { linkTo, type SiteView } from '../site-view.ts'
import { LinkButton } from './link-button.tsx'

export function TrialCall({ view }: { view: SiteView }) {
  const { trial } = view.content.common
  return (
    <section className="mx-auto w-full max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28">
      <div className="grid items-center gap-8 rounded-card bg-accent-soft px-6 py-10 sm:px-12 sm:py-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title font-semibold leading-tight tracking-tight">{trial.title}</h2>
          <p className="mt-3 max-w-xl">{fillIn(trial.text, { days: TRIAL_DAYS })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/register">{trial.action}</LinkButton>
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
