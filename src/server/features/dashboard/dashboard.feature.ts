import * as contracts from '#shared/contracts/dashboard.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { getDashboard } from './get-dashboard.ts'
import { listNeeds, type NeedsDeps } from './list-needs.ts'
import { dismissOnboarding, getOnboarding } from './onboarding.ts'

/** How things stand, what waits, and how to begin. */
export function makeDashboard({ transactions }: Foundations, { integrations }: Pick<NeedsDeps, 'integrations'>) {
  return {
    routes: [
      implement(contracts.getDashboard, ({ actor, input }) => getDashboard(transactions, actor, input)),
      implement(contracts.listNeeds, ({ actor, input }) => listNeeds({ transactions, integrations }, actor, input)),
      implement(contracts.getOnboarding, ({ actor }) => getOnboarding(transactions, actor)),
      implement(contracts.dismissOnboarding, ({ actor, input }) => dismissOnboarding(transactions, actor, input)),
    ],
  }
}
