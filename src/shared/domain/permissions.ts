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

export const TEAM_ROLES = ['owner', 'admin', 'manager', 'member'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

const MANAGER_LACKS: readonly Permission[] = [
  'billing.view',
  'billing.manage',
  'integrations.manage',
  'settings.manage',
  'team.manage',
]

const MEMBER_HAS: readonly Permission[] = [
  'activity.view',
  'analytics.view',
  'calendar.view',
  'campaigns.view',
  'chat.use',
  'contacts.view',
  'disputes.view',
  'disputes.create',
  'qr-codes.view',
  'replies.draft',
  'reviews.view',
  'team.view',
]

const ROLE_PERMISSIONS: Record<TeamRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS.filter((permission) => permission !== 'billing.manage'),
  manager: PERMISSIONS.filter((permission) => !MANAGER_LACKS.includes(permission)),
  member: MEMBER_HAS,
}

/** What a member may do. The one place that decides it, for requests and for what is done in somebody's name. */
export function permissionsOf(member: { role: TeamRole }): readonly Permission[] {
  return ROLE_PERMISSIONS[member.role]
}
