import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { markReviewRead, type Review } from '#shared/contracts/reviews.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { showReview } from '../reviews.queries.ts'

/** To be changed by hand; opening a review marks it as read, once. */
export function useReadState(review: Review): (isRead: boolean) => void {
  const t = useTranslations('reviewsDetail')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (isRead: boolean) => call(markReviewRead, { reviewId: review.id, isRead }),
    onMutate: (isRead) => showReview(queryClient, { ...review, isRead }),
    onSuccess: (saved) => showReview(queryClient, saved),
    onError: (error) => {
      showReview(queryClient, review)
      toast({ tone: 'bad', title: t('readFailed'), text: sentenceFor(error) })
    },
  })

  const openedId = useRef<string | null>(null)
  const noteOpened = useEffectEvent(() => {
    if (openedId.current === review.id) return
    openedId.current = review.id
    if (!review.isRead) mutate(true)
  })
  useEffect(() => noteOpened(), [review.id])

  return mutate
}
