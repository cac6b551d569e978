/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = [
  'review.created',
  'review.updated',
  'reply.live',
  'reply.rejected',
  'dispute.changed',
  'campaign.finished',
  'contact.unsubscribed',
  'survey.answered',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** Nobody chooses it: it is sent to one endpoint that somebody tries. */
export const TEST_EVENT = 'webhook.test'

export const MOST_WEBHOOKS = 20
export const LONGEST_WEBHOOK_ADDRESS = 500

/** So long nothing may be taken, and on so many days something must have failed, before an endpoint is switched off. */
export const WEBHOOK_PATIENCE_DAYS = 5
export const WEBHOOK_LOG_DAYS = 30

/** How much of an answer is kept to look at. */
export const LONGEST_KEPT_ANSWER = 2000

/** `dropped`: its endpoint was switched off, or the plan no longer has it. */
export const WEBHOOK_DELIVERY_STATES = ['queued', 'dispatching', 'sent', 'failed', 'dropped'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** Why we switched one off: nothing was taken for days, or the receiver said that it is not there any more (410). */
export const WEBHOOK_GIVEN_UP_FOR = ['failing', 'gone'] as const
export type WebhookGivenUpFor = (typeof WEBHOOK_GIVEN_UP_FOR)[number]

/** `status`: it answered with something other than 2xx. `not-public`: its name leads into a private network. */
export const WEBHOOK_FAILURES = ['status', 'redirected', 'timeout', 'not-public', 'insecure', 'unreachable'] as const
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number]

/** Where the sandbox takes in what an installation without the internet sends. */
export const WEBHOOK_RECEIVER_PATH = '/sandbox/webhooks'
