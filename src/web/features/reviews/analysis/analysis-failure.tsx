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

/** Why the reading was held back, if it was. */
const listReasons = (error: unknown) =>
  error instanceof ApiProblem
    ? error.fieldErrors.filter(({ field }) => field === 'blocked').map(({ code }) => code)
    : []
