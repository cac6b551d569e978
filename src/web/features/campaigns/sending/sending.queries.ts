import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  activateCampaign,
  checkCampaignLinks,
  endCampaign,
  getCampaignAudience,
  listCampaignRecipients,
  pauseCampaign,
  sendCampaign,
  testCampaign,
  unscheduleCampaign,
} from '#shared/contracts/campaign-sending.ts'
import { previewCampaign } from '#shared/contracts/campaign-writing.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { CampaignChannel, RecipientState } from '#shared/domain/campaigns.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { renews } from '../campaigns.queries.ts'
import { SAID_FOR_MS } from '../use-campaign-actions.ts'

const PAGE_SIZE = 25

/** Contacts, connections and pages have a say in it, too: whoever looks again is told anew. */
export const audienceQuery = (campaignId: string, isForAll: boolean) => ({
  ...endpointQuery([...queryKeys.campaigns, 'audience', campaignId, isForAll], getCampaignAudience, {
    campaignId,
    includesOtherLanguages: String(isForAll),
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
})

/** What it finds comes with the audience, once the campaign has changed by it. */
export const linksQuery = (campaignId: string) => ({
  ...endpointQuery([...queryKeys.campaigns, 'links', campaignId], checkCampaignLinks, { campaignId }),
  staleTime: 0,
})

export const previewQuery = (campaignId: string) => ({
  ...endpointQuery([...queryKeys.campaigns, 'preview', campaignId], previewCampaign, { campaignId }),
  staleTime: 0,
})

export interface RecipientFilter {
  channel?: CampaignChannel | undefined
  state?: RecipientState | undefined
}

export const recipientsQuery = (campaignId: string, filter: RecipientFilter) => ({
  ...pagedQuery([...queryKeys.campaigns, 'recipients', campaignId, filter], listCampaignRecipients, {
    campaignId,
    ...filter,
    limit: PAGE_SIZE,
  }),
  placeholderData: keepPreviousData,
})

export const useSendCampaign = () =>
  useChange((input: InputOf<typeof sendCampaign>) => call(sendCampaign, input), { renews })

export const useTestCampaign = () => useChange((input: InputOf<typeof testCampaign>) => call(testCampaign, input), {})

const MOVES = {
  activated: activateCampaign,
  paused: pauseCampaign,
  ended: endCampaign,
  unscheduled: unscheduleCampaign,
} as const
export type Move = keyof typeof MOVES

/** Asked in a window, that tells of a failure itself; else a message does. */
export function useMove(move: Move, { isAskedFirst = false }: { isAskedFirst?: boolean } = {}) {
  const t = useTranslations('campaigns')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange((campaignId: string) => call(MOVES[move], { campaignId }), {
    renews,
    onSuccess: () => toast({ tone: 'good', title: t(`said.${move}`), durationMs: SAID_FOR_MS }),
    ...(!isAskedFirst && { onError: (error) => sayFailed(t('changeFailed'), error) }),
  })
}
