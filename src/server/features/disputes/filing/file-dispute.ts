import { writeAppeal, writeCase } from '#shared/domain/dispute-case.ts'
import { PLATFORM_POLICIES } from '#shared/domain/dispute-policies.ts'
import { OUR_FAULT } from '#server/adapters/review-platforms/platform-error.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockReview } from '#server/features/reviews/reviews.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { deliver, type Kind, type Settled, type Verdict } from '#server/kernel/outbox/outbox.ts'
import { settleFiling } from '../dispute-moves.repository.ts'
import { findAsker } from '../dispute-events.repository.ts'
import type { DisputeDeps } from '../dispute-deps.ts'
import type { DisputeChanges, DisputeRow } from '../disputes.repository.ts'
import { emitChanged, notifyConcerned, notifyOfDispute } from '../notify.ts'
import { describeAppeal, noteAppealed } from './appeal-dispute.ts'
import type { FilingFailure, FilingOutcome } from './filing-gateway.ts'
import { fileDisputeJob, type FilingKey } from '../disputes.jobs.ts'
import { noteFiling } from './filings.repository.ts'

const DAY_MS = 86_400_000

type Filing = Kind<'disputes', { caseId: string }, FilingFailure, CustomerTx>

const FILING = { state: 'filing_state', attempts: 'filing_attempts', dueAt: 'filing_due_at', dispatching: 'filing' }

/** What is filed the first time; what was turned down goes once more, as an appeal. */
const TURNS = [{ status: 'pending' }, { status: 'rejected', filed_with_platform: true }] as const

export async function fileDispute(deps: DisputeDeps, key: FilingKey): Promise<void> {
  for (const turn of TURNS) await fileAs(deps, key, turn)
}

/** The platform knows it by a name of ours: whoever was killed in between, there is one case. */
async function fileAs(deps: DisputeDeps, key: FilingKey, turn: (typeof TURNS)[number]): Promise<void> {
  const { customerId, disputeId } = key
  await deliver<Filing>({
    table: { name: 'disputes', ...FILING },
    which: { customer_id: customerId, id: disputeId, ...turn },
    vendor: { inDoubt: 'repeat', longestCallSeconds: 60 },
    plan: { tries: 9, firstWaitSeconds: 10 },
    log: deps.log,
    transaction: (work) => deps.transactions.step(customerId, work),
    comeBack: (tx, when) => enqueue(tx, fileDisputeJob, key, when),
    onClaimed: async (tx) => emitChanged(tx, disputeId),
    call: (dispute) => send(deps, dispute),
    explain: () => ({ isDone: false, kind: 'retry', fault: OUR_FAULT, retryAfterSeconds: null }),
    async settle(tx, settled) {
      for (const one of settled) await settle(tx, one)
    },
  })
}

async function send(deps: DisputeDeps, dispute: DisputeRow): Promise<FilingOutcome> {
  const { customer_id: customerId, review_id: reviewId, category, reason } = dispute
  if (reviewId === null) return NOT_LINKED
  const review = await deps.transactions.step(customerId, (tx) => lockReview(tx, reviewId))
  const ref = {
    platform: review.platform,
    listingId: review.listing_id,
    platformReviewId: review.platform_review_id,
  }
  const text = isAppeal(dispute) ? writeAppeal(dispute.appeal_words, dispute) : writeCase(dispute)
  const reference = [dispute.id, dispute.filing_round, ...(isAppeal(dispute) ? ['appeal'] : [])].join('/')
  return deps.fileWithPlatform(customerId, ref, { reason: category ?? reason, text, reference })
}

const isAppeal = ({ status }: DisputeRow) => status === 'rejected'

const NOT_LINKED: FilingFailure = {
  isDone: false,
  kind: 'rejected',
  fault: { kind: 'gone', reason: 'not-linked', words: null },
  retryAfterSeconds: null,
}

async function settle(tx: CustomerTx, { row, verdict }: Settled<Filing>): Promise<void> {
  // Made, it opens the dispute again: the review first, as everybody takes them.
  if (isAppeal(row) && row.review_id !== null) await lockReview(tx, row.review_id)
  const settled = await settleFiling(tx, row, { filing_due_at: null, ...describeVerdict(row, verdict) })
  if (!settled) return
  if (verdict.to === 'queued') {
    emitChanged(tx, row.id)
  } else if (verdict.to === 'accepted' && isAppeal(row)) {
    await noteAppealed(tx, await findAsker(tx, row.id, 'appeal-written'), settled, 'everybody')
  } else if (verdict.to === 'accepted') {
    await noteFiling(tx, settled, 'api')
    const story = { kind: 'filed', detail: verdict.result.caseId, action: 'dispute.filed' } as const
    await notifyOfDispute(tx, await findAsker(tx, row.id, 'filing-asked'), settled, story)
    // Whoever asked waits for this, too.
    await notifyConcerned(tx, null, settled, 'filed')
  } else {
    const story = {
      kind: 'filing-failed',
      detail: JSON.stringify(verdict.failure.fault),
      action: 'dispute.filing-failed',
    } as const
    await notifyOfDispute(tx, null, settled, story)
    await notifyConcerned(tx, null, settled, 'filing-failed')
  }
}

function describeVerdict(row: DisputeRow, verdict: Verdict<Filing>): DisputeChanges {
  const { platform } = row
  if (verdict.to === 'accepted' && isAppeal(row)) return describeAppeal(row, verdict.result.caseId)
  if (verdict.to === 'accepted') {
    const now = new Date()
    return {
      status: 'in_progress',
      filing_state: 'filed',
      filing_fault: null,
      filed_with_platform: true,
      filed_at: now,
      platform_case_id: verdict.result.caseId,
      // Only the sandbox takes disputes from programs.
      is_sandbox_case: true,
      due_at: platform && new Date(now.getTime() + PLATFORM_POLICIES[platform].askAfterDays * DAY_MS),
      reminded_at: null,
    }
  }
  const fault = JSON.stringify(verdict.failure.fault)
  if (verdict.to !== 'queued') return { filing_state: 'failed', filing_fault: fault }
  return { filing_state: 'queued', filing_due_at: verdict.dueAt, filing_fault: fault }
}
