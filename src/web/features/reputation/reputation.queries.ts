import { keepPreviousData } from '@tanstack/react-query'
import { getBasicReputation, getReputation, listLocationReputations } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Among the dashboard's own: both count the same reviews, and are renewed with them. */
const reputationKey = [...queryKeys.dashboard, 'reputation'] as const

export const basicReputationQuery = endpointQuery([...reputationKey, 'basic'], getBasicReputation, {})

export const reputationQuery = (filter: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'one', filter], getReputation, { ...filter }),
  placeholderData: keepPreviousData,
})

export const locationsQuery = ({ period, platform }: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'locations', period, platform], listLocationReputations, { period, platform }),
  placeholderData: keepPreviousData,
})
