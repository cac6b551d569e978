import { randomUUID } from 'node:crypto'
import type { TeamMember } from '#shared/contracts/team.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { settlePlanLater } from '#server/features/billing/billing.service.ts'
import { notifyLater } from '#server/features/notifications/notifications.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { presentMember } from './member.presenter.ts'
import { getMember, tellOf, wrongState } from './members.ts'
import { lockMembers, setCustomerOwner, setExceptions, update } from './members.repository.ts'

/** Refuses a session that has not shown lately who it is. */
export type RefuseUnproved = (tx: CustomerTx, actor: Actor) => Promise<void>

/** There is one owner at every moment: who was it becomes an administrator in the same transaction. */
export async function transferOwnership(
  refuseUnproved: RefuseUnproved,
  tx: CustomerTx,
  actor: Actor,
  memberId: string,
): Promise<TeamMember> {
  const ownId = actor.member.memberId
  if (actor.member.role !== 'owner') throw refusal('owner-only')
  await refuseUnproved(tx, actor)
  const locked = await lockMembers(tx, [ownId, memberId])
  const [owner, heir] = [ownId, memberId].map((id) => locked.find((member) => member.id === id))
  if (!owner || !heir) throw refusal('member-not-found')
  // Somebody else of the same person's tabs was quicker.
  if (owner.role !== 'owner' || heir.id === owner.id) throw refusal('owner-only')
  if (heir.status !== 'active' || !heir.user_id) throw wrongState(heir)
  await update(tx, owner.id, { role: 'admin' })
  await update(tx, heir.id, { role: 'owner', reply_approval: null })
  await setExceptions(tx, heir.id, {})
  await setCustomerOwner(tx, heir.user_id)
  await settlePlanLater(tx)
  await tellOf(tx, actor, owner, 'member.role-changed')
  await tellOf(tx, actor, heir, 'member.ownership-transferred')
  await notifyLater(tx, {
    customerId: tx.customerId,
    key: randomUUID(),
    userIds: [heir.user_id],
    notice: { kind: 'member.role-changed', params: { doer: actor.name, role: 'owner' }, about: null, link: null },
  })
  return presentMember({ member: { ...actor.member, role: 'admin' } }, await getMember(tx, memberId))
}
