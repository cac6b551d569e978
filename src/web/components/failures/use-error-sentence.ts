import { useLocale, useTranslations } from 'use-intl'
import { type Fault, type FaultSentence, findFault } from '#shared/domain/faults.ts'
import { isPlatform, type Platform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'
import type { RefusalReason } from '#shared/domain/refusals/refusals.ts'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { useToast } from '#web/ui/index.ts'
import { useAuthSentence } from '#web/components/account/use-auth-sentence.ts'

/** Tells in the person's language what an error means for them; `fallback` where nothing better is known. */
export function useErrorSentence(): (error: unknown, fallback?: string) => string {
  const t = useTranslations('errors')
  const codes = useTranslations('errorCodes')
  const refusalSentence = useRefusalSentence()
  const authSentence = useAuthSentence()
  return (error, fallback = t('unexpected')) => {
    if (error instanceof NetworkFailure) return t('network')
    if (error instanceof ApiProblem)
      return refusalSentence(error) ?? (codes.has(error.code) ? codes(error.code) : t('unexpected'))
    if (error instanceof AuthFailure) return authSentence(error) ?? fallback
    return fallback
  }
}

interface Told {
  refusal: GivenRefusal | null
  /** English, where the server sends it beside. */
  message?: string
}

/** What the product refuses has its own words; a server newer than this page says it in English. */
export function useRefusalSentence(): (told: Told) => string | undefined {
  const t = useTranslations('refusals')
  const nameOf = usePlatformName()
  const faultSentence = useFaultSentence()
  return ({ refusal, message }) => {
    if (refusal === null) return undefined
    const known = refusal.reason as RefusalReason
    if (!t.has(known)) return message
    const { platform } = refusal.values
    const fault = findFault(refusal.values)
    if (!fault || !isPlatform(platform)) return t(known, refusal.values)
    return t(known, { platform: nameOf(platform), message: faultSentence(fault, platform) })
  }
}

/** What went wrong at a platform; what it said itself is quoted. */
export function useFaultSentence(): (fault: Fault, platform: Platform) => string {
  const t = useTranslations('faults')
  const nameOf = usePlatformName()
  // A code of the platform's that has no sentence leaves it to the kind.
  const isSentence = (reason: string | null): reason is FaultSentence =>
    reason !== null && reason !== 'said' && t.has(reason as FaultSentence)
  return (fault, type) => {
    const platform = PLATFORM_NAMES[type]
    const sentence = t(isSentence(fault.reason) ? fault.reason : fault.kind, { platform, type: nameOf(type) })
    return fault.words === null ? sentence : `${sentence} ${t('said', { platform, words: fault.words })}`
  }
}

/** Why no reviews came in. */
export function useFetchFaultSentence(): (fault: Fault, platform: Platform) => string {
  const t = useTranslations('refusals')
  const nameOf = usePlatformName()
  const faultSentence = useFaultSentence()
  return (fault, platform) =>
    t('platform-fetch-failed', { platform: nameOf(platform), message: faultSentence(fault, platform) })
}

/** The specified English sentences call a platform by its type. */
function usePlatformName(): (platform: Platform) => string {
  const locale = useLocale()
  return (platform) => (locale === 'en' ? platform : PLATFORM_NAMES[platform])
}

/** For the small print, where the fault is the server's. */
export function findRequestId(error: unknown): string | null {
  if (error instanceof ApiProblem && error.status >= 500) return error.requestId
  return error instanceof AuthFailure && error.kind === 'server' ? error.requestId : null
}

/** Says what did not work and why, until it is dismissed. */
export function useFailureToast(): (title: string, error: unknown, kind?: string) => void {
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return (title, error, kind) =>
    void toast({ tone: 'bad', title, text: sentenceFor(error), ...(kind !== undefined && { kind }) })
}
