import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { activateMember, findMember, insertMember, type MemberRow } from './sso-members.repository.ts'

interface SsoPerson {
  userId: string
  email: string
  name: string
  /** False for somebody with an account from elsewhere: they must be in already, or invited. */
  canJoin: boolean
}

/** Part of a single sign-on, in the auth service's transaction: the person's place in the team, or `null`. */
export async function admitSsoMember(tx: CustomerTx, person: SsoPerson) {
  const found = await findMember(tx, person)
  const member = found ? await letIn(tx, found, person) : person.canJoin ? await join(tx, person) : null
  return member && { customerId: tx.customerId, memberId: member.id, memberName: member.name }
}

async function join(tx: CustomerTx, person: SsoPerson): Promise<MemberRow> {
  return tell(tx, await insertMember(tx, person), person)
}

/** Whoever was made inactive stays out, and nobody takes another one's place. */
async function letIn(tx: CustomerTx, member: MemberRow, person: SsoPerson): Promise<MemberRow | null> {
  if (member.user_id !== null) return member.user_id === person.userId && member.status === 'active' ? member : null
  if (member.status !== 'invited') return null
  const isOpen = member.invitation_expires_at !== null && member.invitation_expires_at > new Date()
  if (!isOpen && !person.canJoin) return null
  const { id } = member
  const { userId, name } = person
  // An invitation that has run out promises no role any more.
  return tell(tx, await activateMember(tx, { id, userId, name, role: isOpen ? member.role : 'member' }), person)
}

async function tell(tx: CustomerTx, member: MemberRow, { userId, name }: SsoPerson): Promise<MemberRow> {
  await recordActivity(tx, { userId, name }, 'member.joined', { type: 'member', id: member.id, label: member.name })
  emit(tx, { type: 'member.changed', subjectId: member.id, userId })
  return member
}
