import type { Review, ReviewEvent } from '#shared/contracts/reviews.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { PlanRow } from './scheduled-responses.repository.ts'

/** `null` when the product did it by itself. */
export type Doer = { userId: string; name: string } | null

interface Story {
  view: Review
  kind: ReviewEvent['kind']
  action?: ActivityAction
  detail: string
}

/** A line in the review's history, one in the feed where it is worth it, and every open screen asks again. */
export async function notifyOfPlan(tx: CustomerTx, doer: Doer, plan: PlanRow, story: Story): Promise<void> {
  const { view, kind, action, detail } = story
  await recordReviewEvent(tx, doer, { reviewId: view.id, kind, detail })
  if (action) await recordActivity(tx, doer, action, { type: 'review', id: view.id, label: labelOf(view) })
  emitPlanChanged(tx, plan)
}

export function emitPlanChanged(tx: CustomerTx, plan: PlanRow): void {
  emit(tx, { type: 'scheduled-response.changed', subjectId: plan.id, userId: null })
  emit(tx, { type: 'review.changed', subjectId: plan.review_id, userId: null })
}

export const labelOf = ({ platform, author }: Pick<Review, 'platform' | 'author'>) =>
  author ? `${PLATFORM_NAMES[platform]} · ${author}` : PLATFORM_NAMES[platform]

/** As the person chose it: 2026-11-20 09:00, Europe/Berlin */
export const describeTime = ({ local_time: localTime, timezone }: PlanRow) =>
  `${localTime.replace('T', ' ')}, ${timezone}`
