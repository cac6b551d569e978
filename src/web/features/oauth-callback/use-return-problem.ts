import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { ReturnRefused } from './complete-return.ts'

/** The server speaks English; what the catalogue has too is shown in the person's language. */
const KNOWN_SENTENCES = {
  'No authorization code received': 'noCode',
  'No state parameter received': 'noState',
  'Invalid state parameter': 'invalidState',
  'Failed to obtain access token': 'noToken',
} as const

function isKnown(sentence: string): sentence is keyof typeof KNOWN_SENTENCES {
  return Object.hasOwn(KNOWN_SENTENCES, sentence)
}

/** Carries a name, so it is known by its beginning and its end. */
const OTHER_ACCOUNT = /^This account does not manage (?<name>.+)\. Sign in with the one that does, or add it/s

function findUnmanaged(error: unknown): string | undefined {
  return error instanceof ApiProblem && error.code === 'conflict'
    ? OTHER_ACCOUNT.exec(error.message)?.groups?.name
    : undefined
}

/** What the settings should say besides that it failed, if there is more to say. */
export function findReturnReason(error: unknown): 'denied' | 'otherAccount' | null {
  if (error instanceof ReturnRefused && error.fault === 'denied') return 'denied'
  return findUnmanaged(error) === undefined ? null : 'otherAccount'
}

/** Why the connection failed, in one sentence. */
export function useReturnProblem(platform: Platform): (error: unknown) => string {
  const t = useTranslations('platformCallback')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error instanceof ReturnRefused) return t(`problems.${error.fault}`, { platform: PLATFORM_NAMES[platform] })
    if (error instanceof NetworkFailure) return sentenceFor(error)
    if (!(error instanceof ApiProblem)) return t('problems.unknown')
    const unmanaged = findUnmanaged(error)
    if (unmanaged !== undefined) return t('problems.otherAccount', { name: unmanaged })
    if (error.code === 'not-signed-in') return t('problems.notSignedIn')
    if (error.code === 'conflict' && isKnown(error.message)) return t(`problems.${KNOWN_SENTENCES[error.message]}`)
    // What the platform or the plan says, in their own words.
    if (error.code === 'conflict' || error.code === 'plan-limit') return error.message
    return error.status >= 500 ? t('problems.unknown') : sentenceFor(error)
  }
}
