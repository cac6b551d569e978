import { createHash } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import type { VendorListing, VendorReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { summariseRatings } from './facebook.repository.ts'

export const PAGE_KIND = {
  name: 'Page',
  fields: [
    'id',
    'name',
    'category',
    'link',
    'tasks',
    'access_token',
    'single_line_address',
    'overall_star_rating',
    'rating_count',
    'instagram_business_account',
  ],
}

export const RECOMMENDATION_KIND = {
  name: 'Recommendation',
  fields: [
    'created_time',
    'recommendation_type',
    'review_text',
    'has_review',
    'has_rating',
    'rating',
    'reviewer',
    'open_graph_story',
  ],
}

/** Before this day people gave stars, and what they wrote had no story. */
const RECOMMENDATIONS_SINCE = new Date('2018-08-01T00:00:00Z')

export async function describePage(db: Database, listing: VendorListing): Promise<Record<string, unknown>> {
  const { count, average } = await summariseRatings(db, listing.id)
  return {
    id: listing.id,
    name: listing.name,
    category: 'Local business',
    link: `https://www.facebook.com/${listing.id}`,
    tasks: ['MANAGE', 'CREATE_CONTENT', 'MODERATE', 'MESSAGING', 'ADVERTISE', 'ANALYZE'],
    single_line_address: listing.address || undefined,
    overall_star_rating: average,
    rating_count: count,
  }
}

export function describeRecommendation(review: VendorReview): Record<string, unknown> {
  const isVerdict = review.is_recommended !== null
  return {
    created_time: toGraphTime(review.created_at),
    recommendation_type: isVerdict ? (review.is_recommended ? 'positive' : 'negative') : undefined,
    review_text: review.content ?? undefined,
    has_review: review.content !== null,
    has_rating: !isVerdict && review.rating !== null,
    rating: isVerdict ? undefined : (review.rating ?? undefined),
    reviewer: review.author === null ? undefined : { id: personIdOf(review.author), name: review.author },
    open_graph_story: review.created_at < RECOMMENDATIONS_SINCE ? undefined : describeStory(review),
  }
}

/** A story has at most one comment here, the page's; its name is the story's with this behind it. */
export const COMMENT_SUFFIX = '_1'

/** One that the platform took down is not to be seen any more. */
export const hasComment = (review: VendorReview) => review.reply_text !== null && review.reply_state !== 'rejected'

export function describeComment(review: VendorReview): Record<string, unknown> {
  return {
    id: review.id + COMMENT_SUFFIX,
    from: { id: review.listing_id },
    message: review.reply_text,
    created_time: toGraphTime(review.reply_updated_at ?? review.updated_at),
    permalink_url: `https://www.facebook.com/${review.id}?comment_id=1`,
  }
}

/** An edge without a node is left out. */
function describeStory(review: VendorReview): Record<string, unknown> {
  return { id: review.id, ...(hasComment(review) && { comments: { data: [describeComment(review)] } }) }
}

/** Graph writes the zone without a colon, and no fractions of a second. */
export function toGraphTime(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, '+0000')
}

/** The store keeps names only; the same name is the same person here. */
export function personIdOf(name: string): string {
  return BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 14)}`).toString()
}
