import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getDashboard } from './figures/get-dashboard.ts'
import { listNeeds, type NeedsParts } from './needs/list-needs.ts'
import { dismissOnboarding, getOnboarding } from './onboarding/onboarding.ts'

export interface DashboardParts extends NeedsParts {
  transactions: Transactions
}

export type DashboardService = ReturnType<typeof createDashboardService>

/** How things stand, what waits, and how to begin. */
export function createDashboardService({ transactions, integrations }: DashboardParts) {
  return {
    get: (actor: Actor, wanted: Parameters<typeof getDashboard>[2]) => getDashboard(transactions, actor, wanted),
    listNeeds: (actor: Actor, wanted: Parameters<typeof listNeeds>[2]) =>
      listNeeds({ transactions, integrations }, actor, wanted),
    getOnboarding: (actor: Actor) => getOnboarding(transactions, actor),
    dismissOnboarding: (actor: Actor, wish: { isDismissed: boolean }) => dismissOnboarding(transactions, actor, wish),
  }
}
