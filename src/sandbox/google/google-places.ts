import { z } from 'zod'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { findStranger, strangerOf } from '../vendors/strangers.ts'
import { findKey } from '../vendors/vendor-keys.repository.ts'
import { findListing, listListings, measureListing } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { GoogleRefusal, invalidArgument, notFound, permissionDenied } from './google-refusal.ts'
import { readGoogleJson, refusing } from './google-request.ts'

const BASE = '/sandbox/google/v1/places'

type Route = (method: string, path: string, handle: (context: AppContext) => Promise<Response>) => void

/** Places API (New): for anybody with a key, who has to name the fields. */
export function mountGooglePlaces(route: Route, { db }: VendorWorld): void {
  const call = (method: string, path: string, answer: (context: AppContext) => Promise<unknown>) =>
    route(
      method,
      BASE + path,
      refusing(async (context) => {
        const key = await findKey(db, 'google', context.req.header('x-goog-api-key') ?? '')
        if (!key) throw permissionDenied('API_KEY_INVALID')
        if (!context.req.header('x-goog-fieldmask')) {
          throw new GoogleRefusal('INVALID_ARGUMENT', 'FieldMask is a required parameter.')
        }
        return Response.json(await answer(context))
      }),
    )

  call('POST', ':searchText', async (context) => {
    const { textQuery, pageSize } = await readGoogleJson(context, {
      textQuery: z.string().min(1),
      pageSize: z.int().min(1).max(20).default(20),
    })
    const words = textQuery.toLowerCase()
    const known = (await listListings(db, 'google')).filter(({ name }) => words.includes(name.toLowerCase()))
    const stranger = strangerOf(textQuery)
    const places = [
      ...known.map(({ id, name, address }) => ({ id, displayName: { text: name }, formattedAddress: address })),
      { id: stranger.id, displayName: { text: stranger.name }, formattedAddress: '' },
    ]
    return { places: places.slice(0, pageSize) }
  })

  call('GET', '/:place', async (context) => {
    const id = context.req.param('place')
    if (!id) throw invalidArgument('name', 'Missing place.')
    const stranger = findStranger(id)
    if (stranger) return { rating: stranger.rating, userRatingCount: stranger.reviewCount }
    if (!(await findListing(db, 'google', id))) throw notFound()
    const { rating, reviewCount } = await measureListing(db, 'google', id)
    return rating === null ? {} : { rating, userRatingCount: reviewCount }
  })
}
