import { randomUUID } from 'node:crypto'
import type * as contract from '#shared/contracts/disputes.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { update, type DisputeRow } from './disputes.repository.ts'
import { getDisputeDetail } from './list/read-disputes.ts'
import { notifyOfChanges } from './notify.ts'
import { lockDispute, lockSeen, type DisputeKey } from './change-dispute.ts'

type Item = DisputeRow['checklist'][number]

type ChecklistInput = ParsedInputOf<typeof contract.setChecklist>

/** The detail tells how much of it is done. */
export async function setChecklist(
  tx: CustomerTx,
  actor: Actor,
  { disputeId, items, updatedAt }: ChecklistInput,
): Promise<DisputeDetail> {
  const { checklist: before } = await lockSeen(tx, disputeId, updatedAt)
  const known = new Set(before.map(({ id }) => id))
  const after = items.map(({ id, text, isDone }): Item => {
    // One id stands for one item, whoever sends it twice.
    const kept = id !== undefined && known.delete(id) ? id : randomUUID()
    return { id: kept, text, isDone }
  })
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await update(tx, disputeId, { checklist: JSON.stringify(after) })
    const done = after.filter(({ isDone }) => isDone).length
    await notifyOfChanges(tx, actor, disputeId, [{ kind: 'checked', detail: `${done}/${after.length}` }])
  }
  return getDisputeDetail(tx, disputeId)
}

/** The recommended actions become things to do; those that are there already are not there twice. */
export async function takeAction(tx: CustomerTx, actor: Actor, { disputeId }: DisputeKey): Promise<DisputeDetail> {
  const { checklist, priority } = await lockDispute(tx, disputeId)
  if (!priority) throw refusal('dispute-without-actions')
  const known = new Set(checklist.map(({ text }) => text))
  const added = priority.recommendedActions
    .map((action) => action.trim().slice(0, DISPUTE_LIMITS.line))
    .filter((text, index, all) => text !== '' && !known.has(text) && all.indexOf(text) === index)
    .slice(0, Math.max(0, DISPUTE_LIMITS.lines - checklist.length))
  if (added.length > 0) {
    const items = added.map((text): Item => ({ id: randomUUID(), text, isDone: false }))
    await update(tx, disputeId, { checklist: JSON.stringify([...checklist, ...items]) })
    await notifyOfChanges(tx, actor, disputeId, [{ kind: 'action-taken', detail: added.join('\n') }])
  }
  return getDisputeDetail(tx, disputeId)
}
