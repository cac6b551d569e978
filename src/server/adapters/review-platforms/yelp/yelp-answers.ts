import { z } from 'zod'
import type { Listing, PlatformReply, PlatformReview } from '../port.ts'

/** `2026-03-01 18:05:00`, without a zone: it is UTC. */
const yelpTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}Z`))

export const yelpBusiness = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().optional(),
  location: z.object({ display_address: z.array(z.string()).default([]) }).optional(),
})
export type YelpBusiness = z.output<typeof yelpBusiness>

export const yelpSearch = z.object({ businesses: z.array(yelpBusiness) })

const yelpReview = z.object({
  id: z.string(),
  url: z.string().nullish(),
  text: z.string().nullish(),
  rating: z.number().min(1).max(5),
  time_created: yelpTime,
  user: z.object({ name: z.string().nullish(), profile_url: z.string().nullish() }).nullish(),
  /** In the partners' feed only, as is the language. */
  public_response: z.object({ text: z.string(), time_created: yelpTime.nullish() }).nullish(),
  language: z.string().nullish(),
})
export type YelpReview = z.output<typeof yelpReview>

export const yelpReviews = z.object({ reviews: z.array(yelpReview), total: z.int() })

export const yelpTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.number().positive(),
})

const described = z.string().optional()

/** Three shapes: of the Places interface, of the partners', and of OAuth. */
export const yelpRefusal = z.union([
  z
    .object({ error: z.object({ code: z.string(), description: described }) })
    .transform(({ error }) => ({ code: error.code, words: error.description })),
  z
    .object({ error: z.object({ id: z.string(), description: described }) })
    .transform(({ error }) => ({ code: error.id, words: error.description })),
  z
    .object({ error: z.string(), error_description: described })
    .transform((refusal) => ({ code: refusal.error, words: refusal.error_description })),
])

export function toReview(review: YelpReview): PlatformReview {
  return {
    id: review.id,
    rating: Math.round(review.rating),
    isRecommended: null,
    title: null,
    content: review.text || null,
    author: review.user?.name ?? null,
    authorUrl: review.user?.profile_url ?? null,
    language: review.language ?? null,
    url: review.url ?? null,
    media: [],
    createdAt: review.time_created,
    updatedAt: review.time_created,
    reply: toReply(review),
  }
}

function toReply({ public_response: response }: YelpReview): PlatformReply | null {
  if (!response) return null
  return { text: response.text, updatedAt: response.time_created ?? null, state: 'live', reason: null }
}

export type YelpMode = 'key' | 'partner'

export function toListing(business: YelpBusiness, mode: YelpMode): Listing {
  return {
    id: business.id,
    name: business.name,
    address: business.location?.display_address.join(', ') ?? '',
    config: { business_id: business.id, mode },
    accessToken: null,
    reviewUrl: business.url ?? null,
  }
}
