import {
  chooseListing,
  completeAuthorization,
  disconnectIntegration,
  listIntegrations,
  listLiveReviews,
  placeIntegration,
  removeIntegration,
  startAuthorization,
} from '#shared/contracts/integrations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { IntegrationsService } from './integrations.service.ts'

export const integrationsRoutes = (integrations: IntegrationsService) => [
  implement(listIntegrations, ({ actor }) => integrations.list(actor)),
  implement(startAuthorization, ({ actor, input }) => integrations.authorize(actor, input)),
  implement(completeAuthorization, ({ actor, input }) => integrations.complete(actor, input)),
  implement(chooseListing, ({ actor, input }) => integrations.chooseListing(actor, input)),
  implement(placeIntegration, ({ actor, input }) => integrations.place(actor, input)),
  implement(disconnectIntegration, ({ actor, input }) => integrations.disconnect(actor, input.integrationId)),
  implement(removeIntegration, ({ actor, input }) => integrations.remove(actor, input.integrationId)),
  implement(listLiveReviews, ({ actor, input }) => integrations.listLiveReviews(actor, input.integrationId)),
]
