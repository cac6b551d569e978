import type { Review } from '#shared/contracts/reviews.ts'
import { isSameText, type ReplyGateway } from '#server/features/replies/replies.service.ts'
import type { ReviewRow } from '#server/features/reviews/reviews.service.ts'
import type { PlanRow } from '../scheduled-responses.repository.ts'
import type { HoldReason } from '../scheduling-words.ts'

/**
 * What only the platform knows: whether our token still holds, and whether somebody has answered there since the last
 * fetch. Throws when it cannot be asked just now, so that it is asked again.
 */
export async function askPlatform(
  gateway: Pick<ReplyGateway, 'read'>,
  { plan, review, view }: { plan: PlanRow; review: ReviewRow; view: Review },
): Promise<HoldReason | null> {
  const outcome = await gateway.read(review.customer_id, {
    platform: review.platform,
    listingId: review.listing_id,
    platformReviewId: review.platform_review_id,
  })
  if (outcome.isDone) {
    const isKnown = !outcome.result || isSameText(outcome.result.text, view.response ?? '')
    return isKnown || plan.replaces_found ? null : 'answered'
  }
  switch (outcome.kind) {
    case 'retry':
      throw new Error(outcome.message)
    case 'rejected':
      // It does not let us read; what it makes of the reply it will say itself.
      return null
    case 'reconnect':
    case 'gone':
    case 'not-connected':
      return outcome.kind
  }
}
