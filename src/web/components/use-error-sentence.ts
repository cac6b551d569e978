import { useTranslations } from 'use-intl'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { RefusalReason } from '#shared/domain/refusals/refusals.ts'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { useAuthSentence } from './account/use-auth-sentence.ts'

/** Tells in the person's language what an error means for them; `fallback` where nothing better is known. */
export function useErrorSentence(): (error: unknown, fallback?: string) => string {
  const t = useTranslations('errors')
  const refusalSentence = useRefusalSentence()
  const authSentence = useAuthSentence()
  return (error, fallback = t('unexpected')) => {
    if (error instanceof NetworkFailure) return t('network')
    if (error instanceof ApiProblem) return refusalSentence(error) ?? t(`codes.${error.code}`)
    if (error instanceof AuthFailure) return authSentence(error) ?? fallback
    return fallback
  }
}

interface Told {
  refusal: GivenRefusal | null
  message: string | null
}

/** What the product refuses has its own words; a server newer than this page says it in English. */
export function useRefusalSentence(): (told: Told) => string | undefined {
  const t = useTranslations('refusals')
  return ({ refusal, message }) => {
    if (refusal === null) return undefined
    const known = refusal.reason as RefusalReason
    return t.has(known) ? t(known, refusal.values) : (message ?? undefined)
  }
}

/** For the small print, where the fault is the server's. */
export function findRequestId(error: unknown): string | null {
  if (error instanceof ApiProblem && error.status >= 500) return error.requestId
  return error instanceof AuthFailure && error.kind === 'server' ? error.requestId : null
}
