import { FAULT_SENTENCES } from '#shared/domain/faults.ts'
import { VALIDATION_SENTENCES } from '#shared/domain/validation-messages.ts'

export const common = {
  yourBusiness: 'your business',
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Try Again',
  loading: 'Loading...',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  copied: 'Copied!',
  copyFailed: 'Copying did not work',
  copyByHand: 'Select the text and copy it by hand.',
  reference: 'Reference: {requestId}',
  notFoundTitle: 'Not found',
  notFoundReason: 'There is nothing at this address',
  notFoundText: 'It may have moved, or the link may be incomplete.',
  backToDashboard: 'Back to Dashboard',
  pageFailedTitle: 'This page could not be shown',
  pageFailedText: 'Something went wrong on this page. Everything you saved is safe.',
  chunkFailedTitle: 'This page could not be loaded',
  chunkFailedText: 'Check your network connection and try again.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Template draft',
    builtIn: 'Built-in analysis',
    model: 'AI · {model}',
  },
  rating: {
    stars: '{rating} out of 5',
    recommends: 'Recommends',
    recommendsNot: 'Does not recommend',
  },
  parts: {
    close: 'Close',
    dismiss: 'Dismiss',
    toasts: 'Messages',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    openCalendar: 'Open calendar',
    calendar: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  /** A file on its way to us. */
  upload: {
    drop: 'Drop a file here, or choose one.',
    sending: 'Sending {name}: {percent}',
    checking: 'Checking and saving {name}...',
    added: '{name} added',
    refused: '{name} was not added',
  },
  assignee: {
    me: '{name} (you)',
    nobody: 'No one',
    noMember: 'No one by that name',
  },
  discard: 'Discard',
} as const

/** One sentence for every code of `#shared/domain/error-codes.ts`, and for what happens before an answer. */
export const errors = {
  codes: {
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
  },
  network: 'The server cannot be reached. Check your network connection and try again.',
  unexpected: 'Something went wrong. Try again.',
} as const

/** Schemas name a key of these as their message. */
export const validation = VALIDATION_SENTENCES

/** What goes wrong at a platform, as the server says it, too. */
export const faults = FAULT_SENTENCES

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    common: typeof common
    errors: typeof errors
    faults: typeof faults
    validation: typeof validation
  }
}
