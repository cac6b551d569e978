import { FAULT_SENTENCES } from '#shared/domain/faults.ts'
import { VALIDATION_SENTENCES } from '#shared/domain/validation-messages.ts'

/** One sentence for every code of `#shared/domain/error-codes.ts`. */
export const errorCodes = {
  'invalid-input': 'Something you entered is not valid. Check it and try again.',
  'malformed-body': 'The request could not be read. Reload the page and try again.',
  'not-signed-in': 'Your session has ended. Sign in again.',
  'second-factor-required': 'Enter your two-factor code to continue.',
  'permission-denied': 'You do not have permission to do this. Ask an owner of your workspace.',
  'address-not-allowed': 'Not allowed from this network.',
  'second-factor-missing': 'Set up two-factor authentication first.',
  'plan-limit': 'Your plan does not include this.',
  'customer-inactive': 'This workspace is not active. Contact support.',
  'not-found': 'This no longer exists, or you do not have access to it.',
  'method-not-allowed': 'This cannot be done here. Reload the page and try again.',
  conflict: 'Someone else changed this in the meantime. Take another look before you continue.',
  'illegal-transition': 'This has changed in the meantime. Take another look before you continue.',
  'body-too-large': 'This is too large to send.',
  'address-too-long': 'This address is too long.',
  'unsupported-media-type': 'This kind of file or content is not accepted.',
  'idempotency-key-reused': 'This was already sent with different content. Reload the page and try again.',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  'internal-error': 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The service is not available at the moment. Try again soon.',
  'timed-out': 'This is taking too long. It may still go through: check before you try again.',
} as const

/** Schemas name a key of these as their message. */
export const validation = VALIDATION_SENTENCES

/** What goes wrong at a platform, as the server says it, too. */
export const faults = FAULT_SENTENCES

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    errorCodes: typeof errorCodes
    faults: typeof faults
    validation: typeof validation
  }
}
