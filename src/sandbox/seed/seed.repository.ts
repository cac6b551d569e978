import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import { getCaseOf, nameCase } from '../vendors/vendor-disputes.repository.ts'
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
        reply_state: review.reply && ((review.reply.rejectedFor === null ? 'live' : 'rejected') as 'live' | 'rejected'),
        reply_reason: review.reply?.rejectedFor ?? null,
        reply_updated_at: review.reply?.at ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Under the name it would have got then; one that is there already stays as it is. Answers what it is called. */
export async function insertCase(
  db: Database,
  filed: { platform: Platform; platformReviewId: string; reason: string; text: string; filedAt: Date },
): Promise<string> {
  const { platform, platformReviewId, reason, text, filedAt } = filed
  const [caseId, reference] = [nameCase(platform, filedAt), `harbour-bistro/${platformReviewId}`]
  await db
    .insertInto('sandbox.vendor_disputes')
    .columns([
      'vendor',
      'case_id',
      'listing_id',
      'review_id',
      'reason',
      'description',
      'client_reference',
      'created_at',
    ])
    .expression((query) =>
      query
        .selectFrom('sandbox.vendor_reviews as review')
        .select((column) => [
          'review.vendor',
          column.val(caseId).as('case_id'),
          'review.listing_id',
          'review.id',
          column.val(reason).as('reason'),
          column.val(text).as('description'),
          column.val(reference).as('client_reference'),
          column.val(filedAt).as('created_at'),
        ])
        .where('review.vendor', '=', platform)
        .where('review.id', '=', platformReviewId),
    )
    .onConflict((conflict) => conflict.columns(['vendor', 'client_reference']).doNothing())
    .execute()
  return getCaseOf(db, platform, reference)
}
