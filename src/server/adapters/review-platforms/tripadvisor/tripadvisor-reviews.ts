import type { Listing, PlatformReply, PlatformReview } from '../port.ts'
import { findPrimary, type TerraLocation, type TerraReview } from './terra-answers.ts'

export function toReview(review: TerraReview): PlatformReview {
  const text = findPrimary(review.text)
  return {
    id: String(review.id),
    rating: review.rating,
    isRecommended: null,
    title: findPrimary(review.title)?.value ?? null,
    content: text?.value ?? null,
    author: review.user?.username ?? null,
    authorUrl: null,
    language: text?.language ?? null,
    url: review.url ?? null,
    media: review.photos.flatMap(({ original_size_url: url }) => (url ? [url] : [])),
    createdAt: review.publish_ts,
    updatedAt: review.publish_ts,
    reply: toReply(review),
  }
}

function toReply({ owner_response: response }: TerraReview): PlatformReply | null {
  const text = response && findPrimary(response.text)?.value
  if (!text) return null
  return { text, updatedAt: response.publish_date ?? null, state: 'live', reason: null }
}

export function toListing(location: TerraLocation): Listing {
  const { id, geo_id: geoId } = location
  const writeUrl = geoId === undefined ? null : `https://www.tripadvisor.com/UserReviewEdit-g${geoId}-d${id}`
  return {
    id: String(id),
    name: findPrimary(location.names)?.value ?? String(id),
    address: location.addresses[0]?.formatted ?? location.geo,
    config: { business_id: String(id) },
    accessToken: null,
    reviewUrl: location.urls?.tripadvisor?.main ?? writeUrl,
  }
}

/** The id in a page's address (`…-d1234-Reviews-…`) or by itself. */
export function findLocationId(text: string): string | null {
  return /^\s*(\d{1,15})\s*$/.exec(text)?.[1] ?? /-d(\d{1,15})(?:-|\.|$)/.exec(text)?.[1] ?? null
}
