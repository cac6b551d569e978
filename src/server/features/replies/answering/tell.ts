import type { Review, ReviewEvent } from '#shared/contracts/reviews.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { recordReviewEvent } from '#server/features/reviews/reviews.service.ts'

/** `null` when the product, or the platform, did it by itself. */
export type Doer = { userId: string; name: string } | null

interface Story {
  kind: ReviewEvent['kind']
  /** For the feed of the whole business, where it is worth it. */
  action?: ActivityAction
  detail?: string | null
}

/** A line in the review's history and one in the feed, in the transaction of what they tell. */
export async function tellOfReply(tx: CustomerTx, doer: Doer, view: Review, story: Story): Promise<void> {
  await recordReviewEvent(tx, doer, { reviewId: view.id, kind: story.kind, detail: story.detail ?? null })
  if (story.action) {
    await recordActivity(tx, doer, story.action, { type: 'review', id: view.id, label: labelOf(view) })
  }
}

export const labelOf = ({ platform, author }: Pick<Review, 'platform' | 'author'>) =>
  author ? `${PLATFORM_NAMES[platform]} · ${author}` : PLATFORM_NAMES[platform]

export function ringFor(
  tx: CustomerTx,
  view: Review,
  { userIds, message }: { userIds: readonly string[]; message: string },
): Promise<void> {
  return notify(tx, userIds, { type: 'review', message, link: `/reviews?review=${view.id}` })
}
