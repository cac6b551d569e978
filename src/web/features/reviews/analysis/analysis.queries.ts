import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  analyzeReview,
  correctReviewAnalysis,
  getAssistant,
  getReviewAnalysis,
  type ReviewAnalysis,
} from '#shared/contracts/assistant.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { showReview } from '../reviews.queries.ts'

/** Longer than any engine is waited for. */
const GIVEN_UP_AFTER_MS = 11 * 60_000

/** The engine gave nothing, long after the request that asked for it had been answered. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed'
}

interface Follow {
  reviewId: string
  /** When the analysis was made that is there already. */
  before: string | null
  /** The analysis as it is now. */
  read: () => Promise<ReviewAnalysis | null>
}

/** Listens from here on for an analysis that may take longer than a request; to be begun before it is asked for. */
export function followAnalysis({ reviewId, before, read }: Follow) {
  const { promise, resolve, reject } = Promise.withResolvers<ReviewAnalysis>()
  // Nobody waits where the request brought the analysis itself.
  promise.catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look() {
    const analysis = await read().catch(() => null)
    if (analysis && analysis.analyzedAt !== before) resolve(analysis)
  }

  const stopListening = liveEventListeners.add({
    onEvent: ({ type, subjectId }) => {
      if (type === 'analysis.failed' && subjectId === reviewId) reject(new AnalysisFailed())
      if (type === 'review.changed' && (subjectId === reviewId || subjectId === null) && timer) void look()
    },
    onGap: () => timer && void look(),
  })
  return {
    wait(): Promise<ReviewAnalysis> {
      timer = setTimeout(() => reject(new AnalysisFailed()), GIVEN_UP_AFTER_MS)
      void look()
      return promise
    },
    stop() {
      clearTimeout(timer)
      stopListening()
    },
  }
}

/** Asked for anew with everything else about reviews when one of them has changed. */
export const reviewAnalysisQuery = (reviewId: string) =>
  endpointQuery([...queryKeys.reviews, 'analysis', reviewId], getReviewAnalysis, { reviewId })

export const assistantQuery = endpointQuery(queryKeys.assistant, getAssistant, {})

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

/** Where the engine takes longer than a request may, the analysis is waited for; `onSlow` is told so. */
export function useAnalyzeReview(review: Review, { onSlow }: { onSlow: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => analyze(queryClient, review.id, onSlow),
    onSuccess: (analysis) => showAnalysis(queryClient, review, analysis),
  })
}

async function analyze(queryClient: QueryClient, reviewId: string, onSlow: () => void): Promise<ReviewAnalysis> {
  const query = reviewAnalysisQuery(reviewId)
  const following = followAnalysis({
    reviewId,
    before: queryClient.getQueryData(query.queryKey)?.analysis?.analyzedAt ?? null,
    read: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).analysis,
  })
  try {
    return await call(analyzeReview, { reviewId })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'timed-out')) throw error
    onSlow()
    return await following.wait()
  } finally {
    following.stop()
  }
}

export function useCorrectAnalysis(review: Review) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sentiment: ReviewAnalysis['sentiment'] | null) =>
      call(correctReviewAnalysis, { reviewId: review.id, sentiment }),
    onSuccess: (analysis) => showAnalysis(queryClient, review, analysis),
  })
}
