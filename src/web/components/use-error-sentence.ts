import { useTranslations } from 'use-intl'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'

/** Tells in the person's language what an error means for them. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => {
    if (error instanceof NetworkFailure) return t('network')
    if (error instanceof ApiProblem) return t(`codes.${error.code}`)
    return t('unexpected')
  }
}
