import type { RefusalWords } from './refusal-words.ts'

export const PLATFORM_REFUSALS = {
  'connection-not-found': { code: 'not-found', sentence: 'That connection does not exist.' },
  'listing-not-granted': { code: 'not-found', sentence: 'We do not have access to that listing.' },
  'listing-chosen': {
    code: 'illegal-transition',
    sentence: 'A listing has already been chosen for this connection.',
  },
  'platform-connected': {
    code: 'illegal-transition',
    sentence: 'This platform is already connected. Disconnect it first.',
  },
  'platforms-beyond-plan': {
    code: 'plan-limit',
    sentence: 'Your plan has room for {limit} platforms. Upgrade to connect more.',
  },
  'client-id-missing': {
    code: 'conflict',
    sentence: 'Missing valid client ID for {platform}. Please check your .env file.',
  },
  'connect-no-code': { code: 'conflict', sentence: 'No authorization code received' },
  'exchange-without-code': { code: 'invalid-input', sentence: 'No authorization code received' },
  'exchange-without-customer': { code: 'invalid-input', sentence: 'Failed to get customer information' },
  'connect-no-state': { code: 'conflict', sentence: 'No state parameter received' },
  'connect-state-invalid': { code: 'conflict', sentence: 'Invalid state parameter' },
  'connect-nothing-pending': {
    code: 'conflict',
    sentence: 'Invalid authentication state. Please try again.',
  },
  'connect-no-token': { code: 'conflict', sentence: 'Failed to obtain access token' },
  'connect-no-listing': {
    code: 'conflict',
    sentence: 'This account has no listing on {platform} that we can read.',
  },
  'connect-other-account': {
    code: 'conflict',
    sentence: 'This account does not manage {name}. Sign in with the one that does, or add it as a new integration.',
  },
  'qr-colors-inverted': {
    code: 'invalid-input',
    sentence: 'Phones only read codes that are darker than their background. Swap the two colors.',
  },
  'qr-colors-too-close': {
    code: 'invalid-input',
    sentence: 'Phones cannot tell these two colors apart. Choose a darker code or a lighter background.',
  },
  'qr-code-too-small': {
    code: 'invalid-input',
    sentence: 'The address is too long for a code of this size. Choose a larger one.',
  },
  // What a platform says, in its own words.
  'platform-refused': { code: 'conflict', sentence: '{message}' },
  'platform-fetch-failed': { code: 'conflict', sentence: 'Error fetching from {platform}: {message}' },
  'qr-code-not-found': { code: 'not-found', sentence: 'That QR code does not exist.' },
  'qr-code-without-link': {
    code: 'conflict',
    sentence:
      'This location has no review link on that platform yet. Add one in the settings or choose another destination.',
  },
  'qr-code-loops': { code: 'conflict', sentence: 'A QR code cannot lead to another QR code.' },
  'qr-code-without-page': { code: 'not-found', sentence: 'That page no longer exists. Choose another one.' },
  'hosted-page-not-found': { code: 'not-found', sentence: 'That page does not exist.' },
  'hosted-page-changed': {
    code: 'conflict',
    sentence: 'Someone else has changed this page in the meantime. Your changes have not been saved.',
  },
  'hosted-page-slug-taken': { code: 'conflict', sentence: 'This address is taken. {suggestion} is free.' },
  'hosted-page-question-kind': {
    code: 'invalid-input',
    sentence: 'A question that has been asked keeps its type. Add a new one instead.',
  },
  'hosted-pages-full': { code: 'conflict', sentence: 'You have {count, number} pages. Delete one to create another.' },
  'review-widget-not-found': { code: 'not-found', sentence: 'That widget does not exist.' },
  'review-widgets-full': {
    code: 'conflict',
    sentence: 'You have {count, number} widgets. Take one back to add another.',
  },
  'competitor-not-found': { code: 'not-found', sentence: 'That competitor does not exist.' },
  'competitor-figure-not-found': { code: 'not-found', sentence: 'That figure does not exist.' },
  'competitors-full': {
    code: 'conflict',
    sentence: 'You follow {count, number} competitors. Remove one to add another.',
  },
  'competitor-file-unreadable': {
    code: 'invalid-input',
    sentence: 'The first line must name the columns: name, platform, date, rating and reviews.',
  },
  'page-response-not-found': { code: 'not-found', sentence: 'This answer no longer exists.' },
  'page-response-without-address': {
    code: 'conflict',
    sentence: 'This person left no email address, or does not want to be contacted.',
  },
  'qr-codes-full': { code: 'conflict', sentence: 'You have {count, number} QR codes. Delete one to create another.' },
  'contact-not-found': { code: 'not-found', sentence: 'That contact does not exist.' },
  'contact-exists': { code: 'conflict', sentence: 'Someone with this address is already in your contacts.' },
  'contact-unreachable': { code: 'invalid-input', sentence: 'Enter an email address or a phone number.' },
  'contact-phone-invalid': {
    code: 'invalid-input',
    sentence: 'This is not a phone number we can reach. Begin with the country code, as in +1 902 555 0134.',
  },
  'contact-without-address': { code: 'conflict', sentence: 'This contact has no address on that channel.' },
  'contact-suppressed': {
    code: 'conflict',
    sentence: 'This person asked not to be contacted. Only they can change that, on their preferences page.',
  },
  'visit-out-of-range': { code: 'invalid-input', sentence: 'Enter a time within the last year, not in the future.' },
  'consent-in-future': { code: 'invalid-input', sentence: 'Enter today or an earlier date.' },
  'contacts-full': { code: 'conflict', sentence: 'You have {count, number} contacts. Delete some to add others.' },
  'contacts-not-restored': {
    code: 'conflict',
    sentence: 'There is nothing to restore: these contacts have been added again or were erased.',
  },
  'segment-in-use': {
    code: 'conflict',
    sentence: 'A campaign is written for this segment. Choose another audience there first.',
  },
  'segment-not-found': { code: 'not-found', sentence: 'That segment no longer exists.' },
  'segment-name-taken': { code: 'conflict', sentence: 'A segment with this name already exists.' },
  'segments-full': { code: 'conflict', sentence: 'You have {count, number} segments. Delete one to save another.' },
  'sync-not-found': { code: 'not-found', sentence: 'That sync does not exist.' },
  'sync-ended': { code: 'illegal-transition', sentence: 'This sync has already ended.' },
  'sync-just-ended': { code: 'conflict', sentence: 'A sync has just ended. Try again.' },
} as const satisfies RefusalWords
