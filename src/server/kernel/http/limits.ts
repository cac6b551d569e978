/** How much one request may bring and take. */
export const MAX_BODY_BYTES = 256 * 1024
export const MAX_ADDRESS_LENGTH = 8192
export const MAX_JSON_DEPTH = 32
export const HANDLER_TIMEOUT_MS = 20_000
export const IDEMPOTENCY_KEY_LENGTH = 255

/** A customer's people and keys together get this many times what one caller gets. */
export const CUSTOMER_RATE_FACTOR = 5

/** Of one customer this many times as many requests wait as are worked on, and for so long; the next is turned away. */
export const LINE_FACTOR = 10
export const LONGEST_WAIT_MS = 10_000
