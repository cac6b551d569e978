import { keepPreviousData, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { getCampaignAnalytics, getCampaignSummary, listCampaignFigures } from '#shared/contracts/campaign-analytics.ts'
import { listCampaignEvents } from '#shared/contracts/campaign-results.ts'
import type { CampaignDetailRange, CampaignRange, CampaignWay } from '#shared/domain/campaign-figures.ts'
import { endpointQuery, pagedQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Among the campaigns' own: what a campaign brings is renewed with it. */
const analyticsKey = [...queryKeys.campaigns, 'analytics'] as const
const PAGE_SIZE = 25

export interface AnalyticsFilter {
  range: CampaignRange
  type: CampaignWay | undefined
}

export const figuresQuery = (filter: AnalyticsFilter) => ({
  ...pagedQuery([...analyticsKey, 'list', filter], listCampaignFigures, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const summaryQuery = (filter: AnalyticsFilter) => ({
  ...endpointQuery([...analyticsKey, 'summary', filter], getCampaignSummary, { ...filter }),
  placeholderData: keepPreviousData,
})

/** Another range keeps the old one's figures until its own are there; another campaign does not. */
export const campaignAnalyticsQuery = (campaignId: string, range: CampaignDetailRange) => ({
  ...endpointQuery([...analyticsKey, 'one', campaignId, range], getCampaignAnalytics, { campaignId, range }),
  placeholderData: keepPreviousData,
})

export const eventsQuery = (campaignId: string, range: CampaignDetailRange) => ({
  ...pagedQuery([...analyticsKey, 'events', campaignId, range], listCampaignEvents, {
    campaignId,
    range,
    limit: PAGE_SIZE,
  }),
  placeholderData: keepPreviousData,
})

export function useRefresh() {
  const queryClient = useQueryClient()
  const isBusy = useIsFetching({ queryKey: analyticsKey }) > 0
  return { isBusy, refresh: () => void queryClient.invalidateQueries({ queryKey: queryKeys.campaigns }) }
}
