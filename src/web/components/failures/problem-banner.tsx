import { useTranslations } from 'use-intl'
import { Banner } from '#web/ui/index.ts'
import { findRequestId, useErrorSentence } from './use-error-sentence.ts'

interface ProblemBannerProps {
  /** What did not work, where the place does not tell. */
  title?: string
  /** Nothing shows while there is none. */
  error: unknown
  /** Where the error itself does not tell what it means. */
  fallback?: string
}

/** Below a form: why what was sent did not work. */
export function ProblemBanner({ title, error, fallback }: ProblemBannerProps) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <Banner
      tone="bad"
      {...(title !== undefined && { title })}
      {...(requestId !== null && { detail: t('reference', { requestId }) })}
    >
      {sentenceFor(error, fallback)}
    </Banner>
  )
}
