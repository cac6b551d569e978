import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Credentials, session, type SignInFailure } from '#web/kernel/session/session.ts'

/** Signs in and tells, in the person's language, why not. */
export function useSignIn(onSignedIn: () => Promise<string | null>) {
  const t = useTranslations('session')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function sentenceFor(failure: SignInFailure): string {
    switch (failure.reason) {
      case 'credentials':
        return t('invalidCredentials')
      case 'rate-limited':
        return t('tooManyAttempts')
      case 'unreachable':
        return t('unreachable')
      case 'other':
        return failure.message
    }
  }

  async function signIn(credentials: Credentials) {
    setIsBusy(true)
    setProblem(null)
    try {
      const failure = await session.signIn(credentials)
      setProblem(failure ? sentenceFor(failure) : await onSignedIn())
    } catch {
      setProblem(t('unreachable'))
    } finally {
      setIsBusy(false)
    }
  }

  return { signIn, problem, isBusy }
}
