import type { AppContext } from '#server/kernel/http/http-app.ts'

export const YELP_BASE = '/sandbox/yelp'

/** The one partner this Yelp knows. */
export const YELP_PARTNER = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret', name: 'Goodword' } as const

/** What a partner may ask an owner for. */
export const YELP_SCOPES: Record<string, string> = {
  r2r: 'Reply to reviews for you',
  r2r_get_businesses: 'See which businesses are yours',
  r2r_business_owner: 'See your name and photo',
}

export type YelpRoute = (method: string, path: string, handle: (context: AppContext) => Promise<Response>) => void
