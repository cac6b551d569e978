import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import {
  countReviews,
  listReviews,
  type Review,
  type ReviewDetail,
  type ReviewFilter,
} from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { reviewDetailKey } from './detail/review-detail-query.ts'
import { type ReviewListData, type ReviewListPage, withoutReview, withReview } from './list/review-list-data.ts'

const PAGE_SIZE = 50

export async function fetchReviewPage(
  filter: ReviewFilter,
  cursor: string,
  signal?: AbortSignal,
): Promise<ReviewListPage> {
  const loadedAt = new Date().toISOString()
  const input = { ...filter, limit: PAGE_SIZE, ...(cursor !== '' && { cursor }) }
  return { ...(await call(listReviews, input, signal ? { signal } : {})), loadedAt }
}

/** Never asked for anew as a whole, however often something changes: see use-fresh-rows.ts. */
export const reviewListQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.reviewList, filter],
    queryFn: ({ pageParam, signal }) => fetchReviewPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 'static',
    // Comparing thousands of reviews with themselves for every page that arrives would make the list stutter.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })

/** Loads the list from its top; what is on screen stays until it is there. */
export async function loadFromTop(queryClient: QueryClient, filter: ReviewFilter): Promise<void> {
  const first = await fetchReviewPage(filter, '')
  queryClient.setQueryData<ReviewListData>(reviewListQuery(filter).queryKey, { pages: [first], pageParams: [''] })
}

/** Puts a newer state of a review into every list that shows it and into its sheet: for the answer of what changed it. */
export function showReview(queryClient: QueryClient, review: Review) {
  queryClient.setQueriesData<ReviewListData>(
    { queryKey: queryKeys.reviewList },
    (data) => data && withReview(data, review),
  )
  queryClient.setQueryData<ReviewDetail>(reviewDetailKey(review.id), (detail) => detail && { ...detail, review })
}

/** Takes one that is not there any more out of every list. */
export function dropReview(queryClient: QueryClient, reviewId: string) {
  queryClient.setQueriesData<ReviewListData>(
    { queryKey: queryKeys.reviewList },
    (data) => data && withoutReview(data, reviewId),
  )
}

export const reviewCountQuery = (filter: ReviewFilter) => ({
  ...endpointQuery([...queryKeys.reviews, 'count', filter], countReviews, filter),
  placeholderData: keepPreviousData,
})

/** How many have arrived since the list was loaded. */
export const newReviewCountQuery = (filter: ReviewFilter, seenAfter: string | undefined) => ({
  ...endpointQuery([...queryKeys.reviews, 'new', filter, seenAfter], countReviews, { ...filter, seenAfter }),
  enabled: seenAfter !== undefined,
})
