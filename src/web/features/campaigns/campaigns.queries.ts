import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type Campaign,
  changeCampaign,
  createCampaign,
  getCampaign,
  listCampaigns,
} from '#shared/contracts/campaigns.ts'
import { listCampaignSenders } from '#shared/contracts/campaign-senders.ts'
import { listContactSegments } from '#shared/contracts/contact-segments.ts'
import { countContacts } from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { listHostedPages } from '#shared/contracts/hosted-pages.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import type { CampaignsFilter } from './campaigns-address.ts'

const PAGE_SIZE = 24
export const renews = [queryKeys.campaigns]

export const campaignListQuery = (filter: CampaignsFilter) => ({
  ...pagedQuery([...queryKeys.campaigns, 'list', filter], listCampaigns, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const campaignQuery = (campaignId: string) =>
  endpointQuery([...queryKeys.campaigns, 'one', campaignId], getCampaign, { campaignId })

/** `null` for a new one. */
export const useSaveCampaign = (campaignId: string | null) =>
  useChange(
    (input: InputOf<typeof createCampaign>): Promise<Campaign> =>
      campaignId === null ? call(createCampaign, input) : call(changeCampaign, { ...input, campaignId }),
    { renews },
  )

const segmentsQuery = endpointQuery([...queryKeys.contacts, 'segments'], listContactSegments, {})
const everybodyQuery = endpointQuery([...queryKeys.contacts, 'count', {}], countContacts, {})
const pageChoicesQuery = endpointQuery([...queryKeys.hostedPages, 'choices'], listHostedPages, {
  sort: 'name',
  limit: 100,
})

/** Whom it can be for; nothing until it is there, and for whoever may not see the contacts. */
export function useAudiences() {
  const enabled = can(useMe(), 'contacts.view')
  const segments = useQuery({ ...segmentsQuery, enabled }).data?.items ?? []
  return { segments, everybody: useQuery({ ...everybodyQuery, enabled }).data?.total }
}

/** To lead to; those that are not published yet, too. */
export function usePageChoices() {
  const enabled = can(useMe(), 'qr-codes.view')
  return useQuery({ ...pageChoicesQuery, enabled }).data?.items ?? []
}

const sendersQuery = endpointQuery([...queryKeys.providers, 'senders'], listCampaignSenders, {})

/** The accounts that a campaign can come from. */
export const useSenders = () => useQuery(sendersQuery).data?.items ?? []
