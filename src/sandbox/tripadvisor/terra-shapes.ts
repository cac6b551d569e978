import { createHash } from 'node:crypto'
import { publicPageOf } from '../vendors/public-page.ts'
import type { VendorListing, VendorReview } from '../vendors/vendor-reviews.repository.ts'

const TRIP_TYPES = ['COUPLES', 'FAMILY', 'FRIENDS', 'SOLO', 'BUSINESS'] as const

/** Terra counts everything in whole numbers; an id of ours that is none gets one that stays. */
export function toTerraId(id: string): number {
  const isNumber = /^[1-9]\d{0,14}$/.test(id)
  return isNumber ? Number(id) : createHash('sha256').update(id).digest().readUIntBE(0, 6)
}

export function toTerraLocation(listing: VendorListing, publicUrl: string) {
  const town = listing.address.split(',').at(-1)?.trim() ?? ''
  return {
    id: toTerraId(listing.id),
    names: [{ language: 'en', value: listing.name, primary: true }],
    descriptions: [],
    geo: town,
    geo_id: toTerraId(`geo ${town}`),
    addresses: [{ formatted: listing.address, language: 'en' }],
    urls: { tripadvisor: { main: publicPageOf(publicUrl, listing) } },
  }
}

export function toTerraReview(review: VendorReview, publicUrl: string) {
  const language = review.language ?? 'en'
  const translated = (value: string | null) => (value === null ? [] : [{ language, value, primary: true }])
  const id = toTerraId(review.id)
  return {
    id,
    // Nobody writes there without choosing bubbles.
    rating: review.rating ?? 3,
    rating_icon_url: { key: 'bubbles', url: `${publicUrl}/sandbox/sandbox.css` },
    title: translated(review.title),
    text: translated(review.content),
    // A review that is changed is published anew.
    publish_ts: review.updated_at.toISOString(),
    travel_date: review.created_at.toISOString().slice(0, 7),
    trip_type: TRIP_TYPES[id % TRIP_TYPES.length] ?? 'NONE',
    url: publicPageOf(publicUrl, { vendor: 'tripadvisor', id: review.listing_id }),
    subratings: [],
    photos: review.media.map((url, index) => ({ key: String(index), media_type: 'PHOTO', original_size_url: url })),
    user: { username: review.author ?? 'A TripAdvisor member' },
    ...(review.reply_text !== null && review.reply_state === 'live' && { owner_response: toOwnerResponse(review) }),
  }
}

function toOwnerResponse(review: VendorReview) {
  return {
    id: toTerraId(`reply ${review.id}`),
    username: 'Owner',
    author_connection: 'Owner',
    publish_date: (review.reply_updated_at ?? review.updated_at).toISOString(),
    text: [{ language: review.language ?? 'en', value: review.reply_text ?? '', primary: true }],
  }
}

export function toPage<Row>(rows: readonly Row[], asked: { page: number; size: number; total: number }) {
  return {
    data: rows,
    pagination: {
      page: asked.page,
      size: asked.size,
      total_elements: asked.total,
      total_pages: Math.ceil(asked.total / asked.size),
    },
  }
}
