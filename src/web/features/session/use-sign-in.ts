import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { type Credentials, session, type SignInFailure } from '#web/kernel/session/session.ts'

const SENTENCES = {
  credentials: 'invalidCredentials',
  banned: 'banned',
  unconfirmed: 'unconfirmed',
  'rate-limited': 'tooManyAttempts',
  unreachable: 'unreachable',
  other: 'failed',
} as const satisfies Record<SignInFailure, string>

/** Signs in and tells, in the person's language, why not. `onSignedIn` may still refuse, with a sentence. */
export function useSignIn(onSignedIn: () => Promise<string | null>) {
  const t = useTranslations('session')
  const sentenceFor = useErrorSentence()
  const [problem, setProblem] = useState<string | null>(null)

  async function signIn(credentials: Credentials) {
    setProblem(null)
    try {
      const failure = await session.signIn(credentials)
      setProblem(failure ? t(SENTENCES[failure]) : await onSignedIn())
    } catch (error) {
      setProblem(sentenceFor(error))
    }
  }

  return { signIn, problem }
}
