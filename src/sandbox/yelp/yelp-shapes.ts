import { publicPageOf } from '../vendors/public-page.ts'
import type { VendorListing, VendorReview } from '../vendors/vendor-reviews.repository.ts'

const EXCERPT_LENGTH = 160

/** As Yelp writes it in a page's address. */
export function aliasOf(listing: VendorListing): string {
  return listing.name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function toBusiness(listing: VendorListing, publicUrl: string) {
  return {
    id: listing.id,
    alias: aliasOf(listing),
    name: listing.name,
    url: publicPageOf(publicUrl, listing),
    location: { display_address: listing.address === '' ? [] : listing.address.split(/,\s*/) },
  }
}

/** Only the first words, and nothing of the owner's reply. */
export function toExcerpt(review: VendorReview, publicUrl: string) {
  const text = review.content ?? ''
  return {
    ...describe(review, publicUrl),
    text: text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH - 3)}...` : text,
  }
}

export function toFeedReview(review: VendorReview, publicUrl: string) {
  const hasReply = review.reply_text !== null && review.reply_state === 'live'
  return {
    ...describe(review, publicUrl),
    text: review.content ?? '',
    language: review.language,
    public_response: hasReply
      ? { text: review.reply_text, time_created: toYelpTime(review.reply_updated_at ?? review.updated_at) }
      : null,
  }
}

function describe(review: VendorReview, publicUrl: string) {
  return {
    id: review.id,
    url: publicPageOf(publicUrl, { vendor: 'yelp', id: review.listing_id }),
    // Nobody writes there without choosing stars.
    rating: review.rating ?? 3,
    // A review that is changed stands there as new.
    time_created: toYelpTime(review.updated_at),
    user: { id: `user-${review.id}`, name: review.author ?? 'A Yelp user', profile_url: null, image_url: null },
  }
}

/** UTC, without saying so. */
function toYelpTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
