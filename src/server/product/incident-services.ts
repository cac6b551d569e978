import { createCustomerTransactions } from '#server/database/transactions.ts'
import { createDisputeFiles } from '#server/features/disputes/files/dispute-files.ts'
import { disputeFilesRoutes } from '#server/features/disputes/files/dispute-files.routes.ts'
import { createIncidentHandlers } from '#server/features/incidents/incidents.jobs.ts'
import { incidentsRoutes } from '#server/features/incidents/incidents.routes.ts'
import { createIncidentsService } from '#server/features/incidents/incidents.service.ts'
import { keepIdempotencyKey } from '#server/kernel/http/idempotency.ts'
import type { Foundations } from './foundations.ts'

/** Many bad reviews at once, and what shows that reviews are not what they say. */
export function buildIncidentServices(base: Foundations) {
  const customers = createCustomerTransactions(base.app.db, keepIdempotencyKey)
  const steps = createCustomerTransactions(base.app.db)
  const incidents = createIncidentsService({ customers, steps })
  const disputeFiles = createDisputeFiles({ customers, steps })
  return {
    /** What is answered as a file. */
    downloads: { incidents, disputeFiles },
    incidentImplementations: [...incidentsRoutes(incidents), ...disputeFilesRoutes(disputeFiles)],
    incidentHandlers: createIncidentHandlers(steps),
  }
}
