import * as contract from '#shared/contracts/integrations.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { exchangeFunction } from './exchange-function.routes.ts'
import { createIntegrationsService } from './integrations.service.ts'
import { startAuthorization } from './authorize.ts'
import { chooseListing } from './choose-listing.ts'
import { completeAuthorization, completePending, type ConnectDeps } from './connect.ts'
import { disconnect, removeIntegration } from './disconnect.ts'
import { presentIntegrations } from './integrations.presenter.ts'
import { placeIntegration } from './place-integration.ts'
import { listLiveReviews } from './platform-calls.ts'

/** Connections to review platforms. */
export function makeIntegrations(
  { transactions, keyring, config, publicUrl, sandboxUrl }: Foundations,
  ports: Pick<ConnectDeps, 'platforms' | 'sync'>,
) {
  const isSandbox: ConnectDeps['isSandbox'] = (type) => !config.platforms[type].isLive
  const deps: ConnectDeps = {
    transactions,
    keyring,
    publicUrl,
    isSandbox,
    pushUrl: (type) => `${isSandbox(type) ? sandboxUrl() : publicUrl()}/webhooks/${type}`,
    ...ports,
  }
  const route = implementIn(transactions)
  return {
    integrations: createIntegrationsService(deps),
    routes: [
      route(contract.listIntegrations, async (tx) => ({ items: await presentIntegrations(deps, tx) })),
      route(contract.startAuthorization, (tx, actor, input) => startAuthorization(deps, tx, actor, input)),
      implement(contract.completeAuthorization, ({ actor, input }) => completeAuthorization(deps, actor, input)),
      implement(contract.chooseListing, ({ actor, input }) => chooseListing(deps, actor, input)),
      route(contract.placeIntegration, (tx, _actor, input) => placeIntegration(deps, tx, input)),
      implement(contract.disconnectIntegration, ({ actor, input }) => disconnect(deps, actor, input.integrationId)),
      implement(contract.removeIntegration, ({ actor, input }) => removeIntegration(deps, actor, input.integrationId)),
      implement(contract.listLiveReviews, ({ actor, input }) => listLiveReviews(deps, actor, input.integrationId)),
    ],
    mounts: [exchangeFunction((actor, code) => completePending(deps, actor, code))],
  }
}
