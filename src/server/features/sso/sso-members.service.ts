import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import {
  activateInvited,
  announceColleague,
  insertMember,
  lockMember,
  type MemberRow,
} from '#server/features/team/team.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Origin } from '#server/kernel/http/actor.ts'

interface SsoPerson {
  userId: string
  email: string
  name: string
  /** False for somebody with an account from elsewhere: they must be in already, or invited. */
  canJoin: boolean
  client: Origin
}

/** Part of a single sign-on, in the auth service's transaction: the person's place in the team, or `null`. */
export async function admitSsoMember(tx: CustomerTx, person: SsoPerson) {
  const found = await lockMember(tx, person)
  if (found && isIn(found, person)) return placeOf(found)
  const joined = found ? await takeUpInvitation(tx, found, person) : await join(tx, person)
  if (!joined) return null
  await tell(tx, joined, person)
  return placeOf(joined)
}

const placeOf = ({ customer_id: customerId, id: memberId, name: memberName }: MemberRow) => ({
  customerId,
  memberId,
  memberName,
})

async function join(tx: CustomerTx, person: SsoPerson): Promise<MemberRow | null> {
  return person.canJoin ? insertMember(tx, { ...person, role: 'member' }) : null
}

/** Whoever was made inactive stays out, and nobody takes another one's place. */
function isIn(member: MemberRow, person: SsoPerson): boolean {
  return member.user_id === person.userId && member.status === 'active'
}

async function takeUpInvitation(tx: CustomerTx, member: MemberRow, person: SsoPerson): Promise<MemberRow | null> {
  if (member.user_id !== null || member.status !== 'invited') return null
  const isOpen = member.invitation_expires_at !== null && member.invitation_expires_at > new Date()
  if (!isOpen && !person.canJoin) return null
  const { userId, name } = person
  // An invitation that has run out promises no role any more.
  const role = isOpen ? member.role : 'member'
  return (await activateInvited(tx, { memberId: member.id, userId, name, role })) ?? null
}

async function tell(
  tx: CustomerTx,
  { id: memberId, name: label }: MemberRow,
  { userId, name, client: origin }: SsoPerson,
): Promise<void> {
  await recordActivity(tx, { userId, name, origin }, 'member.joined', { type: 'member', id: memberId, label })
  emit(tx, { type: 'member.changed', subjectId: memberId, userId })
  await announceColleague(tx, { memberId, userId, name: label })
}
