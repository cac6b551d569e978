import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js'
import { AUTH_CODES } from './auth-codes.ts'
import { AuthFailure, type AuthFailureKind, WEAK_PASSWORD_REASONS } from './auth-failure.ts'
import type { RefusalDetails } from './session-fetch.ts'

export function kindOfCode(code: string | null | undefined): AuthFailureKind {
  return AUTH_CODES[code as keyof typeof AUTH_CODES] ?? 'other'
}

interface ServiceError {
  status?: number | undefined
  code?: string | undefined
  message: string
}

/** It has no code of its own. */
function isPasswordTooLong({ code, message }: ServiceError): boolean {
  return code === 'validation_failed' && message.startsWith('Password cannot be longer')
}

function kindOf(error: ServiceError): AuthFailureKind {
  if (error.status === 504) return 'late'
  if (error.status !== undefined && error.status >= 500) return 'server'
  if (isAuthRetryableFetchError(error)) return 'unreachable'
  if (isAuthSessionMissingError(error)) return 'session-over'
  if (isAuthWeakPasswordError(error)) return 'weak-password'
  if (error.status === 429) return 'rate-limited'
  if (isPasswordTooLong(error)) return 'password-too-long'
  return kindOfCode(error.code)
}

/** A mail or message asked for too soon tells the wait in its words; a refusal elsewhere in its head. */
function findWaitIn(message: string): number | null {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

/** Turns what the client library gave back or threw into a failure of ours; anything else goes on as it is. */
export function readAuthFailure(error: unknown, refusal: RefusalDetails): unknown {
  if (!isAuthError(error)) return error
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : []
  return new AuthFailure({
    kind: kindOf(error),
    message: error.message,
    cause: error,
    reasons: WEAK_PASSWORD_REASONS.filter((reason) => reasons.includes(reason)),
    requestId: refusal.requestId,
    retryAfterSeconds: refusal.retryAfterSeconds ?? findWaitIn(error.message),
  })
}
