import { dismissOnboarding, getDashboard, getOnboarding, listNeeds } from '#shared/contracts/dashboard.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { DashboardService } from './dashboard.service.ts'

export const dashboardRoutes = (dashboard: DashboardService) => [
  implement(getDashboard, ({ actor, input }) => dashboard.get(actor, input)),
  implement(listNeeds, ({ actor, input }) => dashboard.listNeeds(actor, input)),
  implement(getOnboarding, ({ actor }) => dashboard.getOnboarding(actor)),
  implement(dismissOnboarding, ({ actor, input }) => dashboard.dismissOnboarding(actor, input)),
]
