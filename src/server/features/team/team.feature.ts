import { acceptInvitation, inviteMember, listMyInvitations, lookAtInvitation } from '#shared/contracts/invitations.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import { hasRoom, planOf } from '#shared/domain/plans.ts'
import type { CustomerTx, ScopedTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getSettings, lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor, Principal } from '#server/kernel/http/actor.ts'
import {
  activateInvited,
  BELONGS_ELSEWHERE,
  countSeatsTaken,
  findByEmail,
  getBusinessName,
  listInvitationsFor,
  putInvited,
  type InvitationRow,
  type MemberRow,
} from './team.repository.ts'
import { announceColleague } from './team.service.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000
const IS_TAKEN = '23505'

export interface InvitationMail {
  email: string
  role: TeamRole
  company: string
  inviter: string
  language: Locale
  validSeconds: number
}

interface TeamPorts {
  /** Makes the account that waits for its owner, if there is none, and queues the mail. */
  sendInvitation: (tx: CustomerTx, invitation: InvitationMail) => Promise<void>
  /** Whom an invitation's mail was sent to, by the secret of its link, which stays good. */
  findInvitedEmail: (tx: ScopedTx, tokenHash: string) => Promise<string | null>
}

/** In the account service's transactions, which may write people and members at once. */
export function makeTeam({ authTransactions: transactions }: Foundations, ports: TeamPorts) {
  return {
    routes: [
      implementIn(transactions)(inviteMember, (tx, actor, input) => invite(ports, tx, actor, input)),
      implement(lookAtInvitation, ({ input }) =>
        transactions.platform.step(async (tx) => {
          const email = await ports.findInvitedEmail(tx, input.tokenHash)
          const [invitation] = email === null ? [] : await listInvitationsFor(tx, email)
          if (!invitation) throw invitationGone()
          const { id: _id, ...shown } = presentInvitation(invitation)
          return shown
        }),
      ),
      implement(listMyInvitations, async ({ actor }) => {
        const rows = await transactions.platform.read((tx) => listInvitationsFor(tx, actor.email))
        return { items: rows.map(presentInvitation) }
      }),
      implement(acceptInvitation, ({ actor, input }) => accept(transactions, actor, input)),
    ],
  }
}

/** Safe to press twice: who has joined already is told so again. */
async function accept(
  transactions: Transactions,
  person: Principal,
  { invitationId, name }: { invitationId: string; name: string },
) {
  const { member } = person
  if (member?.memberId === invitationId) {
    return transactions.change(member.customerId, async (tx) => ({ companyName: await getBusinessName(tx) }))
  }
  const invitations = await transactions.platform.read((tx) => listInvitationsFor(tx, person.email))
  const invitation = invitations.find((candidate) => candidate.member_id === invitationId)
  if (!invitation) throw invitationGone()
  if (member) throw belongsElsewhere()
  return transactions
    .change(invitation.customer_id, async (tx) => {
      const newcomer = await join(tx, person, { invitation, name })
      await announceColleague(tx, newcomer)
      return { companyName: invitation.company_name }
    })
    .catch(explainOtherPlace)
}

async function invite(
  { sendInvitation }: TeamPorts,
  tx: CustomerTx,
  actor: Actor,
  input: { email: string; role: TeamRole },
) {
  const { maxTeamMembers: seats } = planOf(await lockPlan(tx))
  const found = await findByEmail(tx, input.email)
  if (found && !hasRunOut(found)) throw refusal('member-already')
  if (!found && !hasRoom(seats, await countSeatsTaken(tx)))
    throw refusal('seats-taken', { values: { seats: seats ?? 0 } })
  const expiresAt = new Date(Date.now() + VALID_DAYS * DAY_MS)
  const member = await putInvited(tx, {
    ...input,
    name: input.email.split('@', 1)[0] ?? input.email,
    invitedBy: actor.name,
    expiresAt,
  })
  const { id, email, name, role } = member
  const { language } = (await getSettings(tx)).general
  const validSeconds = (VALID_DAYS * DAY_MS) / 1000
  const company = await getBusinessName(tx)
  await sendInvitation(tx, { email, role, company, inviter: actor.name, language, validSeconds })
  await recordActivity(tx, actor, 'member.invited', { type: 'member', id, label: email })
  return { id, email, name, role, expiresAt: expiresAt.toISOString() }
}

async function join(tx: CustomerTx, person: Principal, given: { invitation: InvitationRow; name: string }) {
  const { userId, email } = person
  const { invitation, name } = given
  const member = await activateInvited(tx, { memberId: invitation.member_id, userId, name, openFor: email })
  if (!member) throw invitationGone()
  const { id } = member
  await recordActivity(tx, { userId, name }, 'member.joined', { type: 'member', id, label: name })
  emit(tx, { type: 'member.changed', subjectId: id, userId })
  return { memberId: id, userId, name }
}

function presentInvitation(row: InvitationRow) {
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

const belongsElsewhere = () => refusal('member-elsewhere')

/** They joined another team at the same moment, or have a place there that is only asleep. */
function explainOtherPlace(error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  throw code === IS_TAKEN && constraint === BELONGS_ELSEWHERE ? belongsElsewhere() : error
}

const invitationGone = () => refusal('invitation-invalid')
