import type { RefusalWords } from './refusal-words.ts'

export const PROVIDER_REFUSALS = {
  'campaigns-outside-plan': {
    code: 'plan-limit',
    sentence: 'Campaigns are part of the Professional plan. Upgrade to send messages to your customers.',
  },
  'provider-not-found': { code: 'not-found', sentence: 'That provider is not connected.' },
  'providers-full': { code: 'conflict', sentence: 'You can connect up to {count} providers. Disconnect one first.' },
  'credentials-required': {
    code: 'invalid-input',
    sentence:
      '{name} requires {provider, select, mailchimp {an API key and a server prefix} sendgrid {an API key} mailgun {an API key and a domain} smtp {a host, a port, a user name and a password} twilio {an account SID, an auth token and a from number} messagebird {an API key and an originator} other {an access token}}',
  },
  'credentials-invalid': { code: 'conflict', sentence: 'Invalid credentials' },
  'from-number-invalid': {
    code: 'invalid-input',
    sentence: 'Enter the number in full, with the country code, like +14155550100.',
  },
  'provider-refused': { code: 'conflict', sentence: '{name} says: “{words}”' },
  'provider-unreachable': {
    code: 'unavailable',
    sentence: '{name} cannot be reached at the moment. Try again in a few minutes.',
  },
  'provider-unconfirmed': {
    code: 'unavailable',
    sentence: '{name} did not confirm the message. It may still arrive.',
  },
  'mail-server-refused': {
    code: 'invalid-input',
    sentence: 'We cannot use this mail server. It must be on the public internet, at port 25, 465, 587 or 2525.',
  },
  'provider-sender-missing': {
    code: 'conflict',
    sentence: 'Enter the sender address and your postal address first. No email goes out without them.',
  },
  'provider-number-missing': { code: 'invalid-input', sentence: 'Enter your own phone number.' },
  'provider-without-test': {
    code: 'conflict',
    sentence: '{name} does not send single messages, so there is no test message.',
  },
  'provider-rights-missing': {
    code: 'conflict',
    sentence: '{name} did not give us the right to post. Connect it again and allow everything it asks for.',
  },
  'provider-other-account': {
    code: 'conflict',
    sentence: 'This account does not manage {name}. Sign in with the one that does, or add it as a new provider.',
  },
  'provider-without-place': {
    code: 'conflict',
    sentence: 'This account has no page on {name} that you can post as.',
  },
  'provider-place-not-granted': { code: 'not-found', sentence: 'We do not have access to that page.' },
  'provider-place-chosen': {
    code: 'conflict',
    sentence: 'The pages have already been chosen. Connect again to change them.',
  },
  'audience-not-found': { code: 'not-found', sentence: '{name} does not have that audience.' },
} as const satisfies RefusalWords
