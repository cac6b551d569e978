import { queryOptions } from '@tanstack/react-query'
import { getReview, type ReviewDetail } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Somebody who stops writing without a word is forgotten by then. */
const COMPOSING_CHECK_MS = 20_000

export const reviewDetailKey = (reviewId: string) => [...queryKeys.reviews, 'detail', reviewId]

export const reviewDetailQuery = (reviewId: string) =>
  queryOptions({
    queryKey: reviewDetailKey(reviewId),
    queryFn: ({ signal }): Promise<ReviewDetail> => call(getReview, { reviewId }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.composing.length > 0 ? COMPOSING_CHECK_MS : false),
  })
