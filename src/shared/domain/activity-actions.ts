/** Everything the activity feed can tell. A new feature adds its own lines here and a sentence in each language. */
export const ACTIVITY_ACTIONS = [
  'workspace.created',
  'workspace.renamed',
  'member.signed-in',
  'member.invited',
  'member.joined',
  'sso.changed',
  'sso.removed',
  'integration.connected',
  'integration.disconnected',
  'integration.broken',
  'review.arrived',
  'review.flagged',
  'review.unflagged',
  'review.assigned',
  'reply.submitted',
  'reply.undone',
  'reply.awaits-approval',
  'reply.returned',
  'reply.live',
  'reply.rejected',
  'reply.failed',
  'reply.deleted',
  'reply.scheduled',
  'reply.schedule-cancelled',
  'reply.held',
  'integration.removed',
  'import.done',
  'import.undone',
  'review.added',
  'review.edited',
  'review.removed',
  'review.sentiment-corrected',
  'assistant.voice-changed',
  'dispute.opened',
  'dispute.filed',
  'dispute.filing-failed',
  'dispute.resolved',
  'dispute.rejected',
  'dispute.reopened',
  'dispute.appealed',
  'incident.opened',
  'incident.closed',
] as const
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

export const SUBJECT_TYPES = ['customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** Notifications carry the kind of thing they are about, as the bell shows it. */
export const NOTIFICATION_TYPES = ['review', 'dispute', 'campaign', 'system'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
