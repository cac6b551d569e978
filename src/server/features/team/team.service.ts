import { ROLE_PERMISSIONS, type Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { insertOwner, listActive, setMemberEmail } from './team.repository.ts'

export { getCompanyName } from './team.repository.ts'

/** The first member of a new customer. */
export function addOwner(tx: CustomerTx, owner: { userId: string; email: string; name: string }): Promise<void> {
  return insertOwner(tx, owner)
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
  return members.flatMap(({ user_id: userId, name, role }) =>
    userId && ROLE_PERMISSIONS[role].includes(permission) ? [{ userId, name }] : [],
  )
}
