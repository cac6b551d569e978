import type { Invitation } from '#shared/contracts/invitations.ts'
import type { TeamMember } from '#shared/contracts/team.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { exceptionsFor, presetOf, permissionsOf } from '#shared/domain/permission-rules.ts'
import { type Permission, type TeamRole } from '#shared/domain/permissions.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { limitNewcomer } from '#server/features/locations/locations.service.ts'
import { getSettings, lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { refuseBeyondLimit } from '#server/kernel/http/access.ts'
import type { Actor, Principal } from '#server/kernel/http/actor.ts'
import { presentMember } from './member.presenter.ts'
import { getMember, lockEditable, refuseForeignRights, tellOf, wrongState } from './members.ts'
import { setExceptions } from './members.repository.ts'
import {
  activateInvited,
  BELONGS_HERE,
  countActive,
  countSeatsTaken,
  getBusinessName,
  listByEmail,
  listInvitationsFor,
  listPlacesOf,
  putInvited,
  startOwned,
  type InvitationRow,
  type MemberRow,
} from './team.repository.ts'
import { announceColleague } from './team.service.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000

export interface InvitationMail {
  email: string
  role: TeamRole
  company: string
  inviter: string
  language: Locale
  validSeconds: number
}

/** Makes the account that waits for its owner, if there is none, and queues the mail. */
export type SendInvitation = (tx: CustomerTx, invitation: InvitationMail) => Promise<void>

interface Invited {
  emails: readonly string[]
  role: TeamRole
  permissions?: readonly Permission[] | undefined
  locations?: string[] | null | undefined
}

/** All of them, or nobody. */
export async function inviteAll(
  send: SendInvitation,
  tx: CustomerTx,
  actor: Actor,
  { emails: given, role, permissions = presetOf(role), locations = null }: Invited,
): Promise<TeamMember[]> {
  const kept = permissionsOf({ role, exceptions: exceptionsFor(role, permissions) })
  const exceptions = exceptionsFor(role, kept)
  refuseForeignRights(actor, { role, exceptions }, null)
  const emails = [...new Set(given.map((email) => email.toLowerCase()))]
  await refuseWithoutSeats(tx, emails)
  const invited: TeamMember[] = []
  for (const email of emails) {
    const name = email.split('@', 1)[0] ?? email
    const { id } = await putInvited(tx, { email, role, name, invitedBy: actor.name, expiresAt: endOfInvitation() })
    await setExceptions(tx, id, exceptions)
    await limitNewcomer(tx, id, locations)
    await mail(send, tx, actor, { email, role })
    const member = await getMember(tx, id)
    await tellOf(tx, actor, { ...member, name: email }, 'member.invited')
    invited.push(presentMember(actor, member))
  }
  return invited
}

async function refuseWithoutSeats(tx: CustomerTx, emails: readonly string[]): Promise<void> {
  const plan = await lockPlan(tx)
  const known = await listByEmail(tx, emails)
  const member = known.find((found) => !hasRunOut(found))
  if (member) {
    throw emails.length === 1
      ? refusal('member-already')
      : refusal('member-already-named', { values: { email: member.email } })
  }
  const newcomers = emails.length - known.length
  if (newcomers > 0) refuseBeyondLimit(plan, 'maxTeamMembers', (await countSeatsTaken(tx)) + newcomers)
}

/** For a workspace that somebody else made for them; asked again, the invitation before is void. */
export async function inviteOwner(
  send: SendInvitation,
  tx: CustomerTx,
  { email, inviter }: { email: string; inviter: string },
): Promise<void> {
  const name = email.split('@', 1)[0] ?? email
  await putInvited(tx, { email, role: 'owner', name, invitedBy: inviter, expiresAt: endOfInvitation() })
  await mail(send, tx, { name: inviter }, { email, role: 'owner' })
}

const endOfInvitation = () => new Date(Date.now() + VALID_DAYS * DAY_MS)

async function mail(
  send: SendInvitation,
  tx: CustomerTx,
  actor: Pick<Actor, 'name'>,
  { email, role }: { email: string; role: TeamRole },
): Promise<void> {
  const { language } = (await getSettings(tx)).general
  const company = await getBusinessName(tx)
  const validSeconds = (VALID_DAYS * DAY_MS) / 1000
  await send(tx, { email, role, company, inviter: actor.name, language, validSeconds })
}

export async function resendInvitation(
  send: SendInvitation,
  tx: CustomerTx,
  actor: Actor,
  memberId: string,
): Promise<TeamMember> {
  const member = await lockEditable(tx, actor, memberId)
  if (member.status !== 'invited') throw wrongState(member)
  const { email, role, name } = member
  await putInvited(tx, { email, role, name, invitedBy: actor.name, expiresAt: endOfInvitation() })
  await mail(send, tx, actor, { email, role })
  await tellOf(tx, actor, { ...member, name: email }, 'member.invited')
  return presentMember(actor, await getMember(tx, memberId))
}

/** Safe to press twice: who has joined already is told so again. */
export async function acceptInvitation(
  transactions: Transactions,
  person: Principal,
  { invitationId, name }: { invitationId: string; name: string },
): Promise<{ customerId: string; companyName: string }> {
  const { taken, invitation } = await transactions.platform.read(async (tx) => ({
    taken: (await listPlacesOf(tx, person.userId)).find((place) => place.member_id === invitationId),
    invitation: (await listInvitationsFor(tx, person.email)).find((waiting) => waiting.member_id === invitationId),
  }))
  const customerId = taken?.customer_id ?? invitation?.customer_id
  if (customerId === undefined) throw invitationGone()
  return transactions
    .change(customerId, async (tx) => {
      if (!taken && invitation) await announceColleague(tx, await join(tx, person, { invitation, name }))
      return { customerId, companyName: await getBusinessName(tx) }
    })
    .catch(explainSecondPlace)
}

/** They are known in this team by another address. */
function explainSecondPlace(error: unknown): never {
  throw isTaken(error, BELONGS_HERE) ? refusal('member-here') : error
}

async function join(tx: CustomerTx, person: Principal, given: { invitation: InvitationRow; name: string }) {
  const { userId, email, origin } = person
  const { invitation, name } = given
  // The plan may have become smaller since: of many who come at once, as many join as there are seats.
  const plan = await lockPlan(tx)
  refuseBeyondLimit(plan, 'maxTeamMembers', (await countActive(tx)) + 1, 'seats-taken-meanwhile')
  const member = await activateInvited(tx, { memberId: invitation.member_id, userId, name, openFor: email })
  if (!member) throw invitationGone()
  const { id } = member
  if (member.role === 'owner') await startOwned(tx, userId)
  await recordActivity(tx, { userId, name, origin }, 'member.joined', { type: 'member', id, label: name })
  emit(tx, { type: 'team.changed', subjectId: id, userId: null })
  emit(tx, { type: 'member.changed', subjectId: id, userId })
  return { memberId: id, userId, name }
}

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.member_id,
    companyName: row.company_name,
    invitedBy: row.invited_by ?? row.company_name,
    role: row.role,
    expiresAt: row.invitation_expires_at.toISOString(),
  }
}

/** An invitation that nobody took in time; it still has its seat. */
function hasRunOut({ status, invitation_expires_at: expiresAt }: MemberRow): boolean {
  return status === 'invited' && expiresAt !== null && expiresAt <= new Date()
}

export const invitationGone = () => refusal('invitation-invalid')
