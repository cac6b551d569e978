import type { Generated, GeneratedAlways } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { ApprovalException, PermissionCategory } from '#shared/domain/permission-rules.ts'
import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import type { Timestamp } from './column-kinds.ts'

export interface TeamMembersTable {
  customer_id: string
  id: Generated<string>
  user_id: string | null
  name: string
  email: string
  role: TeamRole
  status: 'active' | 'invited' | 'inactive'
  avatar: string | null
  language: Locale | null
  last_active: Date | null
  created_at: Timestamp
  invited_by: string | null
  invited_at: Date | null
  invitation_expires_at: Date | null
  words: GeneratedAlways<string>
  is_limited: Generated<boolean>
  /** Beyond the plan: reads, and changes nothing. */
  is_resting: Generated<boolean>
  /** `null`: as the workspace has it. */
  reply_approval: ApprovalException | null
}

/** Of those who are limited. */
export interface TeamMemberLocationsTable {
  customer_id: string
  team_member_id: string
  location_id: string
}

/** The same list as in the code, for whoever reads the database. */
export interface PermissionsTable {
  id: Permission
  name: string
  description: string
  category: PermissionCategory
}

/** Where a member differs from their role. */
export interface TeamMemberPermissionsTable {
  customer_id: string
  team_member_id: string
  permission_id: Permission
  is_granted: boolean
}

export interface MemberAvatarsTable {
  customer_id: string
  id: string
  team_member_id: string
  content: Buffer
  created_at: Timestamp
}
