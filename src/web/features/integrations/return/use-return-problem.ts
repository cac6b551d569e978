import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { ReturnRefused } from './complete-return.ts'

/** What the settings should say besides that it failed, if there is more to say. */
export function findReturnReason(error: unknown): 'denied' | 'otherAccount' | null {
  if (error instanceof ReturnRefused && error.fault === 'denied') return 'denied'
  const isOther = error instanceof ApiProblem && error.refusal?.reason === 'connect-other-account'
  return isOther ? 'otherAccount' : null
}

/** Why the connection failed, in one sentence. */
export function useReturnProblem(platform: Platform): (error: unknown) => string {
  const t = useTranslations('platformCallback')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof ReturnRefused) return t(`problems.${error.fault}`, { platform: PLATFORM_NAMES[platform] })
    if (error instanceof NetworkFailure) return sentenceFor(error)
    if (!(error instanceof ApiProblem)) return t('problems.unknown')
    if (error.code === 'not-signed-in') return t('problems.notSignedIn')
    return error.status >= 500 ? t('problems.unknown') : sentenceFor(error)
  }
}
