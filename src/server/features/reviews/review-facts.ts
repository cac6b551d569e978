import type { ReplyState } from '#shared/domain/replies.ts'
import { deriveStatus, type ReviewFacts } from '#shared/domain/review-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import {
  lockByIds,
  setDisputed,
  update,
  type FactColumns,
  type ReviewColumns,
  type ReviewRow,
} from './review-facts.repository.ts'

/** What a feature may say has happened to a review; whatever is left out stays as it is. */
export interface ReviewChange extends Partial<ReviewFacts> {
  flaggedBy?: string | null
  /** The reply that counts now. */
  reply?: { id: string; state: ReplyState } | null
  response?: string | null
  aiGenerated?: boolean
}

/** Decides on the locked row. `at` is now, and later than everything that has happened to the review. */
export type DecideChange = (review: ReviewRow, at: Date) => ReviewChange

/**
 * Writes what happened and the status that follows from it, under the review's lock. Answers the row as it is now; every
 * open screen hears of it.
 */
export async function applyFacts(
  tx: CustomerTx,
  reviewId: string,
  change: ReviewChange | DecideChange,
): Promise<ReviewRow> {
  const review = await lockReview(tx, reviewId)
  const decided = typeof change === 'function' ? change(review, nextInstant(review)) : change
  const status = deriveStatus({ ...factsOf(review), ...decided })
  const changed = await update(tx, reviewId, { ...toColumns(decided), status })
  emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  return changed
}

/** As `applyFacts` for many that are locked already, in one statement. */
export async function markDisputed(tx: CustomerTx, locked: readonly ReviewRow[]): Promise<void> {
  if (locked.length === 0) return
  await setDisputed(
    tx,
    locked.map((review) => {
      const disputedAt = nextInstant(review)
      return { id: review.id, disputedAt, status: deriveStatus({ ...factsOf(review), disputedAt }) }
    }),
  )
  for (const { id } of locked) emit(tx, { type: 'review.changed', subjectId: id, userId: null })
}

/** Nobody else changes it until the transaction ends. */
export async function lockReview(tx: CustomerTx, reviewId: string): Promise<ReviewRow> {
  const [review] = await lockByIds(tx, [reviewId])
  if (!review) throw reviewNotFound()
  return review
}

export function reviewNotFound(): AppError {
  return refusal('review-not-found')
}

export function factsOf(review: FactColumns): ReviewFacts {
  return {
    respondedAt: review.responded_at,
    scheduledAt: review.scheduled_at,
    cancelledAt: review.cancelled_at,
    flaggedAt: review.flagged_at,
    disputedAt: review.disputed_at,
  }
}

/** Two things done in the same millisecond, or by a clock that lags: the one that got the lock later is the later one. */
export function nextInstant(review: FactColumns, now = Date.now()): Date {
  const latest = Math.max(...Object.values(factsOf(review)).map((at) => at?.getTime() ?? 0))
  return new Date(Math.max(now, latest + 1))
}

function toColumns(change: ReviewChange): ReviewColumns {
  const { respondedAt, scheduledAt, cancelledAt, flaggedAt, disputedAt, flaggedBy, reply, response, aiGenerated } =
    change
  const columns = {
    responded_at: respondedAt,
    scheduled_at: scheduledAt,
    cancelled_at: cancelledAt,
    flagged_at: flaggedAt,
    disputed_at: disputedAt,
    flagged_by: flaggedBy,
    reply_id: reply === null ? null : reply?.id,
    reply_state: reply === null ? null : reply?.state,
    response,
    ai_generated: aiGenerated,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
