import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Failure } from '#web/components/failure.tsx'
import { usePageTitle } from '#web/components/use-page-title.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button } from '#web/ui/index.ts'
import { PageFailure } from './page-failure.tsx'
import { AuthenticationFailure } from './guards/viewer.ts'

/** In the place of the whole page: nobody can tell who is signed in, or the shell itself is broken. */
export function ShellFailure(props: ErrorComponentProps) {
  const { error, reset } = props
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      {error instanceof AuthenticationFailure ? (
        <UnknownViewer error={error} reset={reset} />
      ) : (
        <PageFailure {...props} />
      )}
    </main>
  )
}

function UnknownViewer({ error, reset }: { error: AuthenticationFailure; reset: () => void }) {
  const t = useTranslations('shell')
  const router = useRouter()
  usePageTitle(t('authenticationFailed'))

  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Failure title={t('authenticationFailed')} error={error.cause} onTryAgain={tryAgain}>
      <Button variant="quiet" onClick={() => void session.signOut()}>
        {t('signOut')}
      </Button>
    </Failure>
  )
}
