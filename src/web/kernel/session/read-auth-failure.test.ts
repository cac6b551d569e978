import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { AuthFailure } from './auth-failure.ts'
import { readAuthFailure } from './read-auth-failure.ts'
import type { RefusalDetails } from './session-fetch.ts'

const NOTHING_TOLD = { requestId: null, retryAfterSeconds: null }

function read(error: unknown, refusal: RefusalDetails = NOTHING_TOLD): AuthFailure {
  const failure = readAuthFailure(error, refusal)
  if (!(failure instanceof AuthFailure)) throw new Error('not a failure of the auth service')
  return failure
}

describe('readAuthFailure', () => {
  it.each([
    [new AuthApiError('no', 400, 'invalid_credentials'), 'credentials'],
    [new AuthApiError('no', 403, 'otp_expired'), 'code-wrong'],
    [new AuthApiError('no', 422, 'mfa_verification_failed'), 'code-wrong'],
    [new AuthApiError('no', 422, 'user_already_exists'), 'already-registered'],
    [new AuthApiError('no', 401, 'insufficient_aal'), 'second-factor-needed'],
    [new AuthApiError('no', 429, 'over_request_rate_limit'), 'rate-limited'],
    [new AuthApiError('no', 500, 'unexpected_failure'), 'server'],
    [new AuthApiError('no', 504, 'request_timeout'), 'late'],
    [new AuthApiError('no', 400, 'something_new'), 'other'],
    [new AuthApiError('Password cannot be longer than 72 characters', 400, 'validation_failed'), 'password-too-long'],
    [new AuthRetryableFetchError('no network', 0), 'unreachable'],
    [new AuthRetryableFetchError('bad gateway', 502), 'server'],
    [new AuthSessionMissingError(), 'session-over'],
  ])('takes %s for what it means', (error, kind) => {
    expect(read(error).kind).toBe(kind)
  })

  it('names why a password is too weak', () => {
    const failure = read(
      new AuthWeakPasswordError('Password should be at least 8 characters.', 422, ['length', 'pwned']),
    )

    expect(failure).toMatchObject({ kind: 'weak-password', reasons: ['length', 'pwned'] })
  })

  it('tells how long to wait, from the head of the answer or from its sentence', () => {
    const sentence = 'For security purposes, you can only request this after 42 seconds.'
    const error = new AuthApiError(sentence, 429, 'over_email_send_rate_limit')

    expect(read(error).retryAfterSeconds).toBe(42)
    expect(read(error, { requestId: 'r1', retryAfterSeconds: 7 })).toMatchObject({
      requestId: 'r1',
      retryAfterSeconds: 7,
    })
  })

  it('leaves what is not the auth service’s as it is', () => {
    const error = new Error('mine')

    expect(readAuthFailure(error, NOTHING_TOLD)).toBe(error)
  })
})
