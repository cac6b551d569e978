import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Review, ReviewEvent } from '#shared/contracts/reviews.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notify, type Notice } from '#server/features/notifications/notifications.service.ts'
import { recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import type { ReplyRow } from './replies.repository.ts'

/** `null` when the product, or the platform, did it by itself. */
export type Doer = { userId: string; name: string } | null

interface Story {
  kind: ReviewEvent['kind']
  /** For the feed of the whole business, where it is worth it. */
  action?: ActivityAction
  detail?: string | null
}

/** A line in the review's history and one in the feed, in the transaction of what they tell. */
export async function notifyOfReply(tx: CustomerTx, doer: Doer, view: Review, story: Story): Promise<void> {
  await recordReviewEvent(tx, doer, { reviewId: view.id, kind: story.kind, detail: story.detail ?? null })
  if (story.action) {
    await recordActivity(tx, doer, story.action, { type: 'review', id: view.id, label: labelOf(view) })
  }
}

export const labelOf = ({ platform, author }: Pick<Review, 'platform' | 'author'>) =>
  author ? `${PLATFORM_NAMES[platform]} · ${author}` : PLATFORM_NAMES[platform]

export const linkToReview = ({ id }: Pick<Review, 'id'>) => linkTo(paths.reviews, { review: id })

export const aboutReview = ({ id }: Pick<Review, 'id'>) => ({ type: 'review' as const, id })

/** For the sentence that tells of it. */
export const subjectOf = ({ platform, author }: Pick<Review, 'platform' | 'author'>) => ({ platform, author })

/** For the customer's programs: how a reply ended on the platform. */
export const tellProgramsOfReply = (
  tx: CustomerTx,
  { id: reviewId, platform, locationId }: Pick<Review, 'id' | 'platform' | 'locationId'>,
  { id: replyId, state }: Pick<ReplyRow, 'id'> & { state: 'live' | 'rejected' },
) => tellPrograms(tx, `reply.${state}`, () => [{ replyId, reviewId, platform, locationId }])

/** Whoever wrote it hears of it. */
export function notifyAuthor(
  tx: CustomerTx,
  { author_id: userId, review_id: id }: Pick<ReplyRow, 'author_id' | 'review_id'>,
  notice: Notice,
) {
  return notify(tx, userId === null ? [] : [userId], { ...notice, about: aboutReview({ id }) })
}
