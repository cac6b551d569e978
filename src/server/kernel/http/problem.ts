import type { Problem } from '#shared/contracts/problem.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/domain/error-codes.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'

const TITLES: Record<ErrorCode, string> = {
  'invalid-input': 'Invalid input',
  'malformed-body': 'Malformed body',
  'not-signed-in': 'Not signed in',
  'permission-denied': 'Permission denied',
  'plan-limit': 'Plan limit reached',
  'customer-inactive': 'Account not active',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Conflict',
  'illegal-transition': 'Not possible in this state',
  'body-too-large': 'Body too large',
  'address-too-long': 'Address too long',
  'unsupported-media-type': 'Unsupported media type',
  'idempotency-key-reused': 'Idempotency key reused',
  'rate-limited': 'Too many requests',
  'internal-error': 'Internal error',
  unavailable: 'Unavailable',
  'timed-out': 'Timed out',
}

/** Whatever was thrown, as something a caller may see. What we did not mean to say is not said. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('internal-error', 'Something went wrong on our side. Nothing you sent was lost on yours.', {
    cause: error,
  })
}

export function toProblem(error: AppError, requestId: string): Problem {
  return {
    type: `urn:goodword:problem:${error.code}`,
    title: TITLES[error.code],
    status: ERROR_STATUS[error.code],
    detail: error.message,
    code: error.code,
    requestId,
    ...(error.fields.length > 0 && { errors: error.fields }),
    ...(error.retryAfterSeconds !== null && { retryAfterSeconds: error.retryAfterSeconds }),
  }
}

export function problemResponse(error: AppError, requestId: string): Response {
  return new Response(JSON.stringify(toProblem(error, requestId)), {
    status: ERROR_STATUS[error.code],
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }),
    },
  })
}
