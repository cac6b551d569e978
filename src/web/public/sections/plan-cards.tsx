import { Check } from 'lucide-react'
import { priceOf } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLANS, SUBSCRIPTION_TIERS, type SubscriptionTier, TRIAL_DAYS } from '#shared/domain/plans.ts'
import { fillIn } from '../content/fill-in.ts'
import { formatPrice } from '../content/price.ts'
import { linkToContact, type SiteView } from '../site-view.ts'
import { LinkButton } from './link-button.tsx'
import { linesOfPlan } from './plan-lines.ts'

const BADGE_CLASSES = 'rounded-full bg-accent-soft px-2.5 py-1 text-sm font-medium text-accent'

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
        {plan.isPopular && <span className={BADGE_CLASSES}>{texts.popular}</span>}
        <span data-own-plan={tier} hidden className={BADGE_CLASSES}>
          {texts.own}
        </span>
      </div>
      <p className="mt-2 text-base text-ink-muted">{texts.plans[tier].description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-display font-semibold leading-tight tracking-tight tabular-nums">
          {formatPrice(plan.pricePerMonthCents, view.locale)}
        </span>
        <span className="text-base text-ink-muted">{texts.perMonth}</span>
      </p>
      <p className="mt-1 text-base text-ink-muted">
        {fillIn(texts.perYear, { price: formatPrice(priceOf(tier, 'year'), view.locale) })}
      </p>
      <ul className="mb-8 mt-6 grid gap-3">
        {linesOfPlan(tier, texts).map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <PlanAction view={view} tier={tier} />
    </li>
  )
}

/** Whoever has an account already is not asked to make one: their own plan leads back to the app, another to where it is chosen. */
function PlanAction({ view, tier }: { view: SiteView; tier: SubscriptionTier }) {
  const { callToAction, isPopular } = PLANS[tier]
  const { actions, salesTrial, switchTo, plans } = view.content.pricing
  const variant = isPopular ? 'primary' : 'secondary'
  if (callToAction === 'contact-sales') {
    return (
      <div className="mt-auto grid gap-3">
        <p className="text-sm text-ink-muted">{fillIn(salesTrial, { days: TRIAL_DAYS })}</p>
        <LinkButton href={linkToContact(view, 'sales')} variant={variant}>
          {actions[callToAction]}
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <span data-signed-out="" className="mt-auto grid">
        <LinkButton href={`${paths.register}?plan=${tier}`} variant={variant}>
          {actions[callToAction]}
        </LinkButton>
      </span>
      <span data-own-plan={tier} hidden className="mt-auto grid">
        <LinkButton href={paths.dashboard} variant={variant}>
          {view.content.common.links.openApp}
        </LinkButton>
      </span>
      <span data-other-plan={tier} hidden className="mt-auto grid">
        <LinkButton href={paths.subscription} variant={variant}>
          {fillIn(switchTo, { plan: plans[tier].name })}
        </LinkButton>
      </span>
    </>
  )
}
