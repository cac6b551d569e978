import { useTranslations } from 'use-intl'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'

/** Stays on the row until the next try. */
export function ActionFault({ error }: { error: unknown }) {
  const t = useTranslations('reviewsRespond.action')
  const sentenceFor = useErrorSentence()
  if (error === null || error === undefined) return null
  return (
    <p role="alert" className="text-sm text-bad">
      {sentenceFor(error, t('failed'))}
    </p>
  )
}
