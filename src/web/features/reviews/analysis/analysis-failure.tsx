import { useTranslations } from 'use-intl'
import { findRequestId, useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Banner, Button } from '#web/ui/index.ts'

interface AnalysisFailureProps {
  /** Nothing shows while there is none. */
  error: unknown
  onTryAgain: () => void
}

export function AnalysisFailure({ error, onTryAgain }: AnalysisFailureProps) {
  const t = useTranslations('reviewsAnalysis')
  const common = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <Banner
      tone="bad"
      title={t('failed')}
      {...(requestId !== null && { detail: common('reference', { requestId }) })}
      action={
        <Button size="small" onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {isUsedUp(error) && t('allowanceUsed')}
      {isHeldBack(error) && t('heldBack')}
      {!isUsedUp(error) && !isHeldBack(error) && sentenceFor(error)}
    </Banner>
  )
}

const isUsedUp = (error: unknown) => error instanceof ApiProblem && error.code === 'plan-limit'

const isHeldBack = (error: unknown) =>
  error instanceof ApiProblem && error.fieldErrors.some(({ field }) => field === 'blocked')
