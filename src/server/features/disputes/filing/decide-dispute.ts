import type * as contract from '#shared/contracts/disputes.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { applyFacts, lockReview, markDone, recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { DisputeOutcome } from '#shared/domain/dispute-status.ts'
import { moveTo } from '../dispute-moves.repository.ts'
import { alreadyDisputed, explainNoMove, getDispute } from '../dispute-refusals.ts'
import { findOpenOf, type DisputeChanges, type DisputeRow } from '../disputes.repository.ts'
import { decideFiling } from './filings.repository.ts'
import { noteDisputed } from '../open-dispute.ts'
import { getDisputeDetail } from '../list/read-disputes.ts'
import { notifyConcerned, notifyOfDispute } from '../notify.ts'
import { lockDispute, type DisputeKey } from '../change-dispute.ts'

interface Decision {
  disputeId: string
  status: 'resolved' | 'rejected'
  outcome: DisputeOutcome
  note: string
}

export function resolveDispute(
  tx: CustomerTx,
  actor: Actor,
  input: ParsedInputOf<typeof contract.resolveDispute>,
): Promise<DisputeDetail> {
  return close(tx, actor, { ...input, status: 'resolved' })
}

export function rejectDispute(
  tx: CustomerTx,
  actor: Actor,
  input: ParsedInputOf<typeof contract.rejectDispute>,
): Promise<DisputeDetail> {
  return close(tx, actor, { ...input, status: 'rejected', outcome: 'kept' })
}

/** Decided: the review is no longer disputed, and is whatever else has happened to it. */
async function close(tx: CustomerTx, actor: Actor, decision: Decision): Promise<DisputeDetail> {
  const { disputeId, status, outcome, note } = decision
  const before = await takeDispute(tx, disputeId)
  const now = new Date()
  const isAppeal = before.appealed_at !== null && before.appeal_decided_at === null
  const closed = await moveTo(tx, disputeId, status, {
    outcome,
    outcome_note: note || null,
    closed_at: now,
    closed_by: actor.userId,
    ...(before.filing_state === 'queued' && { filing_state: 'none' }),
    ...(isAppeal && { appeal_decided_at: now }),
  })
  if (!closed) throw await explainNoMove(tx, disputeId, status)
  await decideFiling(tx, disputeId, { outcome, decidedAt: now })
  await releaseReview(tx, actor, closed)
  const first = isAppeal ? [{ kind: 'appeal-decided' as const, detail: status }] : []
  await notifyOfDispute(tx, actor, closed, { kind: status, detail: note || null, first, action: `dispute.${status}` })
  await notifyConcerned(tx, actor, closed, status)
  return getDisputeDetail(tx, disputeId)
}

/** One that was removed needs no answer, whether or not the platform has told us that it is gone. */
async function releaseReview(tx: CustomerTx, actor: Actor, closed: DisputeRow): Promise<void> {
  const { review_id: reviewId, status, outcome } = closed
  if (reviewId === null) return
  await applyFacts(tx, reviewId, { disputedAt: null })
  await recordReviewEvent(tx, actor, { reviewId, kind: 'dispute-closed', detail: status })
  if (outcome === 'removed') await markDone(tx, actor, reviewId)
}

/** It can be filed again, as another case; what was filed before stays on record. */
const ANEW = {
  outcome: null,
  outcome_note: null,
  closed_at: null,
  closed_by: null,
  filing_state: 'none',
  filing_fault: null,
  due_at: null,
  reminded_at: null,
} as const satisfies DisputeChanges

export async function reopenDispute(tx: CustomerTx, actor: Actor, { disputeId }: DisputeKey): Promise<DisputeDetail> {
  const before = await takeDispute(tx, disputeId)
  const changes = { ...ANEW, filing_round: before.filing_round + 1 }
  const reopened = await moveAgain(tx, before, () => moveTo(tx, disputeId, 'pending', changes))
  if (!reopened) throw await explainNoMove(tx, disputeId, 'reopened')
  await noteDisputed(tx, actor, reopened)
  const story = { kind: 'reopened', detail: before.platform_case_id, action: 'dispute.reopened' } as const
  await notifyOfDispute(tx, actor, reopened, story)
  await notifyConcerned(tx, actor, reopened, 'reopened')
  return getDisputeDetail(tx, disputeId)
}

/**
 * The review first, then the dispute: whoever wants both takes them in this order. From here on nobody queues its filing
 * behind what is decided.
 */
export async function takeDispute(tx: CustomerTx, disputeId: string): Promise<DisputeRow> {
  const { review_id: reviewId } = await getDispute(tx, disputeId)
  if (reviewId !== null) await lockReview(tx, reviewId)
  return lockDispute(tx, disputeId)
}

/** Unless the review has got another one meanwhile. */
export async function moveAgain(
  tx: CustomerTx,
  { id, review_id: reviewId }: DisputeRow,
  move: () => Promise<DisputeRow | undefined>,
): Promise<DisputeRow | undefined> {
  const other = reviewId && (await findOpenOf(tx, [reviewId])).get(reviewId)
  if (other && other !== id) throw alreadyDisputed(other)
  return move()
}
