import { type ApprovalRule, type Permission, PERMISSIONS, type TeamRole } from './permissions.ts'

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

/** What a role brings along. */
export function presetOf(role: TeamRole): readonly Permission[] {
  return ROLE_PERMISSIONS[role]
}

/** Where a member differs from their role: `true` has been given, `false` taken away. */
export type PermissionExceptions = Partial<Record<Permission, boolean>>

export interface PermissionHolder {
  role: TeamRole
  /** `null`: none. */
  exceptions: PermissionExceptions | null
}

/** Who looks after the team is an owner or an administrator, whatever else they were given. */
const KEPT_TO_ROLES: Partial<Record<Permission, readonly TeamRole[]>> = { 'team.manage': ['owner', 'admin'] }

/** What is of no use, or makes no sense, without another one. */
export const PERMISSION_NEEDS: Partial<Record<Permission, Permission>> = {
  'billing.manage': 'billing.view',
  'calendar.manage': 'calendar.view',
  'campaigns.manage': 'campaigns.view',
  'campaigns.send': 'campaigns.view',
  'chat.manage': 'chat.use',
  'contacts.manage': 'contacts.view',
  'disputes.create': 'disputes.view',
  'disputes.file': 'disputes.view',
  'disputes.resolve': 'disputes.view',
  'integrations.manage': 'integrations.view',
  'qr-codes.manage': 'qr-codes.view',
  'replies.draft': 'reviews.view',
  'replies.publish': 'replies.draft',
  'reviews.manage': 'reviews.view',
  'settings.manage': 'settings.view',
  'team.manage': 'team.view',
}

export function mayBeGiven(permission: Permission, role: TeamRole): boolean {
  return KEPT_TO_ROLES[permission]?.includes(role) ?? true
}

/** What a member may do. The one place that decides it, for requests and for what is done in somebody's name. */
export function permissionsOf({ role, exceptions }: PermissionHolder): readonly Permission[] {
  const preset = presetOf(role)
  if (role === 'owner' || exceptions === null) return preset
  const has = (permission: Permission): boolean => {
    const needs = PERMISSION_NEEDS[permission]
    return (
      (exceptions[permission] ?? preset.includes(permission)) &&
      mayBeGiven(permission, role) &&
      (needs === undefined || has(needs))
    )
  }
  return PERMISSIONS.filter(has)
}

/** Of one member, whatever the workspace's rule. */
export const APPROVAL_EXCEPTIONS = ['always', 'never'] as const
export type ApprovalException = (typeof APPROVAL_EXCEPTIONS)[number]

export interface ApprovalHolder extends PermissionHolder {
  /** `null`: as the rule has it. */
  approval: ApprovalException | null
}

/** Whether what a member writes waits for somebody else. Never the owner's: somebody has to be able to let replies go. */
export function needsApproval(member: ApprovalHolder, rule: ApprovalRule): boolean {
  if (member.role === 'owner') return false
  if (member.approval !== null) return member.approval === 'always'
  if (rule !== 'by-role') return rule === 'everybody'
  return !permissionsOf(member).includes('replies.publish')
}

/** How somebody of this role who is to have exactly these differs from it. */
export function exceptionsFor(role: TeamRole, wanted: readonly Permission[]): PermissionExceptions {
  const preset = presetOf(role)
  const differing = PERMISSIONS.filter((permission) => wanted.includes(permission) !== preset.includes(permission))
  return Object.fromEntries(differing.map((permission) => [permission, wanted.includes(permission)]))
}

export const PERMISSION_CATEGORIES = ['reviews', 'disputes', 'marketing', 'insights', 'workspace'] as const
export type PermissionCategory = (typeof PERMISSION_CATEGORIES)[number]

const CATEGORY_OF_AREA: Record<string, PermissionCategory> = {
  reviews: 'reviews',
  replies: 'reviews',
  disputes: 'disputes',
  'qr-codes': 'marketing',
  campaigns: 'marketing',
  contacts: 'marketing',
  calendar: 'marketing',
  chat: 'marketing',
  activity: 'insights',
  analytics: 'insights',
  billing: 'workspace',
  integrations: 'workspace',
  settings: 'workspace',
  team: 'workspace',
}

/** In the order in which they are shown, what is needed before what needs it. */
export function permissionsIn(category: PermissionCategory): Permission[] {
  const depthOf = (permission: Permission): number => {
    const needs = PERMISSION_NEEDS[permission]
    return needs === undefined ? 0 : depthOf(needs) + 1
  }
  return PERMISSIONS.filter((permission) => CATEGORY_OF_AREA[permission.split('.', 1)[0] ?? ''] === category).toSorted(
    (one, other) => depthOf(one) - depthOf(other),
  )
}
