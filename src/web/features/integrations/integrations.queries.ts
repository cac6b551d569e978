import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  disconnectIntegration,
  listLiveReviews,
  listSyncRuns,
  placeIntegration,
  removeIntegration,
  startSync,
  stopSync,
  chooseListing,
} from '#shared/contracts/integrations.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

/** Begins as the list does, so that what renews the list renews these too. */
export const syncRunsQuery = (integrationId: string) =>
  endpointQuery([...queryKeys.integrations, integrationId, 'runs'], listSyncRuns, { integrationId })

/** May not be kept, not even in memory: gone when nobody looks any more. */
export const liveReviewsQuery = (integrationId: string) => ({
  ...endpointQuery([...queryKeys.liveReviews, integrationId], listLiveReviews, { integrationId }),
  gcTime: 0,
  staleTime: 0,
})

const RENEWED = { renews: [queryKeys.integrations] }

export const useStartSync = () => useChange((integrationId: string) => call(startSync, { integrationId }), RENEWED)

export const useStopSync = () => useChange((input: InputOf<typeof stopSync>) => call(stopSync, input), RENEWED)

export const useDisconnect = () =>
  useChange((integrationId: string) => call(disconnectIntegration, { integrationId }), RENEWED)

export const useRemoveIntegration = () =>
  useChange((integrationId: string) => call(removeIntegration, { integrationId }), RENEWED)

export const usePlaceIntegration = () =>
  useChange((input: InputOf<typeof placeIntegration>) => call(placeIntegration, input), RENEWED)

interface Choice {
  listingIds: string[]
  /** For one alone; `null` for the place of its name, or a new one. */
  locationId: string | null
}

export const useChooseListings = (integrationId: string) =>
  useChange((choice: Choice) => call(chooseListing, { integrationId, ...choice }), {
    renews: [queryKeys.integrations, queryKeys.locations],
  })
