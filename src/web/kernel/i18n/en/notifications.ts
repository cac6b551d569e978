export const notifications = {
  title: 'Notifications',
  open: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  empty: 'No new notifications',
  markAllRead: 'Mark all as read',
  markReadOf: 'Mark as read: {message}',
  newOne: 'New notification: {message}',
  newMany: '{count, plural, one {# new notification} other {# new notifications}}',
  settings: 'Notification settings',
  unread: 'Unread: {message}',
  readFailed: 'The notification could not be marked as read',
  failed: 'Failed to load notifications',
  types: { review: 'Review', dispute: 'Dispute', campaign: 'Campaign', system: 'Goodword' },
} as const
