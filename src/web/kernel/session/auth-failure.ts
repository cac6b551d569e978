import type { AUTH_CODES } from './auth-codes.ts'
import type { RefusalDetails } from './session-fetch.ts'

export type AuthFailureKind =
  | (typeof AUTH_CODES)[keyof typeof AUTH_CODES]
  | 'weak-password'
  | 'password-too-long'
  | 'session-over'
  | 'not-admin'
  | 'no-demo'
  | 'unreachable'
  | 'late'
  | 'server'
  | 'other'

export const WEAK_PASSWORD_REASONS = ['length', 'characters', 'pwned'] as const
export type WeakPasswordReason = (typeof WEAK_PASSWORD_REASONS)[number]

interface AuthFailureDetails extends Partial<RefusalDetails> {
  kind: AuthFailureKind
  message?: string
  cause?: unknown
  reasons?: readonly WeakPasswordReason[]
}

/** The auth service said no, or could not be asked. What to tell the person hangs on `kind`; `message` is English. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'
  readonly kind: AuthFailureKind
  /** Why a password is too weak. */
  readonly reasons: readonly WeakPasswordReason[]
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

  constructor(details: AuthFailureDetails) {
    super(details.message ?? details.kind, { cause: details.cause })
    this.kind = details.kind
    this.reasons = details.reasons ?? []
    this.requestId = details.requestId ?? null
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }
}
