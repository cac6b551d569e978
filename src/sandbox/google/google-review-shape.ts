import type { VendorReview } from '../vendors/vendor-reviews.repository.ts'

const STARS = ['STAR_RATING_UNSPECIFIED', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']
const REPLY_STATES = { checking: 'PENDING', live: 'APPROVED', rejected: 'REJECTED' } as const

/** A review as Google words it. `parent` is `accounts/1/locations/2`. */
export function describeReview(parent: string, review: VendorReview) {
  const reply = describeReply(review)
  return {
    name: `${parent}/reviews/${review.id}`,
    reviewId: review.id,
    reviewer: review.author ? { displayName: review.author } : { isAnonymous: true },
    starRating: STARS[review.rating ?? 0] ?? STARS[0],
    ...(review.content && { comment: review.content }),
    createTime: review.created_at.toISOString(),
    updateTime: review.updated_at.toISOString(),
    ...(reply && { reviewReply: reply }),
    ...(review.media.length > 0 && { reviewMediaItems: review.media.map((thumbnailUrl) => ({ thumbnailUrl })) }),
  }
}

export function describeReply(review: VendorReview) {
  if (review.reply_text === null) return null
  const state = review.reply_state ?? 'live'
  return {
    comment: review.reply_text,
    updateTime: (review.reply_updated_at ?? review.updated_at).toISOString(),
    reviewReplyState: REPLY_STATES[state],
    ...(state === 'rejected' && { policyViolation: review.reply_reason ?? 'OTHER' }),
  }
}
