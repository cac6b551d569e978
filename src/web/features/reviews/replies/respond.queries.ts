import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { getReplyDraft, listReplyDrafts, listReplyTemplates } from '#shared/contracts/replies.ts'
import { countReviews, type Review } from '#shared/contracts/reviews.ts'
import { previewScheduledTime } from '#shared/contracts/scheduled-responses.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { showReview } from '../reviews.queries.ts'

/** Who else is writing is told when they begin and when they stop, but not when they just fall silent. */
const COMPOSING_CHECK_MS = 20_000

/** Always asked for anew: what an undo gave back is in it. */
export const replyDraftQuery = (reviewId: string) => ({
  ...endpointQuery([...queryKeys.reviewDraft, reviewId], getReplyDraft, { reviewId }),
  gcTime: 0,
  refetchInterval: COMPOSING_CHECK_MS,
})

/** Asked for anew whenever somebody begins or ends to write, oneself among them. */
export const ownDraftsQuery = endpointQuery([...queryKeys.reviewDraft, 'own'], listReplyDrafts, {})

export const replyTemplatesQuery = endpointQuery(queryKeys.replyTemplates, listReplyTemplates, {})

export const awaitingApprovalQuery = endpointQuery([...queryKeys.reviews, 'awaiting-approval'], countReviews, {
  reply: 'awaiting-approval',
  sort: 'newest',
})

export const scheduledTimeQuery = (reviewId: string, { date, time }: { date: string; time: string }) =>
  queryOptions({
    queryKey: [...queryKeys.scheduledResponses, 'time', reviewId, date, time],
    queryFn: ({ signal }) =>
      call(previewScheduledTime, { reviewId, ...(date && { date }), ...(time && { time }) }, { signal }),
    placeholderData: (before) => before && { ...before, scheduledTime: null, clockChange: null },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Everything that shows this review, or counts it. */
export function takeInReview(queryClient: QueryClient, review: Review): void {
  showReview(queryClient, review)
  void queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
  void queryClient.invalidateQueries({ queryKey: queryKeys.scheduledResponses })
  void queryClient.invalidateQueries({ queryKey: ownDraftsQuery.queryKey })
}

export function useTakeInReview(): (review: Review) => void {
  const queryClient = useQueryClient()
  return (review) => takeInReview(queryClient, review)
}
