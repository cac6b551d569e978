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
    sentence: 'Your plan has room for three platforms. Upgrade to connect more.',
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
  'qr-codes-full': { code: 'conflict', sentence: 'You have {count, number} QR codes. Delete one to create another.' },
  'sync-not-found': { code: 'not-found', sentence: 'That sync does not exist.' },
  'sync-ended': { code: 'illegal-transition', sentence: 'This sync has already ended.' },
  'sync-just-ended': { code: 'conflict', sentence: 'A sync has just ended. Try again.' },
} as const satisfies RefusalWords
