import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getDashboard, getOnboarding, listNeeds } from '#shared/contracts/dashboard.ts'
import { USUAL_PERIOD } from '#shared/domain/periods.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import type { DashboardAddress } from './dashboard-address.ts'

const atLocation = (location: string | undefined) => (location === undefined ? {} : { location })

export const dashboardQuery = ({ period, location }: DashboardAddress) =>
  queryOptions({
    queryKey: [...queryKeys.dashboard, 'figures', period, location],
    // The period travels along: while another one loads, the words still belong to the numbers.
    queryFn: async ({ signal }) => ({
      ...(await call(getDashboard, { period, ...atLocation(location) }, { signal })),
      period,
      location,
    }),
    placeholderData: keepPreviousData,
  })

export const needsQuery = (location: string | undefined) => ({
  ...endpointQuery([...queryKeys.dashboard, 'needs', location], listNeeds, atLocation(location)),
  placeholderData: keepPreviousData,
})

export const onboardingQuery = endpointQuery([...queryKeys.dashboard, 'onboarding'], getOnboarding, {})

/** What it shows where its address says nothing. */
export function askForDashboard(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(onboardingQuery)
  void queryClient.prefetchQuery(dashboardQuery({ period: USUAL_PERIOD, location: undefined }))
  void queryClient.prefetchQuery(needsQuery(undefined))
}
