import { ERROR_STATUS, type ErrorCode } from '#shared/domain/error-codes.ts'
import type { GivenRefusal } from '#shared/domain/refusals/refusal-words.ts'

export interface FieldError {
  field: string
  code: string
  message: string
}

interface ProblemDetails {
  code: ErrorCode
  refusal?: GivenRefusal | null
  status: number
  message: string
  requestId: string | null
  fieldErrors: readonly FieldError[]
  retryAfterSeconds: number | null
}

/** The server answered, and the answer was no. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ErrorCode
  /** `null` where the code says it all. */
  readonly refusal: GivenRefusal | null
  readonly status: number
  readonly requestId: string | null
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfterSeconds: number | null

  constructor(details: ProblemDetails) {
    super(details.message)
    this.code = details.code
    this.refusal = details.refusal ?? null
    this.status = details.status
    this.requestId = details.requestId
    this.fieldErrors = details.fieldErrors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** No answer arrived: no network, no server, or none in time. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && ['field', 'code', 'message'].every((key) => typeof value[key] === 'string')
}

/** A proxy in front may answer in its own words; its status still tells which kind of refusal it is. */
function codeFromStatus(status: number): ErrorCode {
  if (status === 502 || status === 503) return 'unavailable'
  if (status === 504) return 'timed-out'
  for (const [code, codeStatus] of Object.entries(ERROR_STATUS)) {
    if (codeStatus === status && isErrorCode(code)) return code
  }
  return 'internal-error'
}

/** A refusal of which only the status is known. */
export function createProblem(status: number, message: string): ApiProblem {
  const code = codeFromStatus(status)
  return new ApiProblem({ code, status, message, requestId: null, fieldErrors: [], retryAfterSeconds: null })
}

function readRefusal(body: Record<string, unknown>): GivenRefusal | null {
  if (typeof body['reason'] !== 'string') return null
  const given = isRecord(body['values']) ? Object.entries(body['values']) : []
  const values = given.filter((entry): entry is [string, string | number] => isPrintable(entry[1]))
  return { reason: body['reason'], values: Object.fromEntries(values) }
}

const isPrintable = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function readRetryAfter(body: Record<string, unknown>, response: Response): number | null {
  if (typeof body['retryAfterSeconds'] === 'number') return body['retryAfterSeconds']
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}

/** A response whose body has arrived whole. */
export interface Answer {
  response: Response
  text: string
}

function readBody(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

export function readProblem({ response, text }: Answer): ApiProblem {
  const body = readBody(text)
  return new ApiProblem({
    code: isErrorCode(body['code']) ? body['code'] : codeFromStatus(response.status),
    refusal: readRefusal(body),
    status: response.status,
    message: typeof body['detail'] === 'string' ? body['detail'] : response.statusText,
    requestId: typeof body['requestId'] === 'string' ? body['requestId'] : response.headers.get('x-request-id'),
    fieldErrors: Array.isArray(body['errors']) ? body['errors'].filter(isFieldError) : [],
    retryAfterSeconds: readRetryAfter(body, response),
  })
}
