import { queryOptions } from '@tanstack/react-query'
import { listIntegrations } from '#shared/contracts/integrations.ts'
import { listLocations } from '#shared/contracts/locations.ts'
import { getReviewOptions } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const integrationsQuery = queryOptions({
  queryKey: queryKeys.integrations,
  queryFn: ({ signal }) => call(listIntegrations, {}, { signal }),
})

export const locationsQuery = queryOptions({
  queryKey: queryKeys.locations,
  queryFn: ({ signal }) => call(listLocations, {}, { signal }),
})

/** The team, the tags and the places that reviews and disputes are given to and found by. */
export const reviewOptionsQuery = queryOptions({
  queryKey: queryKeys.reviewOptions,
  queryFn: ({ signal }) => call(getReviewOptions, {}, { signal }),
})
