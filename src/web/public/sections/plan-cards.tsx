import { Check } from 'lucide-react'
import { paths } from '#shared/domain/paths.ts'
import { PLANS, SUBSCRIPTION_TIERS, type SubscriptionTier } from '#shared/domain/plans.ts'
import { formatPrice } from '../content/price.ts'
import { linkToContact, type SiteView } from '../site-view.ts'
import { LinkButton } from './link-button.tsx'
import { linesOfPlan } from './plan-lines.ts'

export function PlanCards({ view }: { view: SiteView }) {
  return (
    <ul className="grid items-stretch gap-5 lg:grid-cols-3">
      {SUBSCRIPTION_TIERS.map((tier) => (
        <PlanCard key={tier} view={view} tier={tier} />
      ))}
    </ul>
  )
}

function PlanCard({ view, tier }: { view: SiteView; tier: SubscriptionTier }) {
  const plan = PLANS[tier]
  const texts = view.content.pricing
  return (
    <li
      className={`flex flex-col rounded-card border bg-card p-6 sm:p-8 ${plan.isPopular ? 'border-accent outline outline-accent' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{texts.plans[tier].name}</h2>
        {plan.isPopular && (
          <span className="rounded-full bg-accent-soft px-2.5 py-1 text-sm font-medium text-accent">
            {texts.popular}
          </span>
        )}
      </div>
      <p className="mt-2 text-base text-ink-muted">{texts.plans[tier].description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-display font-semibold leading-tight tracking-tight tabular-nums">
          {formatPrice(plan.pricePerMonthCents, view.locale)}
        </span>
        <span className="text-base text-ink-muted">{texts.perMonth}</span>
      </p>
      <ul className="mb-8 mt-6 grid gap-3">
        {linesOfPlan(tier, texts).map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton
        href={plan.callToAction === 'contact-sales' ? linkToContact(view, 'sales') : paths.register}
        variant={plan.isPopular ? 'primary' : 'secondary'}
        className="mt-auto"
      >
        {texts.actions[plan.callToAction]}
      </LinkButton>
    </li>
  )
}
