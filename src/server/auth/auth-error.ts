/** A refusal in the auth protocol's own words; see auth.routes.ts for its two shapes. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503
  readonly code: string
  readonly retryAfterSeconds: number | null

  constructor(status: AuthError['status'], code: string, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
