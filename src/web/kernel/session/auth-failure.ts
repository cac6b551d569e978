import {
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js'
import type { RefusalDetails } from './session-fetch.ts'

/** The server's codes, gathered by what they mean for the person in front of the form. */
const KINDS = {
  invalid_credentials: 'credentials',
  user_banned: 'banned',
  email_not_confirmed: 'unconfirmed',
  user_already_exists: 'already-registered',
  email_exists: 'address-taken',
  signup_disabled: 'sign-up-closed',
  otp_disabled: 'sign-up-closed',
  email_address_invalid: 'address-refused',
  email_address_not_authorized: 'address-refused',
  otp_expired: 'code-wrong',
  mfa_verification_failed: 'code-wrong',
  mfa_verification_rejected: 'code-wrong',
  mfa_challenge_expired: 'code-expired',
  mfa_ip_address_mismatch: 'code-expired',
  mfa_factor_not_found: 'factor-gone',
  reauthentication_not_valid: 'code-wrong',
  reauthentication_needed: 'reauthentication-needed',
  current_password_invalid: 'current-password-wrong',
  same_password: 'same-password',
  identity_already_exists: 'identity-taken',
  single_identity_not_deletable: 'last-method',
  insufficient_aal: 'second-factor-needed',
  user_sso_managed: 'managed-elsewhere',
  sso_provider_not_found: 'sso-unknown',
  saml_provider_disabled: 'sso-unknown',
  sso_not_admitted: 'sso-refused',
  provider_email_needs_verification: 'address-unverified',
  access_denied: 'declined',
  flow_state_expired: 'link-expired',
  flow_state_not_found: 'link-expired',
  flow_state_already_used: 'link-expired',
  bad_oauth_state: 'link-expired',
  saml_relay_state_not_found: 'link-expired',
  bad_code_verifier: 'other-browser',
  pkce_code_verifier_not_found: 'other-browser',
  captcha_failed: 'captcha',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited',
  over_sms_send_rate_limit: 'rate-limited',
} as const

export type AuthFailureKind =
  | (typeof KINDS)[keyof typeof KINDS]
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

export function kindOfCode(code: string | null | undefined): AuthFailureKind {
  return KINDS[code as keyof typeof KINDS] ?? 'other'
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
