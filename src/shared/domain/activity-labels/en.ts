/** What the screen of the activity and its file have in common. */
export const activitySubjects = {
  reviews: 'Reviews',
  replies: 'Replies',
  disputes: 'Disputes',
  'qr-codes': 'QR codes',
  contacts: 'Contacts',
  campaigns: 'Campaigns',
  connections: 'Connections',
  team: 'Team',
  security: 'Security',
  billing: 'Plan and payments',
  workspace: 'Workspace',
} as const

export const activityChanges = {
  role: 'Role',
  given: 'Permissions given',
  taken: 'Permissions taken away',
  language: 'Language',
  timezone: 'Time zone',
  country: 'Country',
  dateFormat: 'Date format',
  currency: 'Currency',
  sessionTimeout: 'Session timeout (minutes)',
  isTimeoutForRemembered: 'Timeout also for remembered devices',
  emailNotifications: 'Notifications by email',
  pushNotifications: 'Notifications by push',
  slackNotifications: 'Notifications in Slack',
  reviewAlerts: 'Alerts: new reviews',
  disputeAlerts: 'Alerts: dispute updates',
  campaignAlerts: 'Alerts: campaign status',
  ipWhitelist: 'IP whitelist',
  isTwoFactorRequired: 'Two-factor required of everyone',
  logo: 'Logo',
  primary: 'Primary color',
  secondary: 'Secondary color',
  accent: 'Accent color',
  customDomain: 'Custom domain',
} as const

export const teamRoles = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Team Member',
} as const
