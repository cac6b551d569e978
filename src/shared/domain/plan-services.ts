import type { Plan } from './plans.ts'

/** Advanced analytics come with the plans for teams. */
export function hasBasicAnalytics({ tier }: Plan): boolean {
  return tier === 'starter'
}

/** Priority support and an account manager. */
export function hasPersonalService({ tier }: Plan): boolean {
  return tier === 'enterprise'
}
