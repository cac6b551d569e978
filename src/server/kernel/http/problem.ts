import type { Problem } from '#shared/contracts/problem.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/domain/error-codes.ts'
import { LineFull } from '#server/database/fair-line.ts'
import { isStalePlan } from '#server/database/preparing-client.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

const TITLES: Record<ErrorCode, string> = {
  'invalid-input': 'Invalid input',
  'malformed-body': 'Malformed body',
  'not-signed-in': 'Not signed in',
  'second-factor-required': 'Second factor required',
  'permission-denied': 'Permission denied',
  'address-not-allowed': 'Not from this network',
  'second-factor-missing': 'Second factor missing',
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

/** By then some of a full line have had their turn. */
const LINE_SECONDS = 2

/** Whatever was thrown, as something a caller may see. What we did not mean to say is not said. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof LineFull) {
    const sentence = `Your account has too many requests under way. Try again in ${LINE_SECONDS} seconds.`
    return new AppError('rate-limited', sentence, { retryAfterSeconds: LINE_SECONDS })
  }
  if (isBeyondLocations(error)) return refusal('location-not-yours')
  if (isDatabaseAway(error) || isStalePlan(error)) {
    const options = { cause: error, retryAfterSeconds: 2 }
    return new AppError('unavailable', 'The service is not available at the moment. Try again soon.', options)
  }
  return new AppError('internal-error', 'Something went wrong on our side. Please try again.', {
    cause: error,
  })
}

/** Something went wrong, also where the caller is told to come again: whoever looks after the installation is to see it. */
export const isFault = ({ code, cause }: AppError) =>
  code === 'internal-error' || (code === 'unavailable' && cause !== undefined)

export function toProblem(error: AppError, requestId: string): Problem {
  return {
    type: `urn:goodword:problem:${error.code}`,
    title: TITLES[error.code],
    status: ERROR_STATUS[error.code],
    detail: error.message,
    code: error.code,
    ...error.refusal,
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
      // A 401 has to say how one signs in (RFC 9110 15.5.2).
      ...(ERROR_STATUS[error.code] === 401 && { 'www-authenticate': 'Bearer' }),
      ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }),
    },
  })
}

/** For an address that is there, and takes something else. */
export function methodResponse(methods: string, requestId: string): Response {
  const response = problemResponse(new AppError('method-not-allowed', `This address takes ${methods}.`), requestId)
  response.headers.set('allow', methods)
  return response
}

/** Refused or lost connections, and PostgreSQL's own words for shutting down, starting up, being full and taking too long: somebody is ahead. */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|53300|08\w{3})$/

/** Of the driver; and of a node that went away while it was told to commit, where a repeat under the same key finds out what became of it. */
const AWAY_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|could not commit transaction for shard)/

function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && AWAY_CODES.test(code)) return true
  return typeof message === 'string' && AWAY_WORDS.test(message)
}

/** Where customers are spread over nodes, the part of a table that refuses a row does not say by which of its policies. */
const BEYOND_LOCATIONS = /policy ("own_locations"|for table "\w+_\d{6,}")/

/** Somebody limited to some locations has tried to write to another, or to none: their policy has refused it. */
function isBeyondLocations(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === '42501' && typeof message === 'string' && BEYOND_LOCATIONS.test(message)
}
