import {
  closeIncident,
  getEvidencePack,
  getIncident,
  getIncidentRule,
  listIncidents,
  saveIncidentRule,
} from '#shared/contracts/incidents.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { mountDownload } from '#server/kernel/http/mount-download.ts'
import type { EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import type { IncidentsService } from './incidents.service.ts'

// An address with a word in the place of an id comes before the one with the id.
export const incidentsRoutes = (incidents: IncidentsService) => [
  implement(listIncidents, ({ actor }) => incidents.list(actor)),
  implement(getIncidentRule, ({ actor }) => incidents.getRule(actor)),
  implement(saveIncidentRule, ({ actor, input }) => incidents.saveRule(actor, input)),
  implement(getIncident, ({ actor, input }) => incidents.get(actor, input.incidentId)),
  implement(closeIncident, ({ actor, input }) => incidents.close(actor, input.incidentId)),
]

export function mountEvidencePack(app: HttpApp, incidents: IncidentsService, services: EndpointServices): void {
  mountDownload(app, getEvidencePack, {
    services,
    read: ({ actor, input }) => incidents.makePack(actor, input.incidentId),
  })
}
