import { sendFacebookPush } from '../../facebook/facebook-push.ts'
import { pushGoogleReview } from '../../google/google-notifications.ts'
import type { VendorReview } from '../../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../../vendors/vendor-route.ts'

const GOOGLE_NEWS = { add: 'NEW_REVIEW', edit: 'UPDATED_REVIEW' } as const

/** Pushes as the platform does. Answers whether somebody had asked for it and took it. */
export async function tellOfReview(
  world: VendorWorld,
  review: VendorReview,
  what: 'add' | 'edit' | 'remove',
): Promise<boolean> {
  if (review.vendor === 'facebook') {
    const status = await sendFacebookPush(world, review, what)
    return status !== null && status < 300
  }
  // Google says nothing of a review that is gone; the others say nothing at all.
  if (review.vendor !== 'google' || what === 'remove') return false
  return pushGoogleReview(world, { listingId: review.listing_id, reviewId: review.id, type: GOOGLE_NEWS[what] })
}
