import type { VendorReview } from '#sandbox/vendors/vendor-reviews.repository.ts'

/** A review as the control's JSON has it. */
export function presentReview(review: VendorReview) {
  return {
    id: review.id,
    listing: review.listing_id,
    stars: review.rating,
    recommends: review.is_recommended,
    title: review.title,
    text: review.content,
    author: review.author,
    language: review.language,
    media: review.media,
    writtenAt: review.created_at.toISOString(),
    changedAt: review.updated_at.toISOString(),
    reply:
      review.reply_text === null
        ? null
        : { text: review.reply_text, state: review.reply_state ?? 'live', reason: review.reply_reason },
  }
}
