import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeManualReview,
  createManualReview,
  getManualReview,
  removeManualReview,
  type ManualReview,
} from '#shared/contracts/manual-reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const manualReviewQuery = (reviewId: string) =>
  endpointQuery([...queryKeys.manualReviews, reviewId], getManualReview, { reviewId })

export const useSaveManualReview = (reviewId: string | null) =>
  useChange(
    (review: InputOf<typeof createManualReview>) =>
      reviewId === null ? call(createManualReview, review) : call(changeManualReview, { ...review, reviewId }),
    { renews: [queryKeys.manualReviews] },
  )

export const useRemoveManualReview = () =>
  useChange(
    ({ id: reviewId, isAnswered }: Pick<ManualReview, 'id' | 'isAnswered'>) =>
      call(removeManualReview, { reviewId, ...(isAnswered && { withAnswer: 'true' }) }),
    { renews: [queryKeys.manualReviews] },
  )
