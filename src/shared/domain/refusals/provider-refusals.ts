import type { RefusalWords } from './refusal-words.ts'

export const PROVIDER_REFUSALS = {
  'campaigns-outside-plan': {
    code: 'plan-limit',
    sentence: 'Campaigns are part of the Professional plan. Upgrade to send messages to your customers.',
  },
  'advanced-analytics-outside-plan': {
    code: 'plan-limit',
    sentence: 'Advanced analytics are part of the Professional plan. Upgrade to follow a campaign in detail.',
  },
  'campaign-not-found': {
    code: 'not-found',
    sentence: 'Campaign not found or you don’t have permission to view it.',
  },
  'campaigns-full': { code: 'conflict', sentence: 'You have {count, number} campaigns. Delete one to create another.' },
  'campaign-active': { code: 'conflict', sentence: 'This campaign is running. Pause it before you delete it.' },
  'campaign-fixed': {
    code: 'conflict',
    sentence: 'This campaign is running or finished. Pause or duplicate it to change something.',
  },
  'campaign-dates-crossed': { code: 'invalid-input', sentence: 'The end date cannot be before the start date.' },
  'campaign-running': { code: 'conflict', sentence: 'This campaign is running already.' },
  'campaign-finished': { code: 'conflict', sentence: 'This campaign is finished. Duplicate it to send it again.' },
  'campaign-not-running': { code: 'conflict', sentence: 'This campaign is not running.' },
  'campaign-not-scheduled': { code: 'conflict', sentence: 'This campaign has no time to be sent at.' },
  'campaign-incomplete': { code: 'invalid-input', sentence: 'Campaign name and message are required' },
  'campaign-without-channel': { code: 'invalid-input', sentence: 'Select at least one channel to send your campaign' },
  'campaign-without-network': { code: 'conflict', sentence: 'Connect a social network in Settings first.' },
  'campaign-in-the-past': { code: 'invalid-input', sentence: 'Cannot schedule a campaign in the past' },
  'campaign-too-far-ahead': { code: 'invalid-input', sentence: 'Choose a day within the next two years.' },
  'secret-told-once': {
    code: 'conflict',
    sentence: 'This was created a moment ago, and is shown only once. Create a new one.',
  },
  'calendar-sent': { code: 'conflict', sentence: 'What has been sent cannot move.' },
  'campaign-over': {
    code: 'conflict',
    sentence: 'The end date of this campaign has passed. Change it before you start the campaign.',
  },
  'campaign-for-asking': {
    code: 'conflict',
    sentence: 'This campaign only writes to people you ask one by one. Duplicate it to send it to many.',
  },
  'campaign-automatic': {
    code: 'conflict',
    sentence: 'This campaign asks after each visit. Activate it instead of sending it.',
  },
  'campaign-not-automatic': {
    code: 'invalid-input',
    sentence: 'Only review and feedback requests by email or text message can go out after a visit.',
  },
  'campaign-way-fixed': {
    code: 'conflict',
    sentence: 'This campaign has already started or is scheduled. Duplicate it to change how it goes out.',
  },
  'campaign-link-forbidden': {
    code: 'invalid-input',
    sentence: 'Yelp does not allow businesses to ask for reviews. Please choose another link.',
  },
  'cannot-be-asked': { code: 'conflict', sentence: 'This person cannot be asked that way right now.' },
  'asking-paused': { code: 'conflict', sentence: 'Asking is paused here. Activate “{name}” under Campaigns first.' },
  'campaign-post-untold': { code: 'not-found', sentence: 'There are no figures to be had of this post.' },
  'campaign-unsent': { code: 'conflict', sentence: 'No channels were able to send the campaign' },
  'campaign-field-unknown': {
    code: 'conflict',
    sentence: 'We do not know what to put in place of {field}. Please correct it in the message first.',
  },
  'campaign-link-missing': {
    code: 'conflict',
    sentence: 'The link of this campaign leads nowhere: publish its page, or add review links to the location.',
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
  'provider-sender-unverified': {
    code: 'conflict',
    sentence: '{name} has not verified {address} yet. Verify it there, then try again. No email goes out until then.',
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
