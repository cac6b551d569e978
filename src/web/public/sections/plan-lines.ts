import type { Locale } from '#shared/domain/locales.ts'
import { hasBasicAnalytics, hasPersonalService, isListed } from '#shared/domain/plan-services.ts'
import {
  PLANS,
  SUBSCRIPTION_TIERS,
  type Plan,
  type PlanCapability,
  type SubscriptionTier,
} from '#shared/domain/plans.ts'
import type { PricingContent } from '#web/public/content/en/product.ts'
import { fillIn } from '../content/fill-in.ts'
import { formatPrice } from '../content/price.ts'

export function cheapestPrice(locale: Locale): string {
  return formatPrice(Math.min(...SUBSCRIPTION_TIERS.map((tier) => PLANS[tier].pricePerMonthCents)), locale)
}

/** Stands in the comparison, not on the card. */
const ONLY_COMPARED: readonly PlanCapability[] = ['sso']

/** What a plan's card lists: the limits that differ, then what it has beyond the plan before it. */
export function linesOfPlan(tier: SubscriptionTier, texts: PricingContent): string[] {
  const plan = PLANS[tier]
  const previous = planBefore(tier)
  const added = plan.capabilities
    .filter(isListed)
    .filter((capability) => !previous?.capabilities.includes(capability) && !ONLY_COMPARED.includes(capability))
  return [
    ...(previous ? [fillIn(texts.everythingIn, { plan: texts.plans[previous.tier].name })] : []),
    ...(plan.maxPlatforms === previous?.maxPlatforms ? [] : [platformsLine(plan, texts)]),
    ...(plan.maxTeamMembers === previous?.maxTeamMembers ? [] : [teamMembersLine(plan, texts)]),
    ...added.map((capability) => texts.capabilities[capability]),
    ...(hasBasicAnalytics(plan) ? [texts.analytics.basicLine] : []),
    ...(hasPersonalService(plan) ? Object.values(texts.services) : []),
  ]
}

function planBefore(tier: SubscriptionTier): Plan | undefined {
  const before = SUBSCRIPTION_TIERS[SUBSCRIPTION_TIERS.indexOf(tier) - 1]
  return before && PLANS[before]
}

function platformsLine({ maxPlatforms }: Plan, { limits }: PricingContent): string {
  if (maxPlatforms === null) return limits.platforms.unlimited
  return fillIn(limits.platforms.limited, { count: maxPlatforms })
}

function teamMembersLine({ maxTeamMembers }: Plan, { limits }: PricingContent): string {
  if (maxTeamMembers === null) return limits.teamMembers.unlimited
  if (maxTeamMembers === 1) return limits.teamMember
  return fillIn(limits.teamMembers.limited, { count: maxTeamMembers })
}
