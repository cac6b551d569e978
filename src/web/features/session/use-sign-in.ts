import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import { type Credentials, session, type SignInFailure, type SignInFailureKind } from '#web/kernel/session/session.ts'

const SENTENCES = {
  credentials: 'invalidCredentials',
  banned: 'banned',
  unconfirmed: 'unconfirmed',
  'rate-limited': 'tooManyAttempts',
  unreachable: 'unreachable',
  other: 'failed',
} as const satisfies Record<Exclude<SignInFailureKind, 'server'>, string>

export interface SignInProblem {
  sentence: string
  /** Where the fault is the server's. */
  requestId: string | null
}

function useFailureProblem(): (failure: SignInFailure) => SignInProblem {
  const t = useTranslations('session')
  const errors = useTranslations('errors')

  return ({ kind, requestId, retryAfterSeconds }) => {
    if (kind === 'server') return { sentence: errors('codes.internal-error'), requestId }
    if (kind === 'rate-limited' && retryAfterSeconds !== null) {
      return { sentence: t('tooManyAttemptsFor', { seconds: retryAfterSeconds }), requestId: null }
    }
    return { sentence: t(SENTENCES[kind]), requestId: null }
  }
}

/** Signs in and tells, in the person's language, why not. `onSignedIn` may still refuse, with a sentence. */
export function useSignIn(onSignedIn: () => Promise<string | null>) {
  const problemFrom = useFailureProblem()
  const sentenceFor = useErrorSentence()
  const [problem, setProblem] = useState<SignInProblem | null>(null)

  async function attempt(credentials: Credentials): Promise<SignInProblem | null> {
    const failure = await session.signIn(credentials)
    if (failure) return problemFrom(failure)
    const refusal = await onSignedIn()
    if (refusal !== null) return { sentence: refusal, requestId: null }
    endedSession.forget()
    return null
  }

  async function signIn(credentials: Credentials) {
    setProblem(null)
    try {
      setProblem(await attempt(credentials))
    } catch (error) {
      const requestId = error instanceof ApiProblem && error.status >= 500 ? error.requestId : null
      setProblem({ sentence: sentenceFor(error), requestId })
    }
  }

  return { signIn, problem }
}
