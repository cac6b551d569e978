import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Button, EmptyState } from '#web/ui/index.ts'
import { useErrorSentence } from './use-error-sentence.ts'

interface FailureProps {
  title: string
  /** What it means, where the error itself does not tell. */
  text?: string
  error: unknown
  onTryAgain: () => void
  /** Further ways out, beside Try Again. */
  children?: ReactNode
}

/** In the place of what could not be loaded. */
export function Failure({ title, text, error, onTryAgain, children }: FailureProps) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  const requestId = error instanceof ApiProblem ? error.requestId : null

  return (
    <EmptyState
      kind="failed"
      title={title}
      text={text ?? sentenceFor(error)}
      detail={requestId && t('reference', { requestId })}
      action={
        <>
          <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
          {children}
        </>
      }
    />
  )
}
