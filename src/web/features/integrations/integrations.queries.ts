import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Begins as the list does, so that what renews the list renews these too. */
export const syncRunsQuery = (integrationId: string) =>
  queryOptions({
    queryKey: [...queryKeys.integrations, integrationId, 'runs'],
    queryFn: ({ signal }) => call(listSyncRuns, { integrationId }, { signal }),
  })

/** May not be kept, not even in memory: gone when nobody looks any more. */
export const liveReviewsQuery = (integrationId: string) =>
  queryOptions({
    queryKey: [...queryKeys.liveReviews, integrationId],
    queryFn: ({ signal }) => call(listLiveReviews, { integrationId }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** The list is there anew before the button is free again. */
function useRenewList() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.integrations })
}

export function useStartSync() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (integrationId: string) => call(startSync, { integrationId }),
    onSettled: renewList,
  })
}

export function useStopSync() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (input: InputOf<typeof stopSync>) => call(stopSync, input),
    onSettled: renewList,
  })
}

export function useDisconnect() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (integrationId: string) => call(disconnectIntegration, { integrationId }),
    onSettled: renewList,
  })
}

export function useRemoveIntegration() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (integrationId: string) => call(removeIntegration, { integrationId }),
    onSettled: renewList,
  })
}

export function usePlaceIntegration() {
  const renewList = useRenewList()
  return useMutation({
    mutationFn: (input: InputOf<typeof placeIntegration>) => call(placeIntegration, input),
    onSettled: renewList,
  })
}

interface Choice {
  listingIds: string[]
  /** For one alone; `null` for the place of its name, or a new one. */
  locationId: string | null
}

export function useChooseListings(integrationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => call(chooseListing, { integrationId, ...choice }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.integrations }),
        queryClient.invalidateQueries({ queryKey: queryKeys.locations }),
      ]),
  })
}
