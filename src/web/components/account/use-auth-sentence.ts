import { useTranslations } from 'use-intl'
import type { AuthFailure } from '#web/kernel/session/auth-failure.ts'

const DEFAULT_MIN_LENGTH = 8
const LONGEST_WAIT_IN_SECONDS = 99
const MINUTE_S = 60

/** The failures that are about the new password itself and therefore belong to its field. */
const PASSWORD_FAULTS: readonly AuthFailure['kind'][] = ['weak-password', 'same-password', 'password-too-long']

export function isPasswordFault({ kind }: AuthFailure): boolean {
  return PASSWORD_FAULTS.includes(kind)
}

/** The service tells the shortest length it takes only in its sentence. */
function readMinLength({ message }: AuthFailure): number {
  return Number(/at least (\d+)/.exec(message)?.[1] ?? DEFAULT_MIN_LENGTH)
}

/** What a refusal of the auth service means, in the person's language; `null` where it cannot be told. */
export function useAuthSentence(): (failure: AuthFailure) => string | null {
  const t = useTranslations('authFailures')
  const errors = useTranslations('errors')
  const codes = useTranslations('errorCodes')

  function tellWait(seconds: number | null): string {
    if (seconds === null) return t('kinds.rate-limited')
    return seconds <= LONGEST_WAIT_IN_SECONDS
      ? t('waitSeconds', { seconds })
      : t('waitMinutes', { minutes: Math.ceil(seconds / MINUTE_S) })
  }

  function tellWeakness(failure: AuthFailure): string {
    const sentences = failure.reasons.map((reason) => t(`weak.${reason}`, { count: readMinLength(failure) }))
    return sentences.length > 0 ? sentences.join(' ') : t('kinds.weak-password')
  }

  return (failure) => {
    const { kind } = failure
    if (kind === 'other') return null
    if (kind === 'server') return codes('internal-error')
    if (kind === 'late') return codes('timed-out')
    if (kind === 'unreachable') return errors('network')
    if (kind === 'rate-limited') return tellWait(failure.retryAfterSeconds)
    return kind === 'weak-password' ? tellWeakness(failure) : t(`kinds.${kind}`)
  }
}
