import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { ManualDialog } from '#web/components/manual-review/manual-dialog.tsx'
import { manualReviewQuery, useRemoveManualReview } from '#web/components/manual-review/manual-review.queries.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { dropReview } from './reviews.queries.ts'

interface ManualProps {
  review: Review
  onClose: () => void
}

/** Opens once the review is there as it was entered. */
export function EditManual({ review, onClose }: ManualProps) {
  const t = useTranslations('reviewImport.manual')
  const { data, error } = useQuery(manualReviewQuery(review.id))
  const close = (willOpen: boolean) => !willOpen && onClose()
  if (data) return <ManualDialog review={data} isOpen onOpenChange={close} />
  return (
    error && (
      <Dialog isOpen onOpenChange={close} title={t('editTitle')}>
        <ProblemBanner error={error} fallback={t('failed')} />
      </Dialog>
    )
  )
}

/** Answered, planned or disputed: more than the review goes with it. */
const hasMore = ({ response, status }: Review) => response !== null || !['pending', 'flagged'].includes(status)

/** It cannot come back, so it is asked for first. */
export function RemoveManual({ review, onClose, onRemoved }: ManualProps & { onRemoved?: () => void }) {
  const t = useTranslations('reviewImport')
  const toast = useToast()
  const queryClient = useQueryClient()
  const removal = useRemoveManualReview()
  const isAnswered = hasMore(review)
  const author = review.author ?? t('noAuthor')
  const remove = () =>
    removal.mutate(
      { id: review.id, isAnswered },
      {
        onSuccess: () => {
          dropReview(queryClient, review.id)
          toast({ kind: 'review-change', tone: 'good', title: t('manual.removed') })
          onClose()
          onRemoved?.()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      {...(removal.isSuccess && { findFinalFocus: findPageHeading })}
      title={t('manual.removeTitle')}
      description={t(isAnswered ? 'manual.removeAnsweredText' : 'manual.removeText', { author })}
      footer={
        <>
          <Button onClick={onClose}>{t('manual.keep')}</Button>
          <Button variant="danger" isBusy={removal.isPending} busyLabel={t('manual.busy')} onClick={remove}>
            {t(isAnswered ? 'manual.confirmAnswered' : 'manual.confirm')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={removal.error} fallback={t('manual.removeFailed')} />
    </Dialog>
  )
}
