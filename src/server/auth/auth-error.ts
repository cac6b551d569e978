export type AuthStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503 | 504

/** A refusal in the auth protocol's own words; `http/auth-answer.ts` gives it one of its two shapes. */
export class AuthError extends Error {
  readonly status: AuthStatus
  readonly code: string
  readonly retryAfterSeconds: number | null
  /** Further members of the answer. */
  readonly extra: Record<string, unknown>

  constructor(
    status: AuthStatus,
    code: string,
    message: string,
    options: { retryAfterSeconds?: number; extra?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.extra = options.extra ?? {}
  }
}

/** Some grants answer in the older manner of OAuth. */
export class OAuthError extends Error {
  readonly error: string

  constructor(description: string, error = 'invalid request') {
    super(description)
    this.error = error
  }
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message)

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
