import { listIntegrations } from '#shared/contracts/integrations.ts'
import { listLocations } from '#shared/contracts/locations.ts'
import { getReviewOptions } from '#shared/contracts/reviews.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

export const integrationsQuery = endpointQuery(queryKeys.integrations, listIntegrations, {})

export const locationsQuery = endpointQuery(queryKeys.locations, listLocations, {})

/** The team, the tags and the places that reviews and disputes are given to and found by. */
export const reviewOptionsQuery = endpointQuery(queryKeys.reviewOptions, getReviewOptions, {})
