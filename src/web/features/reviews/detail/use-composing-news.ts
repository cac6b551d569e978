import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { reviewDetailKey } from './review-detail-query.ts'

/** Changes of the review itself are asked for by the stream; that a colleague begins to write is not among them. */
export function useComposingNews(reviewId: string) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      liveEventListeners.add({
        onGap: () => undefined,
        onEvent: ({ type, subjectId }) => {
          if (type !== 'reply.composing' || subjectId !== reviewId) return
          void queryClient.invalidateQueries({ queryKey: reviewDetailKey(reviewId) })
        },
      }),
    [queryClient, reviewId],
  )
}
