import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/team.ts'
import type { ActivityAction, ActivityChange } from '#shared/domain/activity-actions.ts'
import { exceptionsFor, permissionsOf, type PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listChanges, recordActivity } from '#server/features/activity/activity.service.ts'
import { settlePlanLater } from '#server/features/billing/billing.service.ts'
import { notify, notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { refuseBeyondLimit } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { canEdit, canRemove, presentMember } from './member.presenter.ts'
import {
  closePlace,
  findMember,
  lockMembers,
  type Member,
  remove,
  setExceptions,
  update,
} from './members.repository.ts'
import { countSeatsTaken } from './team.repository.ts'

export async function getMember(tx: CustomerTx, memberId: string): Promise<Member> {
  const member = await findMember(tx, memberId)
  if (!member) throw refusal('member-not-found')
  return member
}

/** Locked, and the actor's to change. */
export async function lockEditable(tx: CustomerTx, actor: Actor, memberId: string): Promise<Member> {
  const [member] = await lockMembers(tx, [memberId])
  if (!member) throw refusal('member-not-found')
  if (!canEdit(actor, member)) throw refusal('member-owner-kept')
  return member
}

/** Part of every change: the feed, the open lists of the team, and the person's own screens, which look again what they may. */
export async function tellOf(
  tx: CustomerTx,
  actor: { userId: string; name: string },
  member: Pick<Member, 'id' | 'name' | 'user_id'> & { changes?: readonly ActivityChange[] },
  action: ActivityAction | null,
): Promise<void> {
  const { id, name: label, user_id: userId, changes = [] } = member
  if (action) await recordActivity(tx, actor, action, { type: 'member', id, label, changes })
  emit(tx, { type: 'team.changed', subjectId: id, userId: null })
  if (userId) emit(tx, { type: 'member.changed', subjectId: id, userId })
}

/** Nobody gives what they lack. */
export function refuseForeignRights(actor: Actor, after: PermissionHolder, before: PermissionHolder | null): void {
  const had = before ? permissionsOf(before) : []
  const added = permissionsOf(after).filter((permission) => !had.includes(permission))
  if (!added.every((permission) => actor.member.permissions.includes(permission))) {
    throw refusal('permission-not-yours')
  }
}

/** A new role alone brings its own permissions. */
function decideRights(before: Member, { role = before.role, permissions }: Wanted): PermissionHolder {
  const wanted =
    permissions ?? (role === before.role ? permissionsOf(before) : permissionsOf({ role, exceptions: null }))
  // What cannot be given to this role, or not without another, is not kept either.
  const kept = permissionsOf({ role, exceptions: exceptionsFor(role, wanted) })
  return { role, exceptions: role === 'owner' ? {} : exceptionsFor(role, kept) }
}

type Wanted = Omit<ParsedInputOf<typeof contract.changeMember>, 'memberId'>

export async function changeMember(
  tx: CustomerTx,
  actor: Actor,
  { memberId, name, approval, ...wanted }: ParsedInputOf<typeof contract.changeMember>,
  handOver: HandOver,
): Promise<contract.TeamMember> {
  const before = await lockEditable(tx, actor, memberId)
  const after = { ...decideRights(before, wanted), reply_approval: decideApproval(before, approval) }
  if ((after.role === 'owner') !== (before.role === 'owner')) throw refusal('owner-by-transfer')
  const hasOtherRights = hasChanged(before, after)
  if (hasOtherRights && memberId === actor.member.memberId) throw refusal('member-self-kept')
  refuseForeignRights(actor, after, before)
  const { role, reply_approval } = after
  await update(tx, memberId, { role, reply_approval, ...(name !== undefined && { name }) })
  if (hasOtherRights) {
    await setExceptions(tx, memberId, after.exceptions ?? {})
    await followRights(tx, actor, { before, role }, handOver)
  }
  if (hasOtherRights || (name !== undefined && name !== before.name)) {
    const changes = describeRights(before, after)
    await tellOf(tx, actor, { ...before, name: name ?? before.name, changes }, describeChange(before, after))
  }
  return presentMember(actor, await getMember(tx, memberId))
}

/** What they may no longer see is not theirs to do; and they are told. */
async function followRights(
  tx: CustomerTx,
  actor: Actor,
  { before, role }: { before: Member; role: Member['role'] },
  handOver: HandOver,
): Promise<void> {
  const { user_id: userId, name } = before
  if (!userId) return
  await handOver(tx, { from: userId, to: { userId, name }, doer: actor })
  const params = { doer: actor.name, role: role === before.role ? null : role }
  await notify(tx, [userId], { kind: 'member.role-changed', params, about: null, link: null })
}

/** The role; where it stays, what came and what went. */
function describeRights(before: PermissionHolder, after: PermissionHolder): ActivityChange[] {
  if (before.role !== after.role) return listChanges({ role: before.role }, { role: after.role })
  const [had, has] = [permissionsOf(before), permissionsOf(after)]
  const write = (ids: readonly Permission[]) => (ids.length === 0 ? null : ids.join(' '))
  return listChanges(
    { given: null, taken: write(had.filter((each) => !has.includes(each))) },
    { given: write(has.filter((each) => !had.includes(each))), taken: null },
  )
}

/** Nobody's but the owner's own, which never wait. */
function decideApproval({ role, reply_approval: kept }: Member, wanted = kept): Member['reply_approval'] {
  return role === 'owner' ? null : wanted
}

type Rights = PermissionHolder & Pick<Member, 'reply_approval'>

/** A name alone is no news. */
function describeChange(before: Rights, after: Rights): ActivityAction | null {
  if (before.role !== after.role) return 'member.role-changed'
  return hasChanged(before, after) ? 'member.permissions-changed' : null
}

function hasChanged(before: Rights, after: Rights): boolean {
  const [had, has] = [permissionsOf(before), permissionsOf(after)]
  const isSame = before.role === after.role && before.reply_approval === after.reply_approval
  return !isSame || had.length !== has.length || !had.every((permission) => has.includes(permission))
}

export async function suspendMember(tx: CustomerTx, actor: Actor, memberId: string): Promise<contract.TeamMember> {
  const member = await lockEditable(tx, actor, memberId)
  if (!canRemove(actor, member)) throw refusal('member-self-kept')
  if (member.status !== 'active') throw wrongState(member)
  await update(tx, memberId, { status: 'inactive' })
  if (member.user_id) await closePlace(tx, member.user_id, false)
  await settlePlanLater(tx)
  await tellOf(tx, actor, member, 'member.suspended')
  return presentMember(actor, await getMember(tx, memberId))
}

export async function reactivateMember(tx: CustomerTx, actor: Actor, memberId: string): Promise<contract.TeamMember> {
  const plan = await lockPlan(tx)
  const member = await lockEditable(tx, actor, memberId)
  if (member.status !== 'inactive') throw wrongState(member)
  refuseBeyondLimit(plan, 'maxTeamMembers', (await countSeatsTaken(tx)) + 1)
  await update(tx, memberId, { status: 'active' })
  await settlePlanLater(tx)
  await tellOf(tx, actor, member, 'member.reactivated')
  return presentMember(actor, await getMember(tx, memberId))
}

export const wrongState = ({ status }: Member) => refusal('member-state', { values: { status } })

/** Gives what is assigned to one person to another, or to nobody; nobody gets what they do not see, nor keeps it. */
export type HandOver = (tx: CustomerTx, work: { from: string; to: Person | null; doer: Person }) => Promise<void>
type Person = { userId: string; name: string }

export async function removeMember(
  tx: CustomerTx,
  actor: Actor,
  { memberId, handOverTo }: ParsedInputOf<typeof contract.removeMember>,
  handOver: HandOver,
): Promise<{ id: string; name: string }> {
  const member = await lockEditable(tx, actor, memberId)
  if (!canRemove(actor, member)) throw refusal('member-self-kept')
  const heir = handOverTo === undefined ? null : await getHeir(tx, handOverTo, member)
  const { user_id: userId, name, status } = member
  if (userId) {
    await handOver(tx, { from: userId, to: heir, doer: actor })
    await closePlace(tx, userId, true)
  }
  await remove(tx, memberId)
  await settlePlanLater(tx)
  await tellOf(tx, actor, member, status === 'invited' ? 'member.invitation-withdrawn' : 'member.removed')
  if (status !== 'invited') {
    const params = { doer: actor.name, name }
    const notice = { kind: 'member.removed', params, about: null, link: paths.team } as const
    await notifyEveryone(tx, notice, { except: actor.userId })
  }
  return { id: memberId, name }
}

async function getHeir(tx: CustomerTx, heirId: string, { id }: Member): Promise<Person> {
  const { user_id: userId, name, status } = await getMember(tx, heirId)
  if (!userId || status !== 'active' || heirId === id) throw refusal('member-not-found')
  return { userId, name }
}
