import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockReview } from '#server/features/reviews/reviews.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { claimFiling, settleFiling } from '../dispute-moves.repository.ts'
import { findAsker } from '../dispute-events.repository.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import type { DisputeChanges, DisputeRow } from '../disputes.repository.ts'
import { emitChanged, ringConcerned, tellOfDispute } from '../tell.ts'
import { NOT_LINKED, notConnected } from './ask-filing.ts'
import type { FilingFailure, FilingOutcome } from './filing-gateway.ts'
import { fileDisputeJob, type FilingKey } from '../disputes.jobs.ts'
import { noteFiling } from './filings.repository.ts'

const DAY_MS = 86_400_000
const MOST_TURNS = 8
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 3600
const FILING_FAILED = 'Failed to file dispute with platform'

type Turn = FilingKey & { turn: number }

/**
 * Files one dispute. Marked as being filed before the platform is called, and known there by a name of ours: whoever was
 * killed in between, there is one case.
 */
export async function fileDispute(
  parts: DisputeParts,
  key: Turn,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const dispute = await parts.transactions.step(key.customerId, async (tx) => {
    const claimed = await claimFiling(tx, key.disputeId, key.round)
    if (claimed) emitChanged(tx, key.disputeId)
    return claimed
  })
  if (!dispute) return
  const outcome = await send(parts, key, dispute).catch((error: unknown) => {
    if (!isLastTry) throw error
    return refusal(FILING_FAILED)
  })
  await parts.transactions.step(key.customerId, (tx) => settle(tx, { key, dispute, outcome }))
}

async function send(parts: DisputeParts, { customerId, round }: Turn, dispute: DisputeRow): Promise<FilingOutcome> {
  const { review_id: reviewId, category, reason, description, evidence } = dispute
  if (reviewId === null) return refusal(NOT_LINKED)
  const review = await parts.transactions.step(customerId, (tx) => lockReview(tx, reviewId))
  const ref = {
    platform: review.platform,
    listingId: review.listing_id,
    platformReviewId: review.platform_review_id,
  }
  const text = [description, ...evidence.map((line) => `- ${line}`)].join('\n')
  const reference = `${dispute.id}/${round}`
  const outcome = await parts.fileWithPlatform(customerId, ref, { reason: category ?? reason, text, reference })
  if (outcome.isDone || outcome.kind !== 'not-connected') return outcome
  return { ...outcome, message: notConnected(review.platform).message }
}

const refusal = (message: string): FilingFailure => ({
  isDone: false,
  kind: 'rejected',
  message,
  retryAfterSeconds: null,
})

interface Attempt {
  key: Turn
  dispute: DisputeRow
  outcome: FilingOutcome
}

async function settle(tx: CustomerTx, { key, dispute, outcome }: Attempt): Promise<void> {
  const nextTryAt = findNextTry(key, outcome)
  const settled = await settleFiling(tx, dispute, describeOutcome(dispute, outcome, nextTryAt))
  if (!settled) return
  if (nextTryAt) {
    await enqueue(tx, fileDisputeJob, { ...key, turn: key.turn + 1 }, { startAfter: nextTryAt })
    emitChanged(tx, dispute.id)
  } else if (outcome.isDone) {
    await noteFiling(tx, settled, 'api')
    const story = { kind: 'filed', detail: outcome.result.caseId, action: 'dispute.filed' } as const
    await tellOfDispute(tx, await findAsker(tx, dispute.id), settled, story)
    // Whoever asked waits for this, too.
    await ringConcerned(tx, null, settled, 'filed')
  } else {
    const story = { kind: 'filing-failed', detail: outcome.message, action: 'dispute.filing-failed' } as const
    await tellOfDispute(tx, null, settled, story)
    await ringConcerned(tx, null, settled, 'filing-failed')
  }
}

function findNextTry({ turn }: Turn, outcome: FilingOutcome): Date | null {
  if (outcome.isDone || outcome.kind !== 'retry' || turn >= MOST_TURNS) return null
  const seconds = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** turn)
  return new Date(Date.now() + Math.max(outcome.retryAfterSeconds ?? 0, seconds) * 1000)
}

function describeOutcome({ platform }: DisputeRow, outcome: FilingOutcome, nextTryAt: Date | null): DisputeChanges {
  if (outcome.isDone) {
    const now = new Date()
    return {
      status: 'in_progress',
      filing_state: 'filed',
      filing_problem: null,
      filed_with_platform: true,
      filed_at: now,
      platform_case_id: outcome.result.caseId,
      // Only the sandbox takes disputes from programs.
      is_sandbox_case: true,
      due_at: platform && new Date(now.getTime() + PLATFORM_POLICIES[platform].askAfterDays * DAY_MS),
      reminded_at: null,
    }
  }
  if (nextTryAt) return { filing_state: 'queued', filing_problem: `${outcome.message} It will be tried again.` }
  return { filing_state: 'failed', filing_problem: outcome.message }
}
