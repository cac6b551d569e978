import type { LiveEventType } from '#shared/contracts/live-events.ts'

/** The first word of every query's key. A query adds its own input behind it. */
export const queryKeys = {
  me: ['me'],
  activity: ['activity'],
  dashboard: ['dashboard'],
  notifications: ['notifications'],
  notificationPreferences: ['notification-preferences'],
  replyLink: ['reply-link'],
  contactMessages: ['contact-messages'],
  doors: ['doors'],
  account: ['account'],
  factors: ['factors'],
  recoveryCodes: ['recovery-codes'],
  mySessions: ['my-sessions'],
  mySecurityEvents: ['my-security-events'],
  myInvitations: ['my-invitations'],
  generalSettings: ['general-settings'],
  securitySettings: ['security-settings'],
  branding: ['branding'],
  ssoProvider: ['sso-provider'],
  integrations: ['integrations'],
  providers: ['providers'],
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
  qrCodes: ['qr-codes'],
  hostedPages: ['hosted-pages'],
  contacts: ['contacts'],
  campaigns: ['campaigns'],
  /** Apart: a photo never changes, and is large. */
  pagePhotos: ['page-photos'],
  reviewImports: ['review-imports'],
  manualReviews: ['manual-reviews'],
  assistant: ['assistant'],
  brandVoice: ['brand-voice'],
  aiUsage: ['ai-usage'],
  search: ['search'],
  team: ['team'],
  administrators: ['administrators'],
} as const

/** What is asked for again when the stream tells of an event. */
export const QUERIES_CHANGED_BY: Record<LiveEventType, readonly (readonly string[])[]> = {
  'activity.recorded': [queryKeys.activity, queryKeys.dashboard],
  'notification.changed': [queryKeys.notifications, queryKeys.notificationPreferences],
  // With rights and sessions change what one may be told, and where.
  'member.changed': [
    queryKeys.me,
    queryKeys.dashboard,
    queryKeys.notifications,
    queryKeys.notificationPreferences,
    queryKeys.generalSettings,
    queryKeys.securitySettings,
  ],
  'team.changed': [queryKeys.team, queryKeys.administrators, queryKeys.reviewOptions],
  'contact-message.changed': [queryKeys.contactMessages],
  'integration.changed': [queryKeys.integrations, queryKeys.locations, queryKeys.qrCodes, queryKeys.dashboard],
  'provider.changed': [queryKeys.providers],
  'sync.progressed': [queryKeys.integrations],
  'reply.composing': [queryKeys.reviewDraft],
  'scheduled-response.changed': [queryKeys.scheduledResponses, queryKeys.reviews, queryKeys.dashboard],
  // A run may write drafts.
  'bulk.progressed': [queryKeys.bulkRuns, queryKeys.reviewDraft],
  'dispute.changed': [queryKeys.disputes, queryKeys.incidents, queryKeys.dashboard],
  'incident.changed': [queryKeys.incidents, queryKeys.disputes],
  'qr-code.changed': [queryKeys.qrCodes],
  'hosted-page.changed': [queryKeys.hostedPages, queryKeys.qrCodes],
  'contact.changed': [queryKeys.contacts],
  'campaign.changed': [queryKeys.campaigns],
  'analysis.progressed': [queryKeys.assistant, queryKeys.aiUsage],
  'analysis.failed': [queryKeys.aiUsage],
  'review.changed': [
    queryKeys.reviews,
    queryKeys.scheduledResponses,
    queryKeys.reviewImports,
    queryKeys.manualReviews,
    queryKeys.dashboard,
  ],
}

/** What is added up from many things: during a sync of thousands it is asked for once a second, not with each. */
export const ADDED_UP: readonly (readonly string[])[] = [
  queryKeys.dashboard,
  queryKeys.qrCodes,
  queryKeys.hostedPages,
  queryKeys.contacts,
  queryKeys.campaigns,
]
