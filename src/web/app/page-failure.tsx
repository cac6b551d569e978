import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Failure } from '#web/components/failures/failure.tsx'
import { usePageTitle } from '#web/kernel/use-page-title.ts'
import { ChunkLoadFailure } from '#web/kernel/load-chunk.ts'
import { checkConnection } from './startup/connection-check.ts'

/** Catches what a page throws: says what happened and offers to try again, inside the shell. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  if (error instanceof ChunkLoadFailure) return <UnloadedPage error={error} />
  return <BrokenPage error={error} reset={reset} />
}

/** A reload also brings the newer version that may have replaced the page's code, but only a server that answers can. */
async function reloadWhenConnected() {
  if (await checkConnection()) location.reload()
}

function UnloadedPage({ error }: { error: ChunkLoadFailure }) {
  const t = useTranslations('common')
  const title = t('chunkFailedTitle')
  usePageTitle(title)
  return (
    <Failure title={title} text={t('chunkFailedText')} error={error} onTryAgain={() => void reloadWhenConnected()} />
  )
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
