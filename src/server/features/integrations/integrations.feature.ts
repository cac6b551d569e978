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
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { exchangeFunction } from './exchange-function.routes.ts'
import { createIntegrationsService, type IntegrationsOptions } from './integrations.service.ts'

/** Connections to review platforms. */
export function makeIntegrations(
  { transactions, keyring, config, publicUrl, sandboxUrl }: Foundations,
  ports: Pick<IntegrationsOptions, 'platforms' | 'sync'>,
) {
  const isSandbox: IntegrationsOptions['isSandbox'] = (type) => !config.platforms[type].isLive
  const integrations = createIntegrationsService({
    transactions,
    keyring,
    publicUrl,
    isSandbox,
    pushUrl: (type) => `${isSandbox(type) ? sandboxUrl() : publicUrl()}/webhooks/${type}`,
    ...ports,
  })
  return {
    integrations,
    routes: [
      implement(listIntegrations, ({ actor }) => integrations.list(actor)),
      implement(startAuthorization, ({ actor, input }) => integrations.authorize(actor, input)),
      implement(completeAuthorization, ({ actor, input }) => integrations.complete(actor, input)),
      implement(chooseListing, ({ actor, input }) => integrations.chooseListing(actor, input)),
      implement(placeIntegration, ({ actor, input }) => integrations.place(actor, input)),
      implement(disconnectIntegration, ({ actor, input }) => integrations.disconnect(actor, input.integrationId)),
      implement(removeIntegration, ({ actor, input }) => integrations.remove(actor, input.integrationId)),
      implement(listLiveReviews, ({ actor, input }) => integrations.listLiveReviews(actor, input.integrationId)),
    ],
    mounts: [exchangeFunction(integrations.completePending)],
  }
}
