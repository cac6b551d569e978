import { RefreshCw } from 'lucide-react'
import { useRef, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Button, Dialog, Skeleton, SkeletonGroup, Banner } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useQuery } from '@tanstack/react-query'
import { can, useMe } from '#web/kernel/session/me.ts'
import { findRequestId, useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { AnalysisContent } from './analysis-content.tsx'
import { useCorrectAnalysis, reviewAnalysisQuery, useAnalyzeReview } from './analysis.queries.ts'
import { SentimentChoices } from './sentiment-choices.tsx'

interface AnalysisFailureProps {
  /** Nothing shows while there is none. */
  error: unknown
  onTryAgain: () => void
}

function AnalysisFailure({ error, onTryAgain }: AnalysisFailureProps) {
  const t = useTranslations('reviewsAnalysis')
  const common = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  const reasons = listReasons(error)
  const isSteered = reasons.includes('hostile-review')
  return (
    <Banner
      tone="bad"
      title={t('failed')}
      {...(requestId !== null && { detail: common('reference', { requestId }) })}
      {...(!isSteered && {
        action: (
          <Button size="small" onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
        ),
      })}
    >
      {isSteered ? t('steered') : reasons.length > 0 ? t('heldBack') : sentenceFor(error, t('failedLate'))}
    </Banner>
  )
}

/** Why the analysis was held back, if it was. */
const listReasons = (error: unknown) =>
  error instanceof ApiProblem
    ? error.fieldErrors.filter(({ field }) => field === 'blocked').map(({ code }) => code)
    : []

interface AnalysisDialogProps {
  /** As it stands now. */
  review: Review
  onClose: () => void
}

/** How a review was read. One that has not been read yet is read now. */
export function AnalysisDialog({ review, onClose }: AnalysisDialogProps) {
  const t = useTranslations('reviewsAnalysis')
  const closeButton = useRef<HTMLButtonElement>(null)
  const analysis = useAnalysis(review)
  const { isUnread, analyze, analyzeAgain } = analysis
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      initialFocus={closeButton}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {analysis.canAnalyze && (
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
        <output className="text-sm text-ink-muted empty:hidden">{analysis.isSlow && t('slow')}</output>
        {/* Often everything is as it was before: then nothing else says that it has been done. */}
        <output className={analysis.isAskedFor ? 'text-sm text-ink-muted empty:hidden' : 'sr-only'}>
          {analyze.isSuccess && t('renewed')}
        </output>
        <StoredAnalysis review={review} analysis={analysis} />
      </div>
    </Dialog>
  )
}

function StoredAnalysis({ review, analysis }: { review: Review; analysis: ReturnType<typeof useAnalysis> }) {
  const t = useTranslations('reviewsAnalysis')
  const { stored, analyze, canAnalyze } = analysis
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

/** Where no engine gave an analysis, a person's word is one. */
function ReadByHand({ review }: { review: Review }) {
  const t = useTranslations('reviewsAnalysis')
  const correct = useCorrectAnalysis(review)
  return (
    <div className="flex flex-col gap-2">
      <SentimentChoices question={t('byHand')} now={null} isBusy={correct.isPending} onChoose={correct.mutate} />
      <ProblemBanner error={correct.error} fallback={t('correction.failed')} />
    </div>
  )
}

/** What is known of how a review was read. One that has not been read is read now, for whoever may have that done. */
function useAnalysis(review: Review) {
  const stored = useQuery(reviewAnalysisQuery(review.id))
  const [isSlow, setIsSlow] = useState(false)
  const analyze = useAnalyzeReview(review, { onSlow: () => setIsSlow(true) })
  const [isAskedFor, setIsAskedFor] = useState(false)
  const canAnalyze = can(useMe(), 'reviews.manage')
  const isUnread = stored.data?.analysis === null
  const readFirst = useEffectEvent(() => canAnalyze && analyze.mutate())
  useEffect(() => {
    if (isUnread) readFirst()
  }, [isUnread])
  const analyzeAgain = () => {
    setIsAskedFor(true)
    setIsSlow(false)
    analyze.mutate()
  }
  return { stored, isUnread, analyze, analyzeAgain, isAskedFor, canAnalyze, isSlow: isSlow && analyze.isPending }
}
