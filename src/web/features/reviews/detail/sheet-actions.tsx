import {
  ChartNoAxesColumn,
  CheckCheck,
  Flag,
  FlagOff,
  Mail,
  MailOpen,
  RotateCcw,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Review, markReviewRead } from '#shared/contracts/reviews.ts'
import { Button, useToast } from '#web/ui/index.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { DisputeLink } from '../row/dispute-link.tsx'
import type { useTriage } from '../use-triage.ts'
import { showReview } from '../reviews.queries.ts'

interface SheetActionsProps {
  review: Review
  onAnalyze: () => void
  /** Left out for those who may only look. */
  triage?: ReturnType<typeof useTriage>
  onEdit: () => void
  onRemove: () => void
}

export function SheetActions({ review, onAnalyze, triage, onEdit, onRemove }: SheetActionsProps) {
  const row = useTranslations('reviews.row')
  const t = useTranslations('reviewsDetail')
  const analysis = useTranslations('reviewsAnalysis')
  const markRead = useReadState(review)
  return (
    <fieldset aria-label={t('actions')} className="-mx-2.5 flex flex-wrap gap-1">
      <Button size="small" variant="quiet" icon={<ChartNoAxesColumn aria-hidden />} onClick={onAnalyze}>
        {analysis('analyze')}
      </Button>
      {triage && <TriageButtons review={review} triage={triage} />}
      <DisputeLink review={review} />
      <Button
        size="small"
        variant="quiet"
        icon={review.isRead ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
        onClick={() => markRead(!review.isRead)}
      >
        {t(review.isRead ? 'markUnread' : 'markRead')}
      </Button>
      {triage && review.source === 'manual' && (
        <>
          <Button size="small" variant="quiet" icon={<SquarePen aria-hidden />} onClick={onEdit}>
            {row('editManual')}
          </Button>
          <Button size="small" variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {row('removeManual')}
          </Button>
        </>
      )}
    </fieldset>
  )
}

function TriageButtons({ review, triage }: Required<Pick<SheetActionsProps, 'review' | 'triage'>>) {
  const t = useTranslations('reviews.row')
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={review.isFlagged ? <FlagOff aria-hidden /> : <Flag aria-hidden />}
        onClick={() => triage.flag(review)}
      >
        {t(review.isFlagged ? 'unflag' : 'flag')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={review.isDone ? <RotateCcw aria-hidden /> : <CheckCheck aria-hidden />}
        onClick={() => triage.finish(review)}
      >
        {t(review.isDone ? 'reopen' : 'markDone')}
      </Button>
    </>
  )
}

/** To be changed by hand; opening a review marks it as read, once. */
function useReadState(review: Review): (isRead: boolean) => void {
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
