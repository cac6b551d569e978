import { useTranslations } from 'use-intl'
import { findRequestId, useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Banner, Button } from '#web/ui/index.ts'

interface CreateProblemProps {
  error: unknown
  onOpen: (disputeId: string) => void
}

/** Why it was not created; where the review has an open dispute already, the way to that one. */
export function CreateProblem({ error, onOpen }: CreateProblemProps) {
  const t = useTranslations('disputes.create')
  const common = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  const existingId = findExistingId(error)
  return (
    <Banner
      tone="bad"
      title={t('failed')}
      {...(requestId !== null && { detail: common('reference', { requestId }) })}
      action={
        existingId && (
          <Button size="small" onClick={() => onOpen(existingId)}>
            {t('openExisting')}
          </Button>
        )
      }
    >
      {sentenceFor(error)}
    </Banner>
  )
}

function findExistingId(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'conflict') return undefined
  return error.fieldErrors.find(({ field }) => field === 'disputeId')?.message
}
