import { listIntegrations } from '#shared/contracts/integrations.ts'
import { listLocations, type Location } from '#shared/contracts/locations.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

const NONE: readonly Location[] = []

export const integrationsQuery = endpointQuery(queryKeys.integrations, listIntegrations, {})

export const locationsQuery = endpointQuery(queryKeys.locations, listLocations, {})

/** The places to choose from, none until they are there. */
export const useLocations = (): readonly Location[] => useQuery(locationsQuery).data?.items ?? NONE
