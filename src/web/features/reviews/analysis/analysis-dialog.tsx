import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button, Dialog, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { AnalysisContent } from './analysis-content.tsx'
import { AnalysisFailure } from './asking/analysis-failure.tsx'
import { useReading } from './asking/use-reading.ts'
import { ReadByHand } from './correction/read-by-hand.tsx'

interface AnalysisDialogProps {
  /** As it stands now. */
  review: Review
  onClose: () => void
}

/** How a review was read. One that has not been read yet is read now. */
export function AnalysisDialog({ review, onClose }: AnalysisDialogProps) {
  const t = useTranslations('reviewsAnalysis')
  const closeButton = useRef<HTMLButtonElement>(null)
  const reading = useReading(review)
  const { isUnread, analyze, analyzeAgain } = reading
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      initialFocus={closeButton}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {reading.canAnalyze && (
            <Button
              icon={<RefreshCw aria-hidden />}
              isBusy={analyze.isPending}
              busyLabel={t('analyzing')}
              onClick={analyzeAgain}
            >
              {t(isUnread ? 'analyze' : 'analyzeAgain')}
            </Button>
          )}
          <Button variant="primary" ref={closeButton} onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <AnalysisFailure error={analyze.error} onTryAgain={analyzeAgain} />
        {isUnread && analyze.error !== null && <ReadByHand review={review} />}
        <output className="text-sm text-ink-muted empty:hidden">{reading.isSlow && t('slow')}</output>
        {/* Often everything is as it was before: then nothing else says that it has been done. */}
        <output className={reading.isAskedFor ? 'text-sm text-ink-muted empty:hidden' : 'sr-only'}>
          {analyze.isSuccess && t('renewed')}
        </output>
        <StoredAnalysis review={review} reading={reading} />
      </div>
    </Dialog>
  )
}

function StoredAnalysis({ review, reading }: { review: Review; reading: ReturnType<typeof useReading> }) {
  const t = useTranslations('reviewsAnalysis')
  const { stored, analyze, canAnalyze } = reading
  return (
    <QueryState
      query={stored}
      failedTitle={t('failed')}
      isEmpty={({ analysis }) => analysis === null}
      empty={
        <>
          {analyze.isPending && <AnalysisSkeleton label={t('analyzing')} />}
          {!canAnalyze && <p className="text-ink-muted">{t('unread')}</p>}
        </>
      }
      skeleton={<AnalysisSkeleton label={t('loading')} />}
    >
      {({ analysis }) => analysis && <AnalysisContent review={review} analysis={analysis} />}
    </QueryState>
  )
}

function AnalysisSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  )
}
