import { getAvatar, type TeamMember } from '#shared/contracts/team.ts'
import { needsApproval, permissionsOf } from '#shared/domain/permission-rules.ts'
import { PERMISSIONS, DEFAULT_APPROVAL_RULE } from '#shared/domain/permissions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Member } from './members.repository.ts'

type Asking = Pick<Actor, 'member'>

/** The owner's place is the owner's own affair, the others are for whoever looks after the whole team. */
export function canEdit({ member }: Asking, { id, role }: Pick<Member, 'id' | 'role'>): boolean {
  const mayManage = member.permissions.includes('team.manage') && member.locations === null
  return mayManage && (role !== 'owner' || id === member.memberId)
}

/** Nobody removes themselves, and the owner hands over first. */
export function canRemove(asking: Asking, member: Pick<Member, 'id' | 'role'>): boolean {
  return canEdit(asking, member) && member.role !== 'owner' && member.id !== asking.member.memberId
}

export function presentMember(asking: Asking, row: Member): TeamMember {
  const { role, exceptions, reply_approval: approval, status, avatar, invitation_expires_at: expiresAt } = row
  const differing = PERMISSIONS.filter((permission) => exceptions?.[permission] !== undefined)
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role,
    status,
    avatar: avatar && getAvatar.path.replace(':customerId', row.customer_id).replace(':avatarId', avatar),
    isResting: role !== 'owner' && row.is_resting,
    lastActiveAt: row.last_active?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    permissions: [...permissionsOf({ role, exceptions })],
    specific: {
      given: differing.filter((permission) => exceptions?.[permission] === true),
      taken: differing.filter((permission) => exceptions?.[permission] === false),
    },
    approval,
    needsApproval: needsApproval({ role, exceptions, approval }, row.approval_rule ?? DEFAULT_APPROVAL_RULE),
    invitation:
      status === 'invited' && expiresAt
        ? { invitedBy: row.invited_by, expiresAt: expiresAt.toISOString(), hasRunOut: expiresAt <= new Date() }
        : null,
    isSelf: row.id === asking.member.memberId,
    canEdit: canEdit(asking, row),
    canRemove: canRemove(asking, row),
  }
}
