import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { getCompetitors } from '#shared/contracts/competitors.ts'
import { listRemovedFiles } from '#shared/contracts/dispute-files.ts'
import { getPrioritizing } from '#shared/contracts/dispute-priorities.ts'
import { getDisputeStats } from '#shared/contracts/dispute-stats.ts'
import { type DisputeDetail, getDispute, listDisputes } from '#shared/contracts/disputes.ts'
import { getReview, listReviews } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery, pagedQuery } from '#web/kernel/api/queries.ts'
import type { DisputeFilter } from './disputes-search.ts'

const PAGE_SIZE = 25
const REVIEWS_OFFERED = 20

export const disputeListQuery = (filter: DisputeFilter) => ({
  ...pagedQuery([...queryKeys.disputes, 'list', filter], listDisputes, { ...filter, limit: PAGE_SIZE }),
  placeholderData: keepPreviousData,
})

export const removedFilesQuery = (disputeId: string) =>
  endpointQuery([...queryKeys.disputes, 'removed-files', disputeId], listRemovedFiles, { disputeId })

export const disputeQuery = (disputeId: string) =>
  endpointQuery([...queryKeys.disputes, 'one', disputeId], getDispute, { disputeId })

/** Shows the answer of what changed it at once, and asks again for every list it may stand in. */
export async function takeInDispute(queryClient: QueryClient, detail: DisputeDetail): Promise<void> {
  queryClient.setQueryData(disputeQuery(detail.id).queryKey, detail)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: removedFilesQuery(detail.id).queryKey }),
    queryClient.invalidateQueries({ queryKey: [...queryKeys.disputes, 'list'] }),
  ])
}

interface DisputeEffects<Input> extends Pick<
  UseMutationOptions<DisputeDetail, Error, Input>,
  'scope' | 'onMutate' | 'onError'
> {
  onSuccess?: (detail: DisputeDetail) => void
}

/** Sends a change whose answer is the dispute, and shows it. */
export function useDisputeMutation<Input = void>(
  send: (input: Input) => Promise<DisputeDetail>,
  { onSuccess, ...others }: DisputeEffects<Input> = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    ...others,
    mutationFn: send,
    onSuccess: (detail) => {
      onSuccess?.(detail)
      return takeInDispute(queryClient, detail)
    },
  })
}

export const disputeStatsQuery = endpointQuery([...queryKeys.disputes, 'stats'], getDisputeStats, {})

export const prioritizingQuery = endpointQuery([...queryKeys.disputes, 'prioritizing'], getPrioritizing, {})

export const competitorsQuery = endpointQuery([...queryKeys.disputes, 'competitors'], getCompetitors, {})

export const disputedReviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'to-dispute', reviewId],
    queryFn: async ({ signal }) => {
      const { review, disputeReason } = await call(getReview, { reviewId }, { signal })
      return { ...review, disputeReason }
    },
  })

/** `pending`: those that wait for an answer, which a dispute is usually about. */
export type OfferedReviews = 'pending' | 'all'

export const offeredReviewsQuery = (offered: OfferedReviews, search: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'offered', offered, search],
    queryFn: async ({ signal }) => {
      const wanted = {
        limit: REVIEWS_OFFERED,
        ...(offered === 'pending' && { status: offered }),
        ...(search !== '' && { search }),
      }
      return (await call(listReviews, wanted, { signal })).items
    },
    placeholderData: keepPreviousData,
  })
