import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { priceOf } from '#shared/domain/billing.ts'
import { hasBasicAnalytics, hasPersonalService, isListed } from '#shared/domain/plan-services.ts'
import { PLAN_CAPABILITIES, PLANS, SUBSCRIPTION_TIERS, type Plan } from '#shared/domain/plans.ts'
import type { PricingContent } from '#web/public/content/en/product.ts'
import { formatPrice } from '../content/price.ts'
import type { SiteView } from '../site-view.ts'

/** Narrow enough that four columns of readable text fit on a phone without scrolling. */
const CELL = 'py-3.5 pr-2 first:pl-2.5 sm:px-5 sm:py-4 sm:first:pl-5'

interface Row {
  name: string
  cell: (plan: Plan) => ReactNode
}

export function PlanTable({ view }: { view: SiteView }) {
  const texts = view.content.pricing
  return (
    <div className="relative -mx-3 overflow-x-auto rounded-card border border-line bg-card sm:mx-0">
      <table className="w-full text-left text-sm sm:table-fixed sm:text-base">
        <caption className="sr-only">{texts.comparison.caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${CELL} font-medium text-ink-muted sm:w-2/5`}>
              {texts.comparison.feature}
            </th>
            {SUBSCRIPTION_TIERS.map((tier) => (
              <th key={tier} scope="col" className={`${CELL} font-semibold tracking-tight sm:tracking-normal`}>
                {texts.plans[tier].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(view).map(({ name, cell }) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className={`${CELL} font-normal`}>
                {name}
              </th>
              {SUBSCRIPTION_TIERS.map((tier) => (
                <td key={tier} className={`${CELL} tabular-nums`}>
                  {cell(PLANS[tier])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function rowsOf({ locale, content }: SiteView): Row[] {
  const { comparison, capabilities, analytics, services } = content.pricing
  return [
    { name: comparison.price, cell: (plan) => formatPrice(plan.pricePerMonthCents, locale) },
    { name: comparison.yearlyPrice, cell: ({ tier }) => formatPrice(priceOf(tier, 'year'), locale) },
    { name: comparison.platforms, cell: (plan) => plan.maxPlatforms ?? comparison.unlimited },
    // No plan counts them.
    { name: comparison.locations, cell: () => comparison.unlimited },
    { name: comparison.teamMembers, cell: (plan) => plan.maxTeamMembers ?? comparison.unlimited },
    { name: analytics.name, cell: (plan) => (hasBasicAnalytics(plan) ? analytics.basic : analytics.advanced) },
    ...PLAN_CAPABILITIES.filter(isListed).map((capability) => ({
      name: capabilities[capability],
      cell: (plan: Plan) => <Inclusion isIncluded={plan.capabilities.includes(capability)} texts={comparison} />,
    })),
    ...Object.values(services).map((name) => ({
      name,
      cell: (plan: Plan) => <Inclusion isIncluded={hasPersonalService(plan)} texts={comparison} />,
    })),
  ]
}

function Inclusion({ isIncluded, texts }: { isIncluded: boolean; texts: PricingContent['comparison'] }) {
  const Icon = isIncluded ? Check : Minus
  return (
    <>
      <Icon className={`size-5 ${isIncluded ? 'text-accent' : 'text-ink-muted'}`} aria-hidden="true" />
      <span className="sr-only">{isIncluded ? texts.included : texts.notIncluded}</span>
    </>
  )
}
