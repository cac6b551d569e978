import { z } from 'zod'
import { APPROVAL_EXCEPTIONS, PERMISSION_CATEGORIES } from '../domain/permission-rules.ts'
import { PERMISSIONS, TEAM_ROLES, APPROVAL_RULES } from '../domain/permissions.ts'
import { defineEndpoint } from './endpoint.ts'
import { locationLimit } from './member-locations.ts'
import { pageInput, pageOf } from './paging.ts'

export const MEMBER_STATUSES = ['active', 'invited', 'inactive'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** Nobody is invited as an owner. */
export const INVITED_ROLES = ['member', 'manager', 'admin'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]

export const TEAM_LIMITS = { name: 120, invitations: 20, avatarBytes: 5_000_000 } as const
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

const permissionList = z.array(z.enum(PERMISSIONS, 'choiceInvalid')).max(PERMISSIONS.length, 'tooMany')

const memberSchema = z
  .object({
    id: z.uuid(),
    /** `null` until an invitation is accepted. */
    userId: z.uuid().nullable(),
    name: z.string(),
    email: z.string(),
    role: z.enum(TEAM_ROLES),
    status: z.enum(MEMBER_STATUSES),
    /** Its address, which never shows anything else; `null`: their initials stand for them. */
    avatar: z.string().nullable(),
    /** The plan has no room for them: they see everything, and change nothing. */
    isResting: z.boolean(),
    lastActiveAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    /** All they may do. */
    permissions: z.array(z.enum(PERMISSIONS)),
    /** Where that differs from their role. */
    specific: z.object({ given: z.array(z.enum(PERMISSIONS)), taken: z.array(z.enum(PERMISSIONS)) }),
    /** Whether their replies wait for approval whatever the workspace's rule; `null`: as that has it. */
    approval: z.enum(APPROVAL_EXCEPTIONS).nullable(),
    /** What comes of it. */
    needsApproval: z.boolean(),
    invitation: z
      .object({ invitedBy: z.string().nullable(), expiresAt: z.iso.datetime(), hasRunOut: z.boolean() })
      .nullable(),
    isSelf: z.boolean(),
    /** What the one who asks may do with them. */
    canEdit: z.boolean(),
    canRemove: z.boolean(),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.infer<typeof memberSchema>

export const teamFilterShape = {
  /** In the name or the address. */
  search: z.string().trim().max(200, 'tooLong').optional(),
  role: z.enum(TEAM_ROLES, 'choiceInvalid').optional(),
  status: z.enum(MEMBER_STATUSES, 'choiceInvalid').optional(),
}

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/team',
  summary: 'The team by name, those who are invited included, page by page',
  access: 'team.view',
  isOpenToKeys: true,
  // A cursor holds a name.
  input: z.object({ ...teamFilterShape, ...pageInput, cursor: z.string().max(1000).optional() }),
  output: pageOf(memberSchema).extend({
    /** `limit` is `null` where the plan has none. Who is inactive takes no seat. */
    seats: z.object({ taken: z.int(), limit: z.int().nullable() }),
  }),
})

const ofMember = z.object({ memberId: z.uuid() })

export const listAdministrators = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/administrators',
  summary: 'Who of the team can give one more rights, the owner first: whom to ask',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ name: z.string(), role: z.enum(TEAM_ROLES) })) }),
})

export const getMember = defineEndpoint({
  method: 'GET',
  path: '/api/v1/team/:memberId',
  summary: 'One of the team',
  access: 'team.view',
  input: ofMember,
  output: memberSchema,
  errors: ['not-found'],
})

export const listPermissions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/permissions',
  summary: 'What members can be allowed to do, by category',
  access: 'team.view',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.enum(PERMISSIONS),
        name: z.string(),
        description: z.string(),
        category: z.enum(PERMISSION_CATEGORIES),
      }),
    ),
  }),
})

const email = z.string().trim().min(1, 'emailRequired').max(255, 'tooLong').pipe(z.email('emailInvalid'))

export const inviteMembersInput = z.object({
  emails: z.array(email).min(1, 'emailRequired').max(TEAM_LIMITS.invitations, 'tooMany'),
  role: z.enum(INVITED_ROLES, 'choiceInvalid').default('member'),
  /** All they are to be able to do; left out, what the role brings. */
  permissions: permissionList.optional(),
  /** Those they are to see; left out, all of them. */
  locations: locationLimit.optional(),
})

