import type { MouseEvent, ReactNode } from 'react'
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

/** The button goes away with the failure; the focus stays in its dialog, or goes to the page's heading. */
function keepFocusNear(button: HTMLElement) {
  const near =
    button.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector<HTMLElement>('[data-page-heading]')
  near?.focus({ preventScroll: true })
}

/** In the place of what could not be loaded. */
export function Failure({ title, text, error, onTryAgain, children }: FailureProps) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  const requestId = error instanceof ApiProblem ? error.requestId : null

  const tryAgain = (event: MouseEvent<HTMLElement>) => {
    keepFocusNear(event.currentTarget)
    onTryAgain()
  }

  return (
    <EmptyState
      kind="failed"
      title={title}
      text={text ?? sentenceFor(error)}
      detail={requestId && t('reference', { requestId })}
      action={
        <>
          <Button onClick={tryAgain}>{t('tryAgain')}</Button>
          {children}
        </>
      }
    />
  )
}
