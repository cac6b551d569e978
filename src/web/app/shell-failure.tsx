import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Failure } from '#web/components/failures/failure.tsx'
import { usePageTitle } from '#web/kernel/use-page-title.ts'
import { ChunkLoadFailure } from '#web/kernel/load-chunk.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button, Skeleton } from '#web/ui/index.ts'
import { PageFailure } from './page-failure.tsx'
import { AuthenticationFailure } from './guards/viewer.ts'
import { StartupFallback } from './startup/startup-fallback.tsx'
import { readStartupTexts } from './startup/startup-texts.ts'
import { PagePending } from './page-pending.tsx'

/** In the place of the whole page: nobody can tell who is signed in, or the shell itself is broken. */
export function ShellFailure(props: ErrorComponentProps) {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <WholeFailure {...props} />
    </main>
  )
}

function WholeFailure(props: ErrorComponentProps) {
  const { error, reset } = props
  if (error instanceof AuthenticationFailure) return <UnknownViewer error={error} reset={reset} />
  if (error instanceof ChunkLoadFailure) return <StartupFallback problem={readStartupTexts().chunkFailed} />
  return <PageFailure {...props} />
}

function UnknownViewer({ error, reset }: { error: AuthenticationFailure; reset: () => void }) {
  const t = useTranslations('shell')
  const router = useRouter()
  usePageTitle(t('authenticationFailed'))

  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  useTimer(error.triesAgainAfterSeconds, tryAgain)
  return (
    <Failure title={t('authenticationFailed')} error={error.cause} onTryAgain={tryAgain}>
      <Button variant="quiet" onClick={() => void session.signOut()}>
        {t('signOut')}
      </Button>
    </Failure>
  )
}

/** After so many seconds, unless the page has changed by then. */
function useTimer(seconds: number | null, run: () => void) {
  const onTime = useEffectEvent(run)
  useEffect(() => {
    if (seconds === null) return undefined
    const timer = setTimeout(onTime, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
}

/** The shape of the shell while its own code is under way. */
export function ShellPending() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden className="hidden flex-col gap-3 border-r border-line bg-card p-4 lg:flex">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-4 h-8" />
      </div>
      <div className="flex min-w-0 flex-col">
        <div aria-hidden className="h-14 border-b border-line bg-card" />
        <main className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6">
          <PagePending />
        </main>
      </div>
    </div>
  )
}
