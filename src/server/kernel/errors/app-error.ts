import type { ErrorCode } from '#shared/domain/error-codes.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'

export interface FieldError {
  field: string
  /** A key of VALIDATION_SENTENCES, for clients that speak another language. */
  code: string
  message: string
}

interface AppErrorOptions {
  refusal?: GivenRefusal
  fields?: FieldError[]
  retryAfterSeconds?: number
  cause?: unknown
}

/** A refusal that the caller is meant to understand. Everything else that is thrown becomes a bare internal error. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** `null` where the code says it all: what is wrong with a request, and what is the server's own fault. */
  readonly refusal: GivenRefusal | null
  readonly fields: FieldError[]
  readonly retryAfterSeconds: number | null

  /** `message` is shown to people. Never put another customer's data, a token or SQL in it. */
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.refusal = options.refusal ?? null
    this.fields = options.fields ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}
