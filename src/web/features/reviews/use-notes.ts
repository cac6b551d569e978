import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { addReviewNote, removeReviewNote, type ReviewNote } from '#shared/contracts/review-notes.ts'
import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { reviewDetailKey } from './detail/review-detail-query.ts'

function changeNotes(queryClient: QueryClient, reviewId: string, change: (notes: ReviewNote[]) => ReviewNote[]) {
  queryClient.setQueryData<ReviewDetail>(
    reviewDetailKey(reviewId),
    (detail) => detail && { ...detail, notes: change(detail.notes) },
  )
}

const withNote = (note: ReviewNote) => (notes: ReviewNote[]) => [...notes.filter(({ id }) => id !== note.id), note]

export function useAddNote(reviewId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: { text: string; mentions: string[] }) => call(addReviewNote, { reviewId, ...note }),
    onSuccess: (note) => changeNotes(queryClient, reviewId, withNote(note)),
  })
}

const kindOfNote = ({ id }: ReviewNote) => `note-${id}`

/** Gone at once; for ten seconds its words can be brought back. Nobody is told of them a second time. */
export function useRemoveNote(reviewId: string): (note: ReviewNote) => void {
  const t = useTranslations('reviewsDetail.notes')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ text }: ReviewNote) => call(addReviewNote, { reviewId, text, mentions: [] }),
    onSuccess: (note) => changeNotes(queryClient, reviewId, withNote(note)),
    onError: (error, note) => sayFailed(t('addFailed'), error, kindOfNote(note)),
  })
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: ReviewNote) => call(removeReviewNote, { reviewId, noteId: id }),
    onMutate: ({ id }) => changeNotes(queryClient, reviewId, (notes) => notes.filter((note) => note.id !== id)),
    onSuccess: ({ items }, note) => {
      changeNotes(queryClient, reviewId, () => items)
      const action = { label: t('undo'), onAction: () => bringBack(note) }
      toast({ kind: kindOfNote(note), title: t('removed'), action })
    },
    onError: (error, note) => {
      void queryClient.invalidateQueries({ queryKey: reviewDetailKey(reviewId) })
      sayFailed(t('removeFailed'), error, kindOfNote(note))
    },
  })
  return remove
}
