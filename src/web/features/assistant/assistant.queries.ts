import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AssistantState,
  getAiUsage,
  getAssistant,
  getBrandVoice,
  saveBrandVoice,
  startReanalysis,
} from '#shared/contracts/assistant.ts'
import type { BrandVoice } from '#shared/domain/assistant.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'

/** The stream tells of every step; this is for when it does not. */
const ASK_AGAIN_MS = 5000

export const assistantQuery = queryOptions({
  queryKey: queryKeys.assistant,
  queryFn: ({ signal }) => call(getAssistant, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.reanalysis?.state === 'running' ? ASK_AGAIN_MS : false),
})

export const brandVoiceQuery = endpointQuery(queryKeys.brandVoice, getBrandVoice, {})

/** Always asked for anew: drafting and reading change it without a word. */
export const aiUsageQuery = (days: number) => ({
  ...endpointQuery([...queryKeys.aiUsage, days], getAiUsage, { days }),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

export const useSaveBrandVoice = () =>
  useChange((voice: BrandVoice) => call(saveBrandVoice, voice), { answers: brandVoiceQuery })

export function useStartReanalysis() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(startReanalysis, {}),
    onSuccess: (reanalysis) =>
      queryClient.setQueryData<AssistantState>(assistantQuery.queryKey, (state) => state && { ...state, reanalysis }),
    // Also after a refusal: a colleague may have started it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.assistant }),
  })
}
