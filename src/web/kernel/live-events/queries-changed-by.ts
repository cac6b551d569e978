import type { LiveEventType } from '#shared/contracts/live-events.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

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
    queryKeys.companyNotifications,
    queryKeys.workspaceData,
    queryKeys.securitySettings,
  ],
  'team.changed': [queryKeys.team, queryKeys.administrators, queryKeys.reviewOptions],
  'contact-message.changed': [queryKeys.contactMessages],
  'integration.changed': [queryKeys.integrations, queryKeys.locations, queryKeys.qrCodes, queryKeys.dashboard],
  'provider.changed': [queryKeys.providers],
  'sync.progressed': [queryKeys.integrations],
  'reply.composing': [queryKeys.reviewDraft],
  'scheduled-response.changed': [
    queryKeys.scheduledResponses,
    queryKeys.calendar,
    queryKeys.reviews,
    queryKeys.dashboard,
    queryKeys.automation,
  ],
  // A run may write drafts.
  'bulk.progressed': [queryKeys.bulkRuns, queryKeys.reviewDraft],
  'dispute.changed': [queryKeys.disputes, queryKeys.incidents, queryKeys.dashboard],
  'incident.changed': [queryKeys.incidents, queryKeys.disputes],
  'qr-code.changed': [queryKeys.qrCodes],
  'hosted-page.changed': [queryKeys.hostedPages, queryKeys.qrCodes],
  'contact.changed': [queryKeys.contacts],
  'campaign.changed': [queryKeys.campaigns, queryKeys.calendar],
  'automation.changed': [queryKeys.automation],
  'chat-flow.changed': [queryKeys.chatFlows],
  'competitor.changed': [queryKeys.competitors],
  'theme.changed': [queryKeys.dashboard],
  // Their addresses are on it.
  'domain.changed': [queryKeys.customDomain, queryKeys.qrCodes, queryKeys.hostedPages],
  'analysis.progressed': [queryKeys.assistant, queryKeys.aiUsage],
  'analysis.failed': [queryKeys.aiUsage],
  'review.changed': [
    queryKeys.reviews,
    queryKeys.scheduledResponses,
    queryKeys.calendar,
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
  queryKeys.calendar,
]
