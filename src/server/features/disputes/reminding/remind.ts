import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import type { InTransaction } from '../dispute-deps.ts'
import { findLabel, linkToDispute, notifyOfChanges } from '../notify.ts'
import { claimReminder, listDue } from './due-disputes.repository.ts'

const AT_ONCE = 500

/** Asks what became of those whose time has come: whoever looks after it, or else all who could say. Once. */
export async function remindOfDue({ transactions }: InTransaction): Promise<void> {
  const due = await transactions.platform.step((tx) => listDue(tx, AT_ONCE))
  await doEach(due, ({ customerId, disputeId }) => transactions.step(customerId, (tx) => remind(tx, disputeId)))
}

async function remind(tx: CustomerTx, disputeId: string): Promise<void> {
  const dispute = await claimReminder(tx, disputeId)
  if (!dispute) return
  const { assignee_id: assigneeId, created_by: openedBy } = dispute
  const deciders = await listMembersWho(tx, 'disputes.resolve')
  await notifyOfChanges(tx, null, disputeId, [{ kind: 'reminded', detail: dispute.due_at?.toISOString() ?? null }])
  const told = [assigneeId, openedBy, ...deciders.map(({ userId }) => userId)].filter((userId) => userId !== null)
  const params = { label: await findLabel(tx, dispute) }
  await notify(tx, told, { kind: 'dispute.due', params, link: linkToDispute(dispute) })
}
