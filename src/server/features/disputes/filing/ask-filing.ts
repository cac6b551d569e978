import { isDeepStrictEqual } from 'node:util'
import type * as contract from '#shared/contracts/dispute-filing.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { queueFiling, recordFiled, unqueueFiling } from '../dispute-moves.repository.ts'
import { lockDispute, type DisputeKey } from '../change-dispute.ts'
import { decideChanges } from '../decide-changes.ts'
import type { DisputeRow } from '../disputes.repository.ts'
import { explainNoMove, getDispute } from '../dispute-refusals.ts'
import type { JoinedDispute } from '../list/dispute-rows.repository.ts'
import { findFilingObstacle, findFilingWay } from '../list/dispute.presenter.ts'
import { getDisputeDetail, getJoined } from '../list/read-disputes.ts'
import { notifyConcerned, notifyOfDispute } from '../notify.ts'
import { fileDisputeJob } from '../disputes.jobs.ts'
import { noteFiling } from './filings.repository.ts'

const DAY_MS = 86_400_000

/** Queued with the request; the platform is called by the job, once it is too late to take it back. */
export async function askFiling(
  tx: CustomerTx,
  actor: Actor,
  { disputeId, description, seen }: ParsedInputOf<typeof contract.fileDispute>,
): Promise<DisputeDetail> {
  const dispute = await lockDispute(tx, disputeId)
  if (seen && !isAsSeen(dispute, seen)) throw refusal('dispute-changed')
  refuseUnlessFileable(await getJoined(tx, disputeId))
  const { columns, events } = decideChanges(dispute, { description })
  const dueAt = new Date(Date.now() + UNDO_WINDOW_MS)
  const queued = await queueFiling(tx, disputeId, { ...columns, filed_by: actor.userId, filing_due_at: dueAt })
  if (!queued) throw await explainNoMove(tx, disputeId, 'filed')
  await enqueue(tx, fileDisputeJob, { customerId: tx.customerId, disputeId }, { startAfter: dueAt })
  await notifyOfDispute(tx, actor, queued, { kind: 'filing-asked', first: events })
  return getDisputeDetail(tx, disputeId)
}

type Seen = NonNullable<ParsedInputOf<typeof contract.fileDispute>['seen']>

/** A priority, a checklist or a deadline may have changed: none of it is sent. */
function isAsSeen(dispute: DisputeRow, seen: Seen): boolean {
  const { reason, category, description, evidence } = dispute
  return (
    reason === seen.reason &&
    category === seen.category &&
    description === seen.description &&
    isDeepStrictEqual(evidence, seen.evidence)
  )
}

export async function undoFiling(tx: CustomerTx, actor: Actor, { disputeId }: DisputeKey): Promise<DisputeDetail> {
  const undone = await unqueueFiling(tx, await lockDispute(tx, disputeId))
  if (!undone) throw refusal('filing-gone')
  await notifyOfDispute(tx, actor, undone, { kind: 'filing-undone' })
  return getDisputeDetail(tx, disputeId)
}

export function refuseUnlessFileable(row: JoinedDispute): void {
  const [{ review_platform: platform }, obstacle] = [row, findFilingObstacle(row)]
  if (platform === null || obstacle === 'not-linked') throw refusal('dispute-not-linked')
  const values = { platform: PLATFORM_NAMES[platform] }
  if (obstacle === 'not-connected') throw refusal('dispute-not-connected', { values })
  if (findFilingWay(row) === 'by-hand') throw refusal('dispute-by-hand', { values })
}

type Filing = ParsedInputOf<typeof contract.recordFiling>

/** The only way in which a dispute with a real platform is called filed: somebody says that they did. */
export async function recordFiling(tx: CustomerTx, actor: Actor, filing: Filing): Promise<DisputeDetail> {
  const { disputeId } = filing
  const filedAt = filing.filedAt ? new Date(filing.filedAt) : new Date()
  refuseFuture(filedAt)
  await getDispute(tx, disputeId)
  const { platform, review_is_sandbox: isSandbox, ...before } = await getJoined(tx, disputeId)
  if (platform === null) throw refusal('dispute-not-linked')
  // A reference that comes later is of the day on which it was filed.
  const knownAt = before.filing_state === 'filed' && before.filed_at !== null ? new Date(before.filed_at) : null
  const at = filing.filedAt ? filedAt : (knownAt ?? filedAt)
  const filed = await recordFiled(tx, disputeId, {
    platform_case_id: filing.reference || null,
    filed_with_platform: true,
    filing_state: 'filed',
    filing_fault: null,
    filed_at: at,
    filed_by: actor.userId,
    is_sandbox_case: isSandbox ?? false,
    due_at: new Date(at.getTime() + PLATFORM_POLICIES[platform].askAfterDays * DAY_MS),
    reminded_at: null,
  })
  if (!filed) throw await explainNoMove(tx, disputeId, 'filed')
  await noteFiling(tx, filed, 'by-hand')
  await notifyOfDispute(tx, actor, filed, { kind: 'filed', detail: filed.platform_case_id, action: 'dispute.filed' })
  await notifyConcerned(tx, actor, filed, 'filed')
  return getDisputeDetail(tx, disputeId)
}

function refuseFuture(filedAt: Date): void {
  if (filedAt.getTime() <= Date.now() + DAY_MS) return
  throw refusal('day-ahead', { at: { fields: ['filedAt'], code: 'dateInvalid' } })
}
