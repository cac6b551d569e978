import { randomUUID } from 'node:crypto'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import {
  acceptInvitation as accept,
  inviteMember,
  listMyInvitations,
  lookAtInvitation,
} from '#shared/contracts/invitations.ts'
import * as contract from '#shared/contracts/team.ts'
import { paths } from '#shared/domain/paths.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import type { ApprovalRule } from '#shared/domain/permissions.ts'
import { planOf } from '#shared/domain/plans.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { getSettings, lockSettings, setAutomation } from '#server/features/settings/settings.service.ts'
import type { CustomerTx, ScopedTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor, Principal } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload, type PublicPicture } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { cleanPicture } from '#server/kernel/storage/clean-file.ts'
import { refuseOverfull } from '#server/kernel/storage/storage.repository.ts'
import {
  acceptInvitation,
  invitationGone,
  inviteAll,
  inviteOwner,
  presentInvitation,
  resendInvitation,
  type SendInvitation,
} from './invitations.ts'
import { canEdit, presentMember } from './member.presenter.ts'
import { changeMember, getMember, type HandOver, reactivateMember, removeMember, suspendMember } from './members.ts'
import { findAvatar, listLeading, listPermissions, readPage, setAvatar } from './members.repository.ts'
import { type RefuseUnproved, transferOwnership } from './ownership.ts'
import { countSeatsTaken, findConfirmedEmail, listInvitationsFor, setMemberEmail } from './team.repository.ts'
import { noteEmailJob } from './team.service.ts'

interface TeamPorts {
  sendInvitation: SendInvitation
  /** Whom an invitation's mail was sent to, by the secret of its link, which stays good. */
  findInvitedEmail: (tx: ScopedTx, tokenHash: string) => Promise<string | null>
  refuseUnproved: RefuseUnproved
  handOver: HandOver
}

export function makeTeam(base: Foundations, ports: TeamPorts) {
  return {
    routes: [...memberRoutes(base, ports), ...accountRoutes(base, ports), ...avatarRoutes(base)],
    mounts: [implementDownload(contract.getAvatar, ({ input }) => readAvatar(base.transactions, input))],
    jobs: [handleJob(noteEmailJob, (payload) => noteEmail(base.transactions, payload))],
    search: memberSearch,
    inviteOwner: (tx: CustomerTx, owner: { email: string; inviter: string }) =>
      inviteOwner(ports.sendInvitation, tx, owner),
  }
}

function noteEmail(transactions: Transactions, { customerId, userId }: { customerId: string; userId: string }) {
  return transactions.step(customerId, async (tx) => {
    const email = await findConfirmedEmail(tx, userId)
    if (email !== null) await setMemberEmail(tx, userId, email)
  })
}

/** By name and address. */
const memberSearch: SearchSource = {
  subject: 'member',
  mayUse: ({ member }) => member.permissions.includes('team.view'),

  async find(tx, { words, limit }) {
    const { rows, nextCursor } = await readPage(tx, { search: words, limit })
    return {
      hits: rows.map((row) => ({
        id: row.id,
        title: row.name,
        excerpt: row.email,
        foundIn: 'text',
        isClose: false,
        platform: null,
        rating: null,
        isRecommended: null,
        status: row.status,
        at: row.created_at.toISOString(),
        link: linkTo(paths.team, { search: row.email }),
      })),
      hasMore: nextCursor !== null,
      link: linkTo(paths.team, { search: words }),
    }
  },
}

function memberRoutes({ transactions }: Foundations, { handOver }: TeamPorts) {
  const route = implementIn(transactions)
  return [
    route(contract.listMembers, async (tx, actor, input) => {
      const { rows, nextCursor } = await readPage(tx, input)
      const seats = { taken: await countSeatsTaken(tx), limit: planOf(actor.member.plan).maxTeamMembers }
      return { items: rows.map((row) => presentMember(actor, row)), nextCursor, seats }
    }),
    implement(contract.listAdministrators, ({ actor }) => listAdministrators(transactions, actor)),
    route(contract.getMember, async (tx, actor, { memberId }) => presentMember(actor, await getMember(tx, memberId))),
    route(contract.listPermissions, async (tx) => ({ items: await listPermissions(tx) })),
    route(contract.changeMember, (tx, actor, input) => changeMember(tx, actor, input, handOver)),
    route(contract.getApprovalRule, async (tx) => ({ rule: (await getSettings(tx)).automation.replyApproval })),
    route(contract.changeApprovalRule, changeApprovalRule),
    route(contract.suspendMember, (tx, actor, { memberId }) => suspendMember(tx, actor, memberId)),
    route(contract.reactivateMember, (tx, actor, { memberId }) => reactivateMember(tx, actor, memberId)),
    route(contract.removeMember, (tx, actor, input) => removeMember(tx, actor, input, handOver)),
  ]
}

