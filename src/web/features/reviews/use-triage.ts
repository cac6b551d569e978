import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Review, triageReview } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { showReview } from './reviews.queries.ts'

interface Triage {
  review: Review
  change: TriageChange
  /** Then there is nothing to undo. */
  onRefused?: () => void
}

/** Flagging and finishing: shown at once, and to be taken back for ten seconds. */
export function useTriage() {
  const t = useTranslations('reviews.triage')
  const toast = useToast()
  const undo = useRef<(() => void) | null>(null)
  const save = useSaveTriage()

  function triage(review: Review, change: TriageChange, said: string) {
    const takeBack = () => {
      undo.current = null
      dismiss()
      save({ review: withChange(review, change), change: reverse(review, change) })
    }
    undo.current = takeBack
    const dismiss = toast({
      kind: 'review-change',
      title: said,
      action: { label: t('undo'), onAction: takeBack },
      onClose: () => {
        if (undo.current === takeBack) undo.current = null
      },
    })
    save({ review, change, onRefused: dismiss })
  }

  return {
    flag: (review: Review) =>
      triage(review, { isFlagged: !review.isFlagged }, t(review.isFlagged ? 'unflagged' : 'flagged')),
    finish: (review: Review) => triage(review, { isDone: !review.isDone }, t(review.isDone ? 'reopened' : 'done')),
    /** Answers whether there was something. */
    undoLast: (): boolean => {
      const takeBack = undo.current
      takeBack?.()
      return takeBack !== null
    },
  }
}

function useSaveTriage() {
  const t = useTranslations('reviews.triage')
  const sayFailed = useFailureToast()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that an Undo never overtakes what it undoes.
    scope: { id: 'triage' },
    mutationFn: ({ review, change }: Triage) => call(triageReview, { reviewId: review.id, ...change }),
    onSuccess: (review) => showReview(queryClient, review),
    onError: (error, { review, onRefused }) => {
      showReview(queryClient, review)
      onRefused?.()
      sayFailed(t('failed'), error, 'review-change')
    },
  })
  return (triage: Triage) => {
    // Before the queue of the scope, where it could wait.
    showReview(queryClient, withChange(triage.review, triage.change))
    mutate(triage)
  }
}

interface TriageChange {
  isFlagged?: boolean
  isDone?: boolean
}

function statusWithoutFlag({ planned, response }: Review): Review['status'] {
  if (planned) return 'scheduled'
  return response === null ? 'pending' : 'responded'
}

/** What the review will be once the server has noted it; until then a fair guess at its status. */
export function withChange(review: Review, change: TriageChange): Review {
  const { isFlagged = review.isFlagged } = change
  const changed = { ...review, ...change, isRead: review.isRead || change.isFlagged === true || change.isDone === true }
  if (isFlagged === review.isFlagged) return changed
  return { ...changed, status: isFlagged ? 'flagged' : statusWithoutFlag(review) }
}

/** What takes the change back, and touches nothing that a colleague may have changed meanwhile. */
export function reverse(review: Review, change: TriageChange): TriageChange {
  return {
    ...(change.isFlagged !== undefined && { isFlagged: review.isFlagged }),
    ...(change.isDone !== undefined && { isDone: review.isDone }),
  }
}
