import type { ReviewRow } from '#server/features/reviews/reviews.service.ts'
import type { ReviewRef } from '../reply-gateway.ts'

export const toRef = (review: ReviewRow): ReviewRef => ({
  platform: review.platform,
  listingId: review.listing_id,
  platformReviewId: review.platform_review_id,
})
