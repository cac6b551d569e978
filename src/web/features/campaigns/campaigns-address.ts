import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { campaignFilterShape } from '#shared/contracts/campaign-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

const filterSchema = z.object(campaignFilterShape)
export type CampaignsFilter = z.output<typeof filterSchema>
type FilterChange = { [Name in keyof CampaignsFilter]?: CampaignsFilter[Name] | undefined }

const isSaid = ([name, value]: [string, unknown]) =>
  value !== undefined && value !== '' && !(name === 'sort' && value === 'newest')

/** Filter and open campaign live in the address alone, so that each can be sent to a colleague. */
export function useCampaignsAddress() {
  const { campaign: campaignId, ...said } = useSearch({ from: '/shell/campaigns' })
  const filter = filterSchema.parse(said)
  const navigate = useNavigate()
  const goTo = (next: CampaignsFilter, campaign: string | undefined, isReplacing = false) => {
    const search: SearchOf<'/campaigns'> = Object.fromEntries(Object.entries({ ...next, campaign }).filter(isSaid))
    void navigate({ to: paths.campaigns, search, replace: isReplacing, resetScroll: false })
  }
  return {
    filter,
    /** Whether anything narrows the list; its order does not. */
    isNarrowed: Object.entries(filter).some((entry) => entry[0] !== 'sort' && isSaid(entry)),
    campaignId,
    changeFilter: (change: FilterChange) =>
      goTo(filterSchema.parse({ ...filter, ...change }), campaignId, isTypingOn(filter, change)),
    clearFilter: () => goTo({ sort: filter.sort }, undefined),
    /** Opening can be undone by going back; leafing from one to the next cannot. */
    open: (campaign: string) => goTo(filter, campaign, campaignId !== undefined),
    close: () => goTo(filter, undefined),
  }
}

export type CampaignsAddress = ReturnType<typeof useCampaignsAddress>
