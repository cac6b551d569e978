import { z } from 'zod'
import { yelpSearch } from '../review-platforms/yelp/yelp-answers.ts'
import { bearer, callYelp, yelpUrl } from '../review-platforms/yelp/yelp-http.ts'
import type { PlaceReader } from './port.ts'

/** Nobody's stars are 0: nobody has given any. */
const figures = z.object({ rating: z.number().min(0).max(5).default(0), review_count: z.int().min(0).default(0) })

interface YelpFiguresOptions {
  key: string
  base: () => string
  pageBase: () => string
  isSandbox: boolean
}

/** Places (formerly Fusion): https://docs.developer.yelp.com/reference/v3_business_info. */
export function createYelpFigures({ key, base, pageBase, isSandbox }: YelpFiguresOptions): PlaceReader {
  return {
    platform: 'yelp',
    isSandbox,
    idIn: ({ yelpId }) => yelpId,

    async find({ name, place }) {
      // Yelp searches nowhere without a place.
      if (place === '') return []
      const { businesses } = await callYelp(
        yelpUrl(base(), '/v3/businesses/search', { term: name, location: place, limit: '5' }),
        { headers: bearer(key), schema: yelpSearch },
      )
      return businesses.map(({ id, name: called, location }) => ({
        id,
        name: called,
        address: location?.display_address.join(', ') ?? '',
      }))
    },

    async read(id) {
      const { rating, review_count: reviewCount } = await callYelp(
        yelpUrl(base(), `/v3/businesses/${encodeURIComponent(id)}`),
        { headers: bearer(key), schema: figures },
      )
      return { rating: rating < 1 ? null : rating, reviewCount }
    },

    pageOf: (id) => `${pageBase()}${encodeURIComponent(id)}`,
  }
}