export const inviteMembers = defineEndpoint({
  method: 'POST',
  path: '/api/v1/team/invitations',
  summary: 'Invite one or several to the team, by mail: all of them, or nobody',
  access: 'team.manage',
  needsAllLocations: true,
  input: inviteMembersInput,
  output: z.object({ items: z.array(memberSchema) }),
  errors: ['conflict', 'plan-limit', 'permission-denied', 'not-found'],
})

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/team/:memberId/invitation',
  summary: 'Send an invitation again, good for another week',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember,
  output: memberSchema,
  errors: ['not-found', 'illegal-transition', 'permission-denied'],
})

export const changeMemberInput = z.object({
  name: z.string().trim().min(1, 'required').max(TEAM_LIMITS.name, 'tooLong').optional(),
  role: z.enum(TEAM_ROLES, 'choiceInvalid').optional(),
  permissions: permissionList.optional(),
  approval: z.enum(APPROVAL_EXCEPTIONS, 'choiceInvalid').nullable().optional(),
})

export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/team/:memberId',
  summary:
    'Change the name, the role, the permissions or the approval of a member; a new role alone brings its own permissions',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember.extend(changeMemberInput.shape),
  output: memberSchema,
  errors: ['not-found', 'permission-denied'],
})

const approvalRuleSchema = z.object({ rule: z.enum(APPROVAL_RULES, 'choiceInvalid') })

export const getApprovalRule = defineEndpoint({
  method: 'GET',
  path: '/api/v1/team-approval',
  summary: 'Whose replies wait for approval, where a member is no exception',
  access: 'team.view',
  input: z.object({}),
  output: approvalRuleSchema,
})

export const changeApprovalRule = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/team-approval',
  summary:
    'Say whose replies wait for approval: everybody’s but the owner’s, nobody’s, or of those who may not publish',
  access: 'team.manage',
  needsAllLocations: true,
  input: approvalRuleSchema,
  output: approvalRuleSchema,
})

export const suspendMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/team/:memberId/suspend',
  summary: 'Keep a member out, with everything of theirs kept; the seat becomes free',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember,
  output: memberSchema,
  errors: ['not-found', 'illegal-transition', 'permission-denied'],
})

export const reactivateMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/team/:memberId/reactivate',
  summary: 'Let a suspended member in again, where a seat is free',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember,
  output: memberSchema,
  errors: ['not-found', 'illegal-transition', 'permission-denied', 'plan-limit'],
})

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/team/:memberId',
  summary: 'Remove a member, or withdraw an invitation; what is assigned to them goes to somebody else, or to nobody',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember.extend({ handOverTo: z.uuid().optional() }),
  output: z.object({ id: z.uuid(), name: z.string() }),
  errors: ['not-found', 'permission-denied'],
})

export const transferOwnership = defineEndpoint({
  method: 'POST',
  path: '/api/v1/team/:memberId/transfer-ownership',
  summary: 'Make an active member the owner; who was it stays as an administrator. Asks for a fresh proof',
  access: 'team.manage',
  needsAllLocations: true,
  input: ofMember,
  output: memberSchema,
  errors: ['not-found', 'illegal-transition', 'permission-denied'],
})

export const uploadAvatar = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/team/:memberId/avatar',
  summary: 'Give a member a picture: one’s own, or of whom one may change. PNG, JPEG or WebP, made anew',
  access: 'team.view',
  input: ofMember.extend({ data: z.base64().min(1, 'required') }),
  output: memberSchema,
  errors: ['not-found', 'permission-denied', 'conflict'],
  maxBodyBytes: 7_500_000,
  ratePerMinute: 20,
})

export const removeAvatar = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/team/:memberId/avatar',
  summary: 'Take a member’s picture away',
  access: 'team.view',
  input: ofMember,
  output: memberSchema,
  errors: ['not-found', 'permission-denied'],
})

export const getAvatar = defineEndpoint({
  method: 'GET',
  path: '/api/v1/avatars/:customerId/:avatarId',
  summary: 'A member’s picture, for whoever has its address',
  access: 'public',
  input: z.object({ customerId: z.uuid(), avatarId: z.uuid() }),
  output: z.string(),
  mediaType: 'image/png',
  errors: ['not-found'],
})
