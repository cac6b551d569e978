import { useTranslations } from 'use-intl'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { AuthFailure } from '#web/kernel/session/client/auth-failure.ts'
import { useAuthSentence } from './account/use-auth-sentence.ts'

/** Tells in the person's language what an error means for them; `fallback` where nothing better is known. */
export function useErrorSentence(): (error: unknown, fallback?: string) => string {
  const t = useTranslations('errors')
  const authSentence = useAuthSentence()
  return (error, fallback = t('unexpected')) => {
    if (error instanceof NetworkFailure) return t('network')
    if (error instanceof ApiProblem) return t(`codes.${error.code}`)
    if (error instanceof AuthFailure) return authSentence(error) ?? fallback
    return fallback
  }
}

/** For the small print, where the fault is the server's. */
export function findRequestId(error: unknown): string | null {
  if (error instanceof ApiProblem && error.status >= 500) return error.requestId
  return error instanceof AuthFailure && error.kind === 'server' ? error.requestId : null
}
