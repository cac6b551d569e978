/** What each permission lets somebody do, by area and action. */
export const permissionNames = {
  reviews: {
    view: 'See reviews',
    manage: 'Work on reviews',
  },
  replies: {
    draft: 'Write replies',
    publish: 'Publish and approve replies',
  },
  disputes: {
    view: 'See disputes',
    create: 'Open disputes',
    file: 'File disputes',
    resolve: 'Close disputes',
  },
  'qr-codes': {
    view: 'See QR codes and pages',
    manage: 'Manage QR codes and pages',
  },
  campaigns: {
    view: 'See campaigns',
    manage: 'Manage campaigns',
    send: 'Send campaigns',
  },
  contacts: {
    view: 'See contacts',
    manage: 'Manage contacts',
  },
  calendar: {
    view: 'See the calendar',
    manage: 'Manage the calendar',
  },
  chat: {
    use: 'Use the chat',
    manage: 'Manage the chat',
  },
  activity: {
    view: 'See the activity',
  },
  analytics: {
    view: 'See analytics',
  },
  billing: {
    view: 'See billing',
    manage: 'Manage billing',
  },
  integrations: {
    view: 'See connections',
    manage: 'Manage connections',
  },
  settings: {
    view: 'See settings',
    manage: 'Manage settings',
  },
  team: {
    view: 'See the team',
    manage: 'Manage the team',
  },
} as const
