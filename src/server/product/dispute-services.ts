import type { Desk } from '#server/features/assistant/assistant.service.ts'
import { createDisputeHandlers } from '#server/features/disputes/disputes.jobs.ts'
import { disputesRoutes } from '#server/features/disputes/disputes.routes.ts'
import { createDisputesService, type DisputeParts } from '#server/features/disputes/disputes.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { createDisputeFiles } from '#server/features/disputes/files/dispute-files.ts'
import { disputeFilesRoutes } from '#server/features/disputes/files/dispute-files.routes.ts'
import { createIncidentHandlers } from '#server/features/incidents/incidents.jobs.ts'
import { incidentsRoutes } from '#server/features/incidents/incidents.routes.ts'
import { createIncidentsService } from '#server/features/incidents/incidents.service.ts'
import type { Foundations } from './foundations.ts'
import { openDisputeDesk } from './dispute-desk.ts'

interface DisputeServiceOptions {
  integrations: IntegrationsService
  desk: Desk
}

/** Disputes of reviews, and their way to the platforms. */
export function buildDisputeServices(base: Foundations, { integrations, desk }: DisputeServiceOptions) {
  const parts: DisputeParts = {
    transactions: base.transactions,
    fileWithPlatform: integrations.fileDispute,
    desk: openDisputeDesk(desk, base.transactions),
  }
  const incidents = buildIncidentServices(base)
  return {
    downloads: incidents.downloads,
    disputeImplementations: [...disputesRoutes(createDisputesService(parts)), ...incidents.incidentImplementations],
    disputeHandlers: [...createDisputeHandlers(parts), ...incidents.incidentHandlers],
  }
}

/** Many bad reviews at once, and what shows that reviews are not what they say. */
function buildIncidentServices(base: Foundations) {
  const incidents = createIncidentsService({ transactions: base.transactions })
  const disputeFiles = createDisputeFiles({ transactions: base.transactions })
  return {
    /** What is answered as a file. */
    downloads: { incidents, disputeFiles },
    incidentImplementations: [...incidentsRoutes(incidents), ...disputeFilesRoutes(disputeFiles)],
    incidentHandlers: createIncidentHandlers(base.transactions),
  }
}
