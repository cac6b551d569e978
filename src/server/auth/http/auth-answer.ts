import { AppError } from '#server/kernel/errors/app-error.ts'
import { AuthError, OAuthError } from '../auth-error.ts'

const API_VERSION = '2024-01-01'

export function json(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

export function redirect(to: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { location: to, 'cache-control': 'no-store' } })
}

/** The protocol's word for a status, where an error travels in an address. */
export const ERROR_WORDS: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
}

/** The parameters by which a refusal travels back in an address. */
export function errorParameters(error: AuthError, word = ERROR_WORDS[error.status]): URLSearchParams {
  return new URLSearchParams({
    ...(word && { error: word }),
    error_code: error.code,
    error_description: error.message,
  })
}

/** Two shapes: clients that name an API version get the newer one. */
export function errorAnswer(thrown: unknown, clientVersion: string | null): Response {
  if (thrown instanceof OAuthError) return json({ error: thrown.error, error_description: thrown.message }, {}, 400)
  const error = toAuthError(thrown)
  const isVersioned = /^\d{4}-\d{2}-\d{2}$/.test(clientVersion ?? '') && (clientVersion ?? '') >= API_VERSION
  const body = isVersioned
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra }
  const headers = {
    'x-sb-error-code': error.code,
    ...(isVersioned && { 'x-supabase-api-version': API_VERSION }),
    ...(error.retryAfterSeconds !== null && { 'retry-after': String(error.retryAfterSeconds) }),
  }
  return json(body, headers, error.status)
}

/** Two that ask at the same moment: the database lets one through. */
const TAKEN: Partial<Record<string, () => AuthError>> = {
  users_pkey: () => new AuthError(422, 'user_already_exists', 'User already registered'),
  users_email_key: () => new AuthError(422, 'user_already_exists', 'User already registered'),
  users_phone_key: () =>
    new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered'),
}

export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  if (thrown instanceof AppError && thrown.code === 'body-too-large') {
    return new AuthError(413, 'request_entity_too_large', thrown.message)
  }
  const taken = TAKEN[(thrown as { constraint?: string }).constraint ?? '']
  if (taken) return taken()
  // 503, not 500: older clients drop the session on a 500 during a refresh.
  return new AuthError(503, 'unexpected_failure', 'Something went wrong on our side. Please try again.', {
    cause: thrown,
  })
}
