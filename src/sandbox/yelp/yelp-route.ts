import type { AppContext } from '#server/kernel/http/http-app.ts'

/** The Places interface's way to say no. */
export function placesFault(status: number, code: string, description: string): Response {
  return Response.json({ error: { code, description } }, { status })
}

/** The partners' interface has another. */
export function partnerFault(status: number, id: string, description: string): Response {
  return Response.json({ error: { id, description, http_code: status } }, { status })
}

export function oauthFault(
  error: 'invalid_request' | 'invalid_client' | 'invalid_grant',
  description: string,
): Response {
  return Response.json({ error, error_description: description }, { status: error === 'invalid_client' ? 401 : 400 })
}

export const YELP_REFUSALS = {
  rateLimited: () =>
    placesFault(429, 'TOO_MANY_REQUESTS_PER_SECOND', 'You have exceeded the queries-per-second limit.'),
  down: () => placesFault(503, 'SERVICE_UNAVAILABLE', 'Yelp is not available.'),
  noPermission: () => partnerFault(403, 'INSUFFICIENT_SCOPE', 'The token does not allow this.'),
}

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
