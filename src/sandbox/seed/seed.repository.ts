import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { SeedReview } from './write-reviews.ts'

export async function insertAccount(
  db: Database,
  account: { vendor: Platform; id: string; name: string; email: string },
): Promise<void> {
  await db
    .insertInto('sandbox.vendor_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In one statement, so that they are all there or none; what is there already stays as it is. */
export async function insertReviews(db: Database, reviews: readonly SeedReview[]): Promise<void> {
  await db
    .insertInto('sandbox.vendor_reviews')
    .values(
      reviews.map((review) => ({
        vendor: review.vendor,
        id: review.id,
        listing_id: review.listingId,
        rating: review.rating,
        is_recommended: review.isRecommended,
        title: review.title,
        content: review.content,
        author: review.author,
        language: review.language,
        media: JSON.stringify(review.media),
        created_at: review.createdAt,
        updated_at: review.createdAt,
        reply_text: review.reply?.text ?? null,
        reply_state: review.reply ? ('live' as const) : null,
        reply_updated_at: review.reply?.at ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
