import type { Integration } from '#shared/contracts/integrations.ts'
import type { Connection, ReviewPage } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { startAuthorization } from './connecting/authorize.ts'
import { chooseListing } from './connecting/choose-listing.ts'
import { completeAuthorization, completePending, type ConnectParts } from './connecting/connect.ts'
import { disconnect } from './connecting/disconnect.ts'
import { placeIntegration } from './connecting/place-integration.ts'
import { getFreshConnection, withFreshConnection, type ConnectionParts } from './fresh-connection.ts'
import {
  NEXT_SYNC_MS,
  noteProblem,
  noteSynced,
  toIntegrationForSync,
  type IntegrationForSync,
} from './integration-for-sync.ts'
import { presentIntegration } from './integrations.presenter.ts'
import {
  claimDue,
  countReviews,
  findById,
  list,
  listLocationNames,
  notePush,
  type IntegrationRow,
} from './integrations.repository.ts'
import { createReviewCalls, getOperation, listLiveReviews } from './platform-calls.ts'

export type { IntegrationForSync }

export interface IntegrationsOptions extends Omit<ConnectParts, 'present'> {
  /** The newest run of each connection, for its card. */
  listLatestRuns: (tx: CustomerTx) => Promise<Map<string, Integration['lastRun']>>
}

export type IntegrationsService = ReturnType<typeof createIntegrationsService>
export type IntegrationsForSync = Pick<
  IntegrationsService,
  'find' | 'fetchPage' | 'claimDue' | 'notePush' | 'noteSynced' | 'noteProblem' | 'listConnected'
>

export function createIntegrationsService(options: IntegrationsOptions) {
  async function present(tx: CustomerTx, row: IntegrationRow): Promise<Integration> {
    const runs = await options.listLatestRuns(tx)
    return presentIntegration(row, {
      lastRun: runs.get(row.id) ?? null,
      reviewsSeen: (await countReviews(tx)).get(row.id) ?? 0,
      locationNames: await listLocationNames(tx),
    })
  }
  const parts: ConnectParts = { ...options, present }
  const calls: ConnectionParts = { ...options, customers: options.steps }

  return {
    list: (actor: Actor) =>
      parts.customers.transaction(actor.customerId, async (tx) => {
        const [rows, runs] = [await list(tx), await options.listLatestRuns(tx)]
        const [counts, locationNames] = [await countReviews(tx), await listLocationNames(tx)]
        return {
          items: rows.map((row) =>
            presentIntegration(row, {
              lastRun: runs.get(row.id) ?? null,
              reviewsSeen: counts.get(row.id) ?? 0,
              locationNames,
            }),
          ),
        }
      }),
    authorize: (actor: Actor, wish: Parameters<typeof startAuthorization>[2]) => startAuthorization(parts, actor, wish),
    complete: (actor: Actor, returned: Parameters<typeof completeAuthorization>[2]) =>
      completeAuthorization(parts, actor, returned),
    completePending: (actor: Actor, code: string) => completePending(parts, actor, code),
    chooseListing: (actor: Actor, choice: Parameters<typeof chooseListing>[2]) => chooseListing(parts, actor, choice),
    place: (actor: Actor, wish: Parameters<typeof placeIntegration>[2]) => placeIntegration(parts, actor, wish),
    disconnect: (actor: Actor, integrationId: string) => disconnect(parts, actor, integrationId),

    ...createSyncSide(parts, calls),
    listLiveReviews: (actor: Actor, integrationId: string) => listLiveReviews(calls, actor, integrationId),
    ...createReviewCalls(calls),
  }
}

/** What a fetch asks of connections, and what it tells them. */
function createSyncSide({ platforms, steps }: ConnectParts, calls: ConnectionParts) {
  const forSync = (row: IntegrationRow) => toIntegrationForSync(row, platforms[row.type])
  return {
    find: (customerId: string, id: string): Promise<IntegrationForSync | null> =>
      steps.transaction(customerId, async (tx) => {
        const row = await findById(tx, id)
        return row ? forSync(row) : null
      }),
    listConnected: async (tx: CustomerTx): Promise<IntegrationForSync[]> =>
      (await list(tx)).flatMap((row) => forSync(row) ?? []),
    getConnection: ({ customerId, id }: IntegrationForSync): Promise<Connection> =>
      getFreshConnection(calls, { customerId, integrationId: id }),
    /** One page of its reviews, with a token that holds. */
    fetchPage: async ({ customerId, id, type }: IntegrationForSync, cursor: string | null): Promise<ReviewPage> => {
      const listReviews = getOperation(platforms, type, 'listReviews')
      return withFreshConnection(calls, { customerId, integrationId: id }, (connection) =>
        listReviews(connection, { cursor }),
      )
    },
    /** Whoever gets it starts the run that is due; two clocks that strike at once start one. */
    claimDue: (tx: CustomerTx, id: string): Promise<boolean> => claimDue(tx, id, new Date(Date.now() + NEXT_SYNC_MS)),
    notePush,
    noteSynced,
    noteProblem,
  }
}
