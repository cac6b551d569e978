import { useTranslations } from 'use-intl'
import { findRequestId } from '#web/components/use-error-sentence.ts'
import { Banner } from '#web/ui/index.ts'
import { useRefusalSentence } from './use-refusal-sentence.ts'

interface RefusalBannerProps {
  /** What did not work. */
  title: string
  /** Nothing shows while there is none. */
  error: unknown
}

export function RefusalBanner({ title, error }: RefusalBannerProps) {
  const t = useTranslations('common')
  const sentenceFor = useRefusalSentence()
  if (error === null || error === undefined) return null
  const requestId = findRequestId(error)
  return (
    <Banner tone="bad" title={title} {...(requestId !== null && { detail: t('reference', { requestId }) })}>
      {sentenceFor(error)}
    </Banner>
  )
}
