import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ManualReview } from '#shared/contracts/manual-reviews.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { useRemoveManualReview } from '../review-import.queries.ts'

/** Asks first, and goes away with the review. */
export function RemoveManual({ review }: { review: ManualReview }) {
  const t = useTranslations('reviewImport')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync } = useRemoveManualReview()
  const { attempt, isBusy, error } = useAttempt()
  const author = review.author ?? t('noAuthor')

  async function remove() {
    await mutateAsync(review)
    toast({ tone: 'good', title: t('manual.removed') })
  }

  return (
    <>
      <Button ref={button} size="small" aria-label={t('manual.removeOf', { author })} onClick={() => setIsAsking(true)}>
        {t('manual.remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        findFinalFocus={() => button.current ?? document.querySelector<HTMLElement>('[data-page-heading]')}
        title={t('manual.removeTitle')}
        description={t(review.isAnswered ? 'manual.removeAnsweredText' : 'manual.removeText', { author })}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('manual.keep')}</Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={t('manual.busy')} onClick={() => void attempt(remove)}>
              {t(review.isAnswered ? 'manual.confirmAnswered' : 'manual.confirm')}
            </Button>
          </>
        }
      >
        <ProblemBanner error={error} fallback={t('manual.removeFailed')} />
      </Dialog>
    </>
  )
}
