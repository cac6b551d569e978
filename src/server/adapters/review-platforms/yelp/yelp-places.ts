import { PlatformError } from '../platform-error.ts'
import type { FoundListing, ListingKeyDirectory } from '../listing-keys.ts'
import type { Connection, ReviewPage } from '../port.ts'
import { toListing, toReview, yelpBusiness, yelpReviews, yelpSearch, type YelpBusiness } from './yelp-answers.ts'
import type { FindYelpHosts } from './yelp-hosts.ts'
import { bearer, callYelp, yelpUrl } from './yelp-http.ts'

/** No plan gives more excerpts of a business than this. */
const MAX_EXCERPTS = 7
const ENHANCED_EXCERPTS = 3

export type YelpPlaces = ReturnType<typeof createYelpPlaces>

/** The Places interface: a key, no login, and of reviews the first words of the newest few. */
export function createYelpPlaces(hosts: FindYelpHosts) {
  return {
    getBusiness: (key: string, idOrAlias: string) =>
      callYelp(yelpUrl(hosts().api, `/v3/businesses/${encodeURIComponent(idOrAlias)}`), {
        headers: bearer(key),
        schema: yelpBusiness,
      }),

    search: (key: string, asked: { term: string; location: string }) =>
      callYelp(yelpUrl(hosts().api, '/v3/businesses/search', { ...asked, limit: '10' }), {
        headers: bearer(key),
        schema: yelpSearch,
      }),

    readExcerpts: (key: string, id: string, page: { offset: number; limit: number }) =>
      callYelp(
        yelpUrl(hosts().api, `/v3/businesses/${encodeURIComponent(id)}/reviews`, {
          sort_by: 'newest',
          limit: String(page.limit),
          offset: String(page.offset),
        }),
        { headers: bearer(key), schema: yelpReviews },
      ),
  }
}

/** What lies behind the plan's limit comes as an empty page. */
export async function listExcerpts(
  places: YelpPlaces,
  { accessToken, listingId }: Connection,
  { cursor, pageSize = MAX_EXCERPTS }: { cursor: string | null; pageSize?: number },
): Promise<ReviewPage> {
  const offset = Number(cursor ?? 0)
  const limit = Math.min(pageSize, MAX_EXCERPTS)
  const { reviews, total } = await places.readExcerpts(accessToken, listingId, { offset, limit })
  const next = offset + reviews.length
  const hasMore = reviews.length === limit && next < Math.min(total, MAX_EXCERPTS)
  return { items: reviews.map(toReview), nextCursor: hasMore ? String(next) : null, total }
}

/** How many excerpts the key's plan gives: none, three or seven. */
export async function probeExcerpts(places: YelpPlaces, key: string, id: string): Promise<number> {
  await places.getBusiness(key, id)
  try {
    const { reviews, total } = await places.readExcerpts(key, id, { offset: 0, limit: MAX_EXCERPTS })
    if (reviews.length < total) return reviews.length
    return reviews.length > ENHANCED_EXCERPTS ? MAX_EXCERPTS : ENHANCED_EXCERPTS
  } catch (error) {
    // The business is there, so it is the plan that has no reviews in it.
    const isPlan = error instanceof PlatformError && (error.kind === 'reconnect' || error.kind === 'gone')
    if (isPlan) return 0
    throw error
  }
}

export function createYelpDirectory(hosts: FindYelpHosts): ListingKeyDirectory {
  const places = createYelpPlaces(hosts)
  return {
    platform: 'yelp',
    keyPageUrl: 'https://www.yelp.com/developers/v3/manage_app',
    async findListings(key, { listing, place }) {
      const name = findBusinessName(listing)
      const business = name === null ? null : await findBusiness(places, key, name)
      if (business) return { isExact: true, listings: [toFound(business)] }
      // Yelp searches nowhere without a place.
      if (place === '') return { isExact: false, listings: [] }
      const { businesses } = await places.search(key, { term: listing, location: place })
      return { isExact: false, listings: businesses.map(toFound) }
    },
  }
}

async function findBusiness(places: YelpPlaces, key: string, idOrAlias: string): Promise<YelpBusiness | null> {
  try {
    return await places.getBusiness(key, idOrAlias)
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'gone') return null
    throw error
  }
}

/** The id or alias in a page's address (`…/biz/some-place-berlin`) or by itself; `null` for words. */
function findBusinessName(text: string): string | null {
  return /\/biz\/([^/?#\s]+)/.exec(text)?.[1] ?? /^\s*([\w-]+)\s*$/.exec(text)?.[1] ?? null
}

function toFound(business: YelpBusiness): FoundListing {
  const { id, name, address } = toListing(business, 'key')
  return { id, name, address }
}