const MOST_ADMINISTRATORS = 5

/** The few one would ask; without a customer there is nobody. */
async function listAdministrators(transactions: Transactions, { member: asking, userId }: Principal) {
  if (!asking) return { items: [] }
  const leading = await transactions.read(asking.customerId, listLeading)
  const able = leading.filter((one) => one.user_id !== userId && permissionsOf(one).includes('team.manage'))
  return { items: able.slice(0, MOST_ADMINISTRATORS).map(({ name, role }) => ({ name, role })) }
}

/** Everybody's screens look again whether what they write waits. */
async function changeApprovalRule(tx: CustomerTx, actor: Actor, { rule }: { rule: ApprovalRule }) {
  const { automation } = await lockSettings(tx)
  if (automation.replyApproval !== rule) {
    await setAutomation(tx, { ...automation, replyApproval: rule })
    await recordActivity(tx, actor, 'workspace.settings-changed', { type: 'customer', id: tx.customerId, label: '' })
    emit(tx, { type: 'team.changed', subjectId: null, userId: null })
    emit(tx, { type: 'member.changed', subjectId: null, userId: null })
  }
  return { rule }
}

/** In the account service's transactions, which may write people and members at once. */
function accountRoutes({ authTransactions: transactions }: Foundations, ports: TeamPorts) {
  const route = implementIn(transactions)
  const { sendInvitation: send, findInvitedEmail, refuseUnproved } = ports
  return [
    route(inviteMember, async (tx, actor, { email, role }) => {
      const [invited] = await inviteAll(send, tx, actor, { emails: [email], role })
      if (!invited?.invitation) throw invitationGone()
      const { id, name, invitation } = invited
      return { id, email: invited.email, name, role: invited.role, expiresAt: invitation.expiresAt }
    }),
    route(contract.inviteMembers, async (tx, actor, input) => ({ items: await inviteAll(send, tx, actor, input) })),
    route(contract.resendInvitation, (tx, actor, { memberId }) => resendInvitation(send, tx, actor, memberId)),
    route(contract.transferOwnership, (tx, actor, { memberId }) =>
      transferOwnership(refuseUnproved, tx, actor, memberId),
    ),
    implement(lookAtInvitation, ({ input }) =>
      transactions.platform.step(async (tx) => {
        const email = await findInvitedEmail(tx, input.tokenHash)
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
    implement(accept, ({ actor, input }) => acceptInvitation(transactions, actor, input)),
  ]
}

const AVATAR_SIZES = [{ edge: 192 }] as const

function avatarRoutes({ transactions, config }: Foundations) {
  return [
    implement(contract.uploadAvatar, async ({ actor, input: { memberId, data } }) => {
      // It takes a while: outside of any transaction.
      const [picture] = await cleanPicture({ data, mostBytes: contract.TEAM_LIMITS.avatarBytes }, AVATAR_SIZES)
      return transactions.change(actor.customerId, async (tx) => {
        await paintMember(tx, actor, memberId, picture ? { id: randomUUID(), content: picture.content } : null)
        await refuseOverfull(tx, config.storageBytes)
        return presentMember(actor, await getMember(tx, memberId))
      })
    }),
    implementIn(transactions)(contract.removeAvatar, async (tx, actor, { memberId }) => {
      await paintMember(tx, actor, memberId, null)
      return presentMember(actor, await getMember(tx, memberId))
    }),
  ]
}

/** Everybody may show their own face, and those who look after the team anybody's. */
async function paintMember(
  tx: CustomerTx,
  actor: Actor,
  memberId: string,
  avatar: { id: string; content: Buffer } | null,
): Promise<void> {
  const member = await getMember(tx, memberId)
  if (memberId !== actor.member.memberId && !canEdit(actor, member)) throw refusal('member-not-yours')
  await setAvatar(tx, memberId, avatar)
  emit(tx, { type: 'team.changed', subjectId: memberId, userId: null })
}

/** Whoever has its address may see it, as pictures in a page are asked for without a session. */
async function readAvatar(
  transactions: Transactions,
  { customerId, avatarId }: ParsedInputOf<typeof contract.getAvatar>,
): Promise<PublicPicture> {
  const content = await transactions.read(customerId, (tx) => findAvatar(tx, avatarId))
  if (!content) throw refusal('nothing-here')
  return { mediaType: 'image/png', content, isForEver: true }
}
