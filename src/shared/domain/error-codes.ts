/** What went wrong, in words a client may switch on. Adding one here is an API change. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  'malformed-body': 400,
  'not-signed-in': 401,
  'second-factor-required': 403,
  'permission-denied': 403,
  'plan-limit': 403,
  'customer-inactive': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'illegal-transition': 409,
  'body-too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'rate-limited': 429,
  'internal-error': 500,
  unavailable: 503,
  'timed-out': 504,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS
