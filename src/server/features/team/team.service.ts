import { permissionsOf, type Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyLater } from '#server/features/notifications/notifications.service.ts'
import { listActive, setMemberEmail } from './team.repository.ts'

export { activateInvited, getBusinessName, insertMember, lockMember, type MemberRow } from './team.repository.ts'

/** Tells the team of a new colleague, however they came. */
export function announceColleague(
  tx: CustomerTx,
  { memberId, userId, name }: { memberId: string; userId: string; name: string },
): Promise<void> {
  return notifyLater(tx, {
    customerId: tx.customerId,
    key: memberId,
    userIds: null,
    except: userId,
    notice: { kind: 'invitation.accepted', params: { name }, link: null },
  })
}

/** A member is known by the address they sign in with. */
export function noteMemberEmail(tx: CustomerTx, member: { memberId: string; email: string }): Promise<void> {
  return setMemberEmail(tx, member.memberId, member.email)
}

/** The people of the customer who may do this, by name. */
export async function listMembersWho(
  tx: CustomerTx,
  permission: Permission,
): Promise<{ userId: string; name: string }[]> {
  const members = await listActive(tx)
  return members.flatMap((member) => {
    const { user_id: userId, name } = member
    return userId && permissionsOf(member).includes(permission) ? [{ userId, name }] : []
  })
}
