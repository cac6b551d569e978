import type { LiveEventType } from '#shared/contracts/live-events.ts'

/** The first word of every query's key. A query adds its own input behind it. */
export const queryKeys = {
  me: ['me'],
  activity: ['activity'],
  notifications: ['notifications'],
  contactMessages: ['contact-messages'],
  doors: ['doors'],
  account: ['account'],
  factors: ['factors'],
  recoveryCodes: ['recovery-codes'],
  mySessions: ['my-sessions'],
  mySecurityEvents: ['my-security-events'],
  myInvitations: ['my-invitations'],
  securitySettings: ['security-settings'],
  ssoProvider: ['sso-provider'],
  integrations: ['integrations'],
  liveReviews: ['live-reviews'],
  authorizations: ['authorizations'],
  /** Why the last way to a platform failed, for the page one comes back to. */
  returnReason: ['return-reason'],
  locations: ['locations'],
  reviews: ['reviews'],
  /** Apart from `reviews`: the rows on screen change in place, and the list is never asked for anew from its top. */
  reviewList: ['review-list'],
  reviewDraft: ['review-draft'],
  reviewOptions: ['review-options'],
  reviewViews: ['review-views'],
  replyTemplates: ['reply-templates'],
  scheduledResponses: ['scheduled-responses'],
  bulkRuns: ['bulk-runs'],
  disputes: ['disputes'],
  incidents: ['incidents'],
  reviewImports: ['review-imports'],
  manualReviews: ['manual-reviews'],
  assistant: ['assistant'],
  brandVoice: ['brand-voice'],
  aiUsage: ['ai-usage'],
} as const

/** What is asked for again when the stream tells of an event. */
export const QUERIES_CHANGED_BY: Record<LiveEventType, readonly (readonly string[])[]> = {
  'activity.recorded': [queryKeys.activity],
  'notification.changed': [queryKeys.notifications],
  'member.changed': [queryKeys.me],
  'contact-message.changed': [queryKeys.contactMessages],
  'integration.changed': [queryKeys.integrations, queryKeys.locations],
  'sync.progressed': [queryKeys.integrations],
  'reply.composing': [queryKeys.reviewDraft],
  'scheduled-response.changed': [queryKeys.scheduledResponses, queryKeys.reviews],
  'bulk.progressed': [queryKeys.bulkRuns],
  'dispute.changed': [queryKeys.disputes, queryKeys.incidents],
  'incident.changed': [queryKeys.incidents, queryKeys.disputes],
  'analysis.progressed': [queryKeys.assistant, queryKeys.aiUsage],
  'review.changed': [queryKeys.reviews, queryKeys.scheduledResponses, queryKeys.reviewImports, queryKeys.manualReviews],
}
