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

/** What happens before an answer, and where nothing more is known; what answers mean is told in `i18n/failures`. */
export const errors = {
  network: 'The server cannot be reached. Check your network connection and try again.',
  unexpected: 'Something went wrong. Try again.',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    common: typeof common
    errors: typeof errors
  }
}
