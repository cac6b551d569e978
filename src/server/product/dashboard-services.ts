import { createCustomerTransactions } from '#server/database/transactions.ts'
import { dashboardRoutes } from '#server/features/dashboard/dashboard.routes.ts'
import { createDashboardService } from '#server/features/dashboard/dashboard.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { Foundations } from './foundations.ts'

/** What people see first. */
export function buildDashboard(base: Foundations, { integrations }: { integrations: IntegrationsService }) {
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const steps = createCustomerTransactions(base.app.db)
  return { dashboardImplementations: dashboardRoutes(createDashboardService({ customers, steps, integrations })) }
}
