import type { changeDispute as changeDisputeEndpoint, DisputeDetail } from '#shared/contracts/disputes.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { getAssignee, refuseUnsuited } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { disputeNotFound, refuseDecided } from './dispute-refusals.ts'
import { lock, update, type DisputeRow } from './disputes.repository.ts'
import { getDisputeDetail } from './list/read-disputes.ts'
import { aboutDispute, findLabel, linkToDispute, notifyOfChanges } from './notify.ts'
import { decideChanges, type WantedChanges } from './decide-changes.ts'

export type DisputeChange = ParsedInputOf<typeof changeDisputeEndpoint>

/** Whoever saved first is not overwritten by somebody who has not seen it. */
export async function changeDispute(
  tx: CustomerTx,
  actor: Actor,
  { disputeId, updatedAt, assigneeId, ...wanted }: DisputeChange,
): Promise<DisputeDetail> {
  const dispute = await lockSeen(tx, disputeId, updatedAt)
  const assignee = await getAssignee(tx, assigneeId, 'disputes.view')
  await refuseUnsuited(tx, assignee, dispute.review_id)
  const changes = { ...wanted, assignee }
  refuseWhatIsOver(dispute, changes)
  const { columns, events } = decideChanges(dispute, changes)
  if (events.length > 0) {
    const after = await update(tx, disputeId, columns)
    await notifyOfChanges(tx, actor, disputeId, events)
    await notifyNewAssignee(tx, actor, dispute, after)
  }
  return getDisputeDetail(tx, disputeId)
}

export interface DisputeKey {
  disputeId: string
}

export async function lockDispute(tx: CustomerTx, disputeId: string): Promise<DisputeRow> {
  const dispute = await lock(tx, disputeId)
  if (!dispute) throw disputeNotFound()
  return dispute
}

/** As the person saw it, or not at all. */
export async function lockSeen(tx: CustomerTx, disputeId: string, updatedAt: string): Promise<DisputeRow> {
  const dispute = await lockDispute(tx, disputeId)
  refuseUnseen(dispute, updatedAt)
  return dispute
}

export function refuseUnseen({ updated_at: changedAt }: DisputeRow, updatedAt: string): void {
  if (changedAt.getTime() !== Date.parse(updatedAt)) throw refusal('dispute-changed')
}

/** What is decided stays as it was decided on, and what the platform was told as it was told; notes go on. */
function refuseWhatIsOver(
  { status, filing_state: filing }: DisputeRow,
  { notes: _notes, ...others }: WantedChanges,
): void {
  if (Object.values(others).some((value) => value !== undefined)) refuseDecided(status)
  const { description, evidence, reason, category } = others
  const isSaid = [description, evidence, reason, category].some((value) => value !== undefined)
  if (isSaid && (filing === 'queued' || filing === 'filing')) throw refusal('dispute-being-filed')
  if (description !== undefined && filing === 'filed') throw refusal('dispute-filed')
}

async function notifyNewAssignee(tx: CustomerTx, actor: Actor, before: DisputeRow, after: DisputeRow): Promise<void> {
  const { assignee_id: userId } = after
  if (userId === null || userId === before.assignee_id || userId === actor.userId) return
  const params = { doer: actor.name, label: await findLabel(tx, after) }
  await notify(tx, [userId], {
    kind: 'dispute.assigned',
    params,
    about: aboutDispute(after),
    link: linkToDispute(after),
  })
}
