import type { VendorRefusals } from '../vendors/vendor-route.ts'

const RETRY_SECONDS = 30

const STATUSES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
} as const
type GoogleStatus = keyof typeof STATUSES

type Details = readonly ({ '@type': string } & Record<string, unknown>)[]

/** Thrown by whatever finds that a call cannot be answered; carries the answer in Google's shape. */
export class GoogleRefusal extends Error {
  readonly response: Response

  constructor(status: GoogleStatus, message: string, details: Details = []) {
    super(message)
    this.response = answerRefusal(status, message, details)
  }
}

export function invalidArgument(field: string, description: string): GoogleRefusal {
  return new GoogleRefusal('INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
  ])
}

export const notFound = () => new GoogleRefusal('NOT_FOUND', 'Requested entity was not found.')

export const permissionDenied = (reason: string) =>
  new GoogleRefusal('PERMISSION_DENIED', 'The caller does not have permission', errorInfo(reason))

export const googleRefusals: VendorRefusals = {
  rateLimited: () =>
    answerRefusal(
      'RESOURCE_EXHAUSTED',
      "Quota exceeded for quota metric 'Requests' and limit 'Requests per minute'.",
      [
        ...errorInfo('RATE_LIMIT_EXCEEDED', { quota_limit_value: '300' }),
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${RETRY_SECONDS}s` },
      ],
      { 'retry-after': String(RETRY_SECONDS) },
    ),
  down: () => answerRefusal('UNAVAILABLE', 'The service is currently unavailable.'),
  noPermission: () => permissionDenied('SERVICE_DISABLED').response,
}

function errorInfo(reason: string, metadata: Record<string, string> = {}): Details {
  return [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata }]
}

function answerRefusal(
  status: GoogleStatus,
  message: string,
  details: Details = [],
  headers: Record<string, string> = {},
): Response {
  const error = { code: STATUSES[status], message, status, ...(details.length > 0 && { details }) }
  return Response.json({ error }, { status: STATUSES[status], headers })
}
