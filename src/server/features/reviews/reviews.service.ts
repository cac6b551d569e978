import type { PlatformReview } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { countSeen, limitKeeping, markVanished, measure, takeIn, type Source } from './fetched-reviews.repository.ts'

export { limitKeeping, type Source }

/** A page as the platform gave it, inside the transaction that notes how far the fetch has come. */
export function takeInReviews(
  tx: CustomerTx,
  source: Source,
  reviews: readonly PlatformReview[],
): Promise<{ added: number; changed: number }> {
  // A platform that moves a review while we page may show it twice; the later one holds.
  const byId = new Map(reviews.map((review) => [review.id, review]))
  return takeIn(
    tx,
    source,
    [...byId.values()].map((review) => ({
      platform_review_id: review.id,
      rating: review.rating,
      is_recommended: review.isRecommended,
      language: review.language,
      url: review.url,
      created_at: review.createdAt.toISOString(),
      updated_at: review.updatedAt.toISOString(),
      title: review.title,
      content: review.content,
      author: review.author,
      author_url: review.authorUrl,
      media: review.media,
    })),
  )
}

export function measureReviews(tx: CustomerTx): Promise<void> {
  return measure(tx)
}

export function markVanishedReviews(
  tx: CustomerTx,
  source: { integrationId: string; passId: string },
): Promise<number> {
  return markVanished(tx, source)
}

export function countSeenInPass(tx: CustomerTx, source: { integrationId: string; passId: string }): Promise<number> {
  return countSeen(tx, source)
}
