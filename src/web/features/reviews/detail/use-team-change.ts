import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Review, triageReview } from '#shared/contracts/reviews.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { showReview } from '../reviews.queries.ts'

type TeamChange = Partial<Pick<Review, 'assignee' | 'tags'>>

interface Step {
  before: Review
  change: TeamChange
}

/** Assigning and tagging: shown at once, and to be taken back for ten seconds. */
export function useTeamChange(review: Review): (change: TeamChange, said: string) => void {
  const t = useTranslations('reviews.triage')
  const toast = useToast()
  const save = useSave()
  return (change, said) => {
    const former: TeamChange = {
      ...(change.assignee !== undefined && { assignee: review.assignee }),
      ...(change.tags && { tags: review.tags }),
    }
    save({ before: review, change })
    const takeBack = () => save({ before: { ...review, ...change }, change: former })
    toast({ kind: 'review-change', title: said, action: { label: t('undo'), onAction: takeBack } })
  }
}

function useSave(): (step: Step) => void {
  const t = useTranslations('reviews.triage')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that an Undo never overtakes what it undoes.
    scope: { id: 'triage' },
    mutationFn: ({ before, change: { assignee, tags } }: Step) =>
      call(triageReview, {
        reviewId: before.id,
        ...(assignee !== undefined && { assigneeId: assignee?.userId ?? null }),
        ...(tags && { tags }),
      }),
    onSuccess: (saved, { change }) => {
      showReview(queryClient, saved)
      if (change.tags) void queryClient.invalidateQueries({ queryKey: queryKeys.reviewOptions })
    },
    onError: (error, { before }) => {
      showReview(queryClient, before)
      toast({ tone: 'bad', title: t('failed'), text: sentenceFor(error), durationMs: 0 })
    },
  })
  return (step) => {
    showReview(queryClient, { ...step.before, ...step.change })
    mutate(step)
  }
}
