import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button, Dialog, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { AnalysisContent } from './analysis-content.tsx'
import { AnalysisFailure } from './analysis-failure.tsx'
import { reviewAnalysisQuery, useAnalyzeReview } from './analysis.queries.ts'

interface AnalysisDialogProps {
  /** As it stands now. */
  review: Review
  onClose: () => void
}

/** How a review was read. One that has not been read yet is read now. */
export function AnalysisDialog({ review, onClose }: AnalysisDialogProps) {
  const t = useTranslations('reviewsAnalysis')
  const closeButton = useRef<HTMLButtonElement>(null)
  const { stored, isUnread, analyze, analyzeAgain, isAskedFor } = useReading(review)

  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      initialFocus={closeButton}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button
            icon={<RefreshCw aria-hidden />}
            isBusy={analyze.isPending}
            busyLabel={t('analyzing')}
            onClick={analyzeAgain}
          >
            {t(isUnread ? 'analyze' : 'analyzeAgain')}
          </Button>
          <Button variant="primary" ref={closeButton} onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <AnalysisFailure error={analyze.error} onTryAgain={analyzeAgain} />
        {/* Often everything is as it was before: then nothing else says that it has been done. */}
        <output className={isAskedFor ? 'text-sm text-ink-muted empty:hidden' : 'sr-only'}>
          {analyze.isSuccess && t('renewed')}
        </output>
        <QueryState
          query={stored}
          failedTitle={t('failed')}
          isEmpty={({ analysis }) => analysis === null}
          empty={analyze.isPending && <AnalysisSkeleton label={t('analyzing')} />}
          skeleton={<AnalysisSkeleton label={t('loading')} />}
        >
          {({ analysis }) => analysis && <AnalysisContent review={review} analysis={analysis} />}
        </QueryState>
      </div>
    </Dialog>
  )
}

function useReading(review: Review) {
  const stored = useQuery(reviewAnalysisQuery(review.id))
  const analyze = useAnalyzeReview(review)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isUnread = stored.data?.analysis === null
  const readFirst = useEffectEvent(() => analyze.mutate())
  useEffect(() => {
    if (isUnread) readFirst()
  }, [isUnread])
  const analyzeAgain = () => {
    setIsAskedFor(true)
    analyze.mutate()
  }
  return { stored, isUnread, analyze, analyzeAgain, isAskedFor }
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
