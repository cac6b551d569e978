import type { Plan, PlanCapability } from './plans.ts'

/** Every plan has analytics: the figures of each campaign. Its course, its hours, links and events, and files of them, are advanced. */
export function hasBasicAnalytics({ capabilities }: Pick<Plan, 'capabilities'>): boolean {
  return !capabilities.includes('advanced-analytics')
}

/** What lists of a plan's contents name; analytics stand there as basic or advanced ones. */
export type ListedCapability = Exclude<PlanCapability, 'advanced-analytics'>

export const isListed = (capability: PlanCapability): capability is ListedCapability =>
  capability !== 'advanced-analytics'

/** Priority support and an account manager. */
export function hasPersonalService({ tier }: Pick<Plan, 'tier'>): boolean {
  return tier === 'enterprise'
}
