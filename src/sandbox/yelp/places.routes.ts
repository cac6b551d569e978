import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { takeFault } from '../vendors/vendor-faults.repository.ts'
import { findStranger, STRANGERS_KEY, strangerOf, type Stranger } from '../vendors/strangers.ts'
import { findKey, type VendorKey } from '../vendors/vendor-keys.repository.ts'
import { listListings, listReviews, measureListing, type VendorListing } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { placesFault, YELP_BASE, type YelpRoute } from './yelp-route.ts'
import { aliasOf, toBusiness, toExcerpt } from './yelp-shapes.ts'

/** How many excerpts a plan gives; the key says which plan it is of. */
const PREMIUM_EXCERPTS = 7
const EXCERPTS: Record<string, number> = { base: 0, enhanced: 3 }

const searchRequest = z.object({
  term: z.string().default(''),
  location: z.string({ error: 'Please specify a location or a latitude and longitude' }).min(1).max(250),
  limit: z.coerce.number().int().min(0).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
})

const reviewsRequest = z.object({
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .optional(),
  limit: z.coerce.number().int().min(0).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
  sort_by: z.enum(['yelp_sort', 'newest']).default('yelp_sort'),
})

/** The Places interface: for anybody with a key. */
export function mountPlaces(route: YelpRoute, world: VendorWorld): void {
  const { db, publicUrl } = world
  const withKey = (path: string, answer: (context: AppContext, key: VendorKey) => Promise<Response>) =>
    route('GET', `${YELP_BASE}/v3${path}`, async (context) => {
      const key = await findKey(db, 'yelp', bearerOf(context))
      if (!key) return placesFault(401, 'TOKEN_INVALID', 'Invalid access token or authorization header.')
      if (key.variant === 'used-up') return usedUp()
      return answer(context, key)
    })

  withKey('/businesses/search', async (context, { variant }) => {
    const asked = searchRequest.safeParse(context.req.query())
    if (!asked.success) return invalid(asked.error)
    const { term, location, offset, limit } = asked.data
    const isIn = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())
    const found = (await listListings(db, 'yelp')).filter(
      (listing) => isIn(listing.name, term) && isIn(listing.address, location),
    )
    const all = [
      ...found.map((listing) => toBusiness(listing, publicUrl)),
      ...(term === '' || variant !== STRANGERS_KEY ? [] : [toStranger(strangerOf(term), location)]),
    ]
    return Response.json({ businesses: all.slice(offset, offset + limit), total: all.length })
  })

  withKey('/businesses/:id', async (context) => {
    const id = context.req.param('id') ?? ''
    const stranger = findStranger(id)
    if (stranger) return Response.json(toStranger(stranger))
    const listing = await findBusiness(db, id)
    if (!listing) return missing()
    const { rating, reviewCount } = await measureListing(db, 'yelp', listing.id)
    return Response.json({ ...toBusiness(listing, publicUrl), rating: toHalves(rating), review_count: reviewCount })
  })

  withKey('/businesses/:id/reviews', (context, key) => answerExcerpts(world, context, key))
}

/** Yelp tells halves; 0 where nobody has given stars. */
const toHalves = (rating: number | null) => Math.round((rating ?? 0) * 2) / 2

const toStranger = ({ id, name, rating, reviewCount }: Stranger, address = '') => ({
  id,
  name,
  rating,
  review_count: reviewCount,
  location: { display_address: address === '' ? [] : [address] },
})

export const bearerOf = (context: AppContext) =>
  /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

const usedUp = () => placesFault(429, 'ACCESS_LIMIT_REACHED', 'You have reached the access limit of today.')

const missing = () => placesFault(404, 'BUSINESS_NOT_FOUND', 'The requested business could not be found.')

function invalid(error: z.ZodError): Response {
  const [issue] = error.issues
  return placesFault(400, 'VALIDATION_ERROR', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

async function findBusiness(db: Database, idOrAlias: string): Promise<VendorListing | undefined> {
  const listings = await listListings(db, 'yelp')
  return listings.find(({ id }) => id === idOrAlias) ?? listings.find((listing) => aliasOf(listing) === idOrAlias)
}

async function answerExcerpts({ db, publicUrl }: VendorWorld, context: AppContext, key: VendorKey): Promise<Response> {
  const asked = reviewsRequest.safeParse(context.req.query())
  if (!asked.success) return invalid(asked.error)
  const depth = EXCERPTS[key.variant] ?? PREMIUM_EXCERPTS
  if (depth === 0 || (await takeFault(db, 'yelp', 'no-reviews'))) {
    return placesFault(403, 'ACCESS_DENIED', 'Your plan does not include reviews.')
  }
  const listing = await findBusiness(db, context.req.param('id') ?? '')
  if (!listing) return missing()
  const { offset } = asked.data
  const limit = Math.max(0, Math.min(asked.data.limit, depth - offset))
  const { reviews, total } = await listReviews(db, 'yelp', { listingId: listing.id, offset, limit })
  const languages = [...new Set(reviews.map(({ language }) => language ?? 'en'))]
  return Response.json({
    reviews: reviews.map((review) => toExcerpt(review, publicUrl)),
    total,
    possible_languages: languages,
  })
}
