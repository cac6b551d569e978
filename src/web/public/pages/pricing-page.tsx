import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '../content/fill-in.ts'
import { PageTitle } from '../sections/page-title.tsx'
import { PlanCards } from '../sections/plan-cards.tsx'
import { PlanTable } from '../sections/plan-table.tsx'
import { Questions } from '../sections/questions.tsx'
import { SectionHeading } from '../sections/section-heading.tsx'
import { TrialCall } from '../sections/trial-call.tsx'
import type { SiteView } from '../site-view.ts'

export function PricingPage({ view }: { view: SiteView }) {
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
