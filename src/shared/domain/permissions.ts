/** What a person may do, named `area.action`. The server checks these; the browser only hides what is refused. */
export const PERMISSIONS = [
  'activity.view',
  'analytics.view',
  'billing.view',
  'billing.manage',
  'calendar.view',
  'calendar.manage',
  'campaigns.view',
  'campaigns.manage',
  'campaigns.send',
  'chat.use',
  'chat.manage',
  'contacts.view',
  'contacts.manage',
  'disputes.view',
  'disputes.create',
  'disputes.file',
  'disputes.resolve',
  'integrations.view',
  'integrations.manage',
  'qr-codes.view',
  'qr-codes.manage',
  'replies.draft',
  'replies.publish',
  'reviews.view',
  'reviews.manage',
  'settings.view',
  'settings.manage',
  'team.view',
  'team.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What concerns the whole business: whoever is limited to some locations does none of it, even where their role brings it. */
export const WHOLE_BUSINESS_PERMISSIONS: readonly Permission[] = [
  'integrations.manage',
  'settings.manage',
  'team.manage',
]

export const isPermission = (value: string): value is Permission => PERMISSIONS.some((known) => known === value)

export const TEAM_ROLES = ['owner', 'admin', 'manager', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** Whose replies wait for approval in a workspace. By role: of those who may not publish. */
export const APPROVAL_RULES = ['by-role', 'everybody', 'nobody'] as const
export type ApprovalRule = (typeof APPROVAL_RULES)[number]
export const DEFAULT_APPROVAL_RULE: ApprovalRule = 'by-role'
