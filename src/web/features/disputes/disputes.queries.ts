import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getCompetitors } from '#shared/contracts/competitors.ts'
import { getPrioritizing } from '#shared/contracts/dispute-priorities.ts'
import { getDisputeStats } from '#shared/contracts/dispute-stats.ts'
import { type DisputeDetail, getDispute, listDisputes } from '#shared/contracts/disputes.ts'
import { getReview, listReviews } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import type { DisputeFilter } from './disputes-search.ts'

const PAGE_SIZE = 25
const REVIEWS_OFFERED = 20

export const disputeListQuery = (filter: DisputeFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.disputes, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listDisputes, { ...filter, limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const disputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: [...queryKeys.disputes, 'one', disputeId],
    queryFn: ({ signal }) => call(getDispute, { disputeId }, { signal }),
  })

/** Shows the answer of what changed it at once, and asks again for every list it may stand in. */
export async function takeInDispute(queryClient: QueryClient, detail: DisputeDetail): Promise<void> {
  queryClient.setQueryData(disputeQuery(detail.id).queryKey, detail)
  await queryClient.invalidateQueries({ queryKey: [...queryKeys.disputes, 'list'] })
}

export const disputeStatsQuery = queryOptions({
  queryKey: [...queryKeys.disputes, 'stats'],
  queryFn: ({ signal }) => call(getDisputeStats, {}, { signal }),
})

export const prioritizingQuery = queryOptions({
  queryKey: [...queryKeys.disputes, 'prioritizing'],
  queryFn: ({ signal }) => call(getPrioritizing, {}, { signal }),
})

export const competitorsQuery = queryOptions({
  queryKey: [...queryKeys.disputes, 'competitors'],
  queryFn: ({ signal }) => call(getCompetitors, {}, { signal }),
})

export const disputedReviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'to-dispute', reviewId],
    queryFn: async ({ signal }) => (await call(getReview, { reviewId }, { signal })).review,
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
