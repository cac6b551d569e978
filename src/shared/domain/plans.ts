export const SUBSCRIPTION_TIERS = ['starter', 'professional', 'enterprise'] as const
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number]

/** `read-only`: its people see everything and change nothing. Suspended and deactivated ones are shut out. */
export const CUSTOMER_STATUSES = ['active', 'trialing', 'read-only', 'suspended', 'deactivated'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

/** What decides which rights a customer has booked. */
export interface BookedPlan {
  tier: SubscriptionTier
  status: CustomerStatus
}

/** As they are called in every language. */
export const PLAN_NAMES: Record<SubscriptionTier, string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

export const TRIAL_DAYS = 14

/** The plans that begin with a trial; the others are sold by talking. */
export const TRIAL_PLANS = ['starter', 'professional'] as const satisfies readonly SubscriptionTier[]
export type TrialPlan = (typeof TRIAL_PLANS)[number]

/** A capability that some plans have and others do not. */
export const PLAN_CAPABILITIES = [
  'disputes',
  'campaigns',
  'advanced-analytics',
  'custom-branding',
  'api-access',
  'sso',
] as const
export type PlanCapability = (typeof PLAN_CAPABILITIES)[number]

export interface Plan {
  tier: SubscriptionTier
  pricePerMonthCents: number
  /** `null` means no limit. */
  maxPlatforms: number | null
  maxTeamMembers: number | null
  capabilities: readonly PlanCapability[]
  isPopular: boolean
  /** Enterprise is sold by talking; the others start with a trial. */
  callToAction: 'start-trial' | 'contact-sales'
}

/** The one table of plans: the pricing page prints it and the server enforces it. */
export const PLANS: Record<SubscriptionTier, Plan> = {
  starter: {
    tier: 'starter',
    pricePerMonthCents: 2900,
    maxPlatforms: 3,
    maxTeamMembers: 1,
    capabilities: [],
    isPopular: false,
    callToAction: 'start-trial',
  },
  professional: {
    tier: 'professional',
    pricePerMonthCents: 7900,
    maxPlatforms: null,
    maxTeamMembers: 5,
    capabilities: ['disputes', 'campaigns', 'advanced-analytics'],
    isPopular: true,
    callToAction: 'start-trial',
  },
  enterprise: {
    tier: 'enterprise',
    pricePerMonthCents: 19900,
    maxPlatforms: null,
    maxTeamMembers: null,
    capabilities: PLAN_CAPABILITIES,
    isPopular: false,
    callToAction: 'contact-sales',
  },
}

/** A trial has Professional's rights, whichever plan follows it. */
export function planOf({ tier, status }: BookedPlan): Plan {
  return PLANS[status === 'trialing' ? 'professional' : tier]
}

/** Whether anything happens for the customer by itself: what others can only read stays as it is. */
export function isServed({ status }: Pick<BookedPlan, 'status'>): boolean {
  return status === 'active' || status === 'trialing'
}

export function hasCapability(customer: BookedPlan, capability: PlanCapability): boolean {
  return planOf(customer).capabilities.includes(capability)
}

/** Whether one more than these fits; `null` means no limit. */
export function hasRoom(limit: number | null, taken: number): boolean {
  return limit === null || taken < limit
}

export type PlanLimit = 'maxPlatforms' | 'maxTeamMembers'

/** The smallest plan that has it: where a refusal leads on to. */
export function smallestPlanWith(needed: PlanCapability | { limit: PlanLimit; count: number }): SubscriptionTier {
  const hasIt = (plan: Plan) =>
    typeof needed === 'string' ? plan.capabilities.includes(needed) : hasRoom(plan[needed.limit], needed.count - 1)
  return SUBSCRIPTION_TIERS.find((tier) => hasIt(PLANS[tier])) ?? 'enterprise'
}

/** What stays where there is not room for all: what is wanted most, then in the order given. The rest is not deleted, it rests. */
export function chooseStaying<Key>(all: readonly Key[], limit: number | null, wanted: readonly Key[]): Key[] {
  const first = wanted.filter((key) => all.includes(key))
  const ordered = [...new Set([...first, ...all])]
  return limit === null ? ordered : ordered.slice(0, limit)
}
