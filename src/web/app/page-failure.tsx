import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Failure } from '#web/components/failure.tsx'
import { usePageTitle } from '#web/components/use-page-title.ts'
import { ChunkLoadFailure } from '#web/kernel/load-chunk.ts'
import { StartupFallback } from './startup/startup-fallback.tsx'
import { readStartupTexts } from './startup/startup-texts.ts'

/** Catches what a page throws: says what happened and offers to try again, inside the shell. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  if (error instanceof ChunkLoadFailure) return <StartupFallback problem={readStartupTexts().chunkFailed} />
  return <BrokenPage error={error} reset={reset} />
}

function BrokenPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useTranslations('common')
  const router = useRouter()
  usePageTitle(t('pageFailedTitle'))

  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return <Failure title={t('pageFailedTitle')} text={t('pageFailedText')} error={error} onTryAgain={tryAgain} />
}
