import { z } from 'zod'
import { isReplyTooLong } from '#shared/domain/replies.ts'
import { PlatformError } from '../platform-error.ts'
import type { AccountHolder, Connection, Listing, PlatformReply, ReviewPage, Tokens } from '../port.ts'
import { toListing, toReview, yelpReviews } from './yelp-answers.ts'
import { bearer, callYelp, yelpUrl } from './yelp-http.ts'
import type { FindYelpHosts } from './yelp-hosts.ts'
import { createYelpOAuth, type YelpPartnerKeys } from './yelp-oauth.ts'
import type { YelpPlaces } from './yelp-places.ts'

const PAGE_SIZE = 50
/** The feed goes back no further. */
const FEED_DEPTH = 200
export const REPLY_LIMIT = 5000
/** Yelp takes any of these for an error of its own and says nothing more. */
const EMOJI = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FAFF}]|\u{FE0F}/u

const ownerProfile = z.object({
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  email: z.string().nullish(),
  photo_url: z.string().nullish(),
})

export type YelpPartner = ReturnType<typeof createYelpPartner>

/** The partners' interface: owners sign in, reviews come whole, replies can be posted. */
export function createYelpPartner(hosts: FindYelpHosts, keys: YelpPartnerKeys, places: YelpPlaces) {
  const listReviews = (connection: Connection, page: { cursor: string | null; pageSize?: number }) =>
    readFeed(hosts().feed, connection, page)

  return {
    ...createYelpOAuth(hosts, keys),

    async listListings({ accessToken }: Tokens): Promise<Listing[]> {
      const url = yelpUrl(hosts().partner, '/token/v1/businesses')
      const { business_ids: ids } = await callYelp(url, {
        headers: bearer(accessToken),
        schema: z.object({ business_ids: z.array(z.string()) }),
      })
      const businesses = await Promise.all(ids.map((id) => places.getBusiness(keys.apiKey, id)))
      return businesses.map((business) => toListing(business, 'partner'))
    },

    async whoAmI({ accessToken }: Tokens): Promise<AccountHolder> {
      const owner = await getProfile(hosts, accessToken)
      return { name: `${owner.first_name} ${owner.last_name}`.trim(), email: owner.email ?? null }
    },

    listReviews,

    /** Yelp posts no reply of an owner who has no photo. */
    async probe(connection: Connection): Promise<{ readDepth: number; canReply: boolean }> {
      await listReviews(connection, { cursor: null, pageSize: 1 })
      const { photo_url: photoUrl } = await getProfile(hosts, connection.accessToken)
      return { readDepth: FEED_DEPTH, canReply: Boolean(photoUrl) }
    },

    async reply({ accessToken }: Connection, reviewId: string, text: string): Promise<PlatformReply> {
      refuseUnpostable(text)
      await callYelp(yelpUrl(hosts().partner, `/reviews/v1/${encodeURIComponent(reviewId)}`), {
        method: 'POST',
        headers: bearer(accessToken),
        json: { response_text: text, response_type: 'public_comment' },
        schema: z.object({}),
      })
      return { text, updatedAt: new Date(), state: 'live', reason: null }
    },

    /** There is no way to ask for one review. */
    async readReply(connection: Connection, reviewId: string): Promise<PlatformReply | null> {
      let cursor: string | null = null
      do {
        const page: ReviewPage = await listReviews(connection, { cursor })
        const found = page.items.find(({ id }) => id === reviewId)
        if (found) return found.reply
        cursor = page.nextCursor
      } while (cursor !== null)
      return null
    },
  }
}

function getProfile(hosts: FindYelpHosts, accessToken: string) {
  return callYelp(yelpUrl(hosts().partner, '/v1/business_owner/me/profile'), {
    headers: bearer(accessToken),
    schema: ownerProfile,
  })
}

async function readFeed(
  feedUrl: string,
  { accessToken, listingId }: Connection,
  { cursor, pageSize = PAGE_SIZE }: { cursor: string | null; pageSize?: number },
): Promise<ReviewPage> {
  const offset = Number(cursor ?? 0)
  const limit = Math.min(pageSize, PAGE_SIZE)
  const url = yelpUrl(feedUrl, `/${encodeURIComponent(listingId)}/reviews`, {
    limit: String(limit),
    offset: String(offset),
  })
  const { reviews, total } = await callYelp(url, { headers: bearer(accessToken), schema: yelpReviews })
  const next = offset + reviews.length
  const hasMore = reviews.length > 0 && next < Math.min(total, FEED_DEPTH)
  return { items: reviews.map(toReview), nextCursor: hasMore ? String(next) : null, total }
}

function refuseUnpostable(text: string): void {
  if (EMOJI.test(text)) throw new PlatformError('rejected', { vendorCode: 'emoji' })
  if (isReplyTooLong(text, { size: REPLY_LIMIT, unit: 'characters' })) {
    throw new PlatformError('rejected', { vendorCode: 'too-long' })
  }
}
