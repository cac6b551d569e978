import type * as contract from '#shared/contracts/reviews.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { loadReviews } from './list/review-rows.repository.ts'
import { presentReview } from './list/review.presenter.ts'
import { reviewNotFound } from './review-facts.ts'
import { assigneeCannotSee, getAssignee, notifyAssignee } from './assignees.ts'
import { triageReviews, type TriageChange } from './triage.ts'

type TriageInput = ParsedInputOf<typeof contract.triageReview>

export async function triageReview(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, assigneeId, ...others }: TriageInput,
): Promise<Review> {
  const assignee = await getAssignee(tx, assigneeId, 'reviews.view')
  // Who flags a review or is done with it has read it.
  const isRead = others.isFlagged || others.isDone ? true : undefined
  return triageOne(tx, actor, { reviewId, change: { ...others, assignee, isRead } })
}

export async function triageOne(
  tx: CustomerTx,
  actor: Actor,
  { reviewId, change }: { reviewId: string; change: TriageChange },
): Promise<Review> {
  const { found, changedIds } = await triageReviews(tx, actor, { ids: [reviewId], change })
  const [before] = found
  const [row] = await loadReviews(tx, [reviewId])
  if (!row) throw reviewNotFound()
  if (!before) throw assigneeCannotSee()
  const after = presentReview(row)
  if (changedIds.length > 0) emit(tx, { type: 'review.changed', subjectId: reviewId, userId: null })
  if (after.isFlagged !== (before.flagged_at !== null)) {
    await recordReviewActivity(tx, actor, after.isFlagged ? 'review.flagged' : 'review.unflagged', after)
  }
  if (after.assignee && after.assignee.userId !== before.assignee_id) {
    await recordReviewActivity(tx, actor, 'review.assigned', after)
    await notifyAssignee(tx, actor, { userId: after.assignee.userId, count: 1, reviewId })
  }
  return after
}

function recordReviewActivity(tx: CustomerTx, actor: Actor, action: ActivityAction, review: Review): Promise<void> {
  const { id, platform, author } = review
  const label = [author, PLATFORM_NAMES[platform]].filter((part) => part !== null).join(' · ')
  return recordActivity(tx, actor, action, { type: 'review', id, label })
}
