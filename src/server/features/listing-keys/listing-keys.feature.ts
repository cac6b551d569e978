import type { Foundations } from '#server/kernel/foundations.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { mountListingKeyPage, type ListingKeyPageOptions } from './listing-key-page.routes.ts'

/** Where owners bring a key of their own, their listing is looked up with it. */
export function makeListingKeys(
  { publicUrl }: Foundations,
  ports: Pick<ListingKeyPageOptions, 'codes' | 'directories' | 'sandboxKey'>,
) {
  const mount: Mount['mount'] = (app, { rateLimiter }) => mountListingKeyPage(app, { ...ports, publicUrl, rateLimiter })
  return { mounts: [{ mount }] }
}
