import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  analyzeReview,
  correctReviewAnalysis,
  getAssistant,
  getReviewAnalysis,
  type ReviewAnalysis,
} from '#shared/contracts/assistant.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { showReview } from '../reviews.queries.ts'

/** Asked for anew with everything else about reviews when one of them has changed. */
export const reviewAnalysisQuery = (reviewId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'analysis', reviewId],
    queryFn: ({ signal }) => call(getReviewAnalysis, { reviewId }, { signal }),
  })

export const assistantQuery = queryOptions({
  queryKey: queryKeys.assistant,
  queryFn: ({ signal }) => call(getAssistant, {}, { signal }),
})

function originOf({ origin, correction }: ReviewAnalysis): Review['sentimentOrigin'] {
  return correction ? { engine: 'person', model: null } : { engine: origin.engine, model: origin.model }
}

/** Into the window, and into every row that shows the review. */
function showAnalysis(queryClient: QueryClient, review: Review, analysis: ReviewAnalysis) {
  queryClient.setQueryData(reviewAnalysisQuery(review.id).queryKey, { analysis })
  showReview(queryClient, { ...review, ...sentimentOf(analysis) })
}

/** As the server says it of the review: nothing, where there was nothing to go by. */
function sentimentOf(analysis: ReviewAnalysis): Pick<Review, 'sentiment' | 'sentimentScore' | 'sentimentOrigin'> {
  const { basis, correction, sentiment, sentimentScore } = analysis
  const isUnsaid = basis === 'nothing' && correction === null
  if (isUnsaid) return { sentiment: null, sentimentScore: null, sentimentOrigin: null }
  return { sentiment, sentimentScore, sentimentOrigin: originOf(analysis) }
}

export function useAnalyzeReview(review: Review) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(analyzeReview, { reviewId: review.id }),
    onSuccess: (analysis) => showAnalysis(queryClient, review, analysis),
  })
}

export function useCorrectAnalysis(review: Review) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sentiment: ReviewAnalysis['sentiment'] | null) =>
      call(correctReviewAnalysis, { reviewId: review.id, sentiment }),
    onSuccess: (analysis) => showAnalysis(queryClient, review, analysis),
  })
}
