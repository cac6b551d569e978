import { z } from 'zod'
import { needsApproval, permissionsOf } from '#shared/domain/permission-rules.ts'
import { type Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyLater } from '#server/features/notifications/notifications.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { listActive, setMemberEmail } from './team.repository.ts'

export {
  activateInvited,
  countSeatsTaken,
  getBusinessName,
  insertMember,
  lockMember,
  type MemberRow,
} from './team.repository.ts'

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

export const noteEmailJob = defineJob({
  name: 'team.note-email',
  payload: z.object({ customerId: z.uuid(), userId: z.uuid() }),
})

/** A member is known by the address they sign in with: here at once, in the person's other teams by jobs. */
export async function noteMemberEmail(
  tx: CustomerTx,
  { userId, places, email }: { userId: string; places: readonly { customerId: string }[]; email: string },
): Promise<void> {
  for (const { customerId } of places) {
    if (customerId === tx.customerId) await setMemberEmail(tx, userId, email)
    else await enqueue(tx, noteEmailJob, { customerId, userId })
  }
}

/** Those who may publish, and whose own words wait for nobody. */
export async function listFreePublishers(tx: CustomerTx): Promise<string[]> {
  const { replyApproval: rule } = (await getSettings(tx)).automation
  const members = await listActive(tx)
  return members.flatMap((member) => {
    const mayPublish = permissionsOf(member).includes('replies.publish') && !member.is_resting
    const isFree = mayPublish && !needsApproval(member, rule)
    return member.user_id && isFree ? [member.user_id] : []
  })
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
