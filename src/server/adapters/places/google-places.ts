import { z } from 'zod'
import { callGoogle, googleUrl } from '../review-platforms/google/google-call.ts'
import type { PlaceReader } from './port.ts'

const found = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }),
        formattedAddress: z.string().default(''),
      }),
    )
    .default([]),
})

/** A place without reviews has neither. */
const figures = z.object({
  rating: z.number().min(1).max(5).nullable().default(null),
  userRatingCount: z.int().min(0).default(0),
})

interface GooglePlacesOptions {
  key: string
  base: () => string
  pageBase: () => string
  isSandbox: boolean
}

/** Places API (New): https://developers.google.com/maps/documentation/places/web-service/op-overview. Every call names its fields. */
export function createGooglePlaces({ key, base, pageBase, isSandbox }: GooglePlacesOptions): PlaceReader {
  const asking = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields })
  return {
    platform: 'google',
    isSandbox,
    idIn: ({ googlePlaceId }) => googlePlaceId,

    async find({ name, place }) {
      const { places } = await callGoogle(googleUrl(base(), '/v1/places:searchText'), {
        method: 'POST',
        headers: asking('places.id,places.displayName,places.formattedAddress'),
        json: { textQuery: `${name} ${place}`.trim(), pageSize: 5 },
        schema: found,
      })
      return places.map(({ id, displayName, formattedAddress }) => ({
        id,
        name: displayName.text,
        address: formattedAddress,
      }))
    },

    async read(id) {
      const { rating, userRatingCount } = await callGoogle(googleUrl(base(), `/v1/places/${encodeURIComponent(id)}`), {
        headers: asking('rating,userRatingCount'),
        schema: figures,
      })
      return { rating, reviewCount: userRatingCount }
    },

    pageOf: (id) => `${pageBase()}${encodeURIComponent(id)}`,
  }
}
