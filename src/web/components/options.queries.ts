import { listIntegrations } from '#shared/contracts/integrations.ts'
import { listLocations, type Location } from '#shared/contracts/locations.ts'
import { getReviewOptions } from '#shared/contracts/review-options.ts'
import { useQuery } from '@tanstack/react-query'
import { can, useMe } from '#web/kernel/session/me.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

const NONE: readonly Location[] = []

export const integrationsQuery = endpointQuery(queryKeys.integrations, listIntegrations, {})

export const locationsQuery = endpointQuery(queryKeys.locations, listLocations, {})

/** The team, the tags and the places that reviews and disputes are given to and found by. */
export const reviewOptionsQuery = endpointQuery(queryKeys.reviewOptions, getReviewOptions, {})

/** The places to choose from, none until they are there. */
export const useLocations = (): readonly Location[] => useQuery(locationsQuery).data?.items ?? NONE

/** The same for what reviews are given to, where something else is given too. */
export function useReviewOptions() {
  const canSee = can(useMe(), 'reviews.view')
  return useQuery({ ...reviewOptionsQuery, enabled: canSee }).data
}
