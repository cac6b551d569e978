import type { CustomerTx } from '#server/database/transactions.ts'
import { insertOwner, setMemberEmail } from './team.repository.ts'

/** The first member of a new customer. */
export function addOwner(tx: CustomerTx, owner: { userId: string; email: string; name: string }): Promise<void> {
  return insertOwner(tx, owner)
}

/** A member is known by the address they sign in with. */
export function noteMemberEmail(tx: CustomerTx, member: { memberId: string; email: string }): Promise<void> {
  return setMemberEmail(tx, member.memberId, member.email)
}
