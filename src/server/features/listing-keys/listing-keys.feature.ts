import type { Foundations } from '#server/kernel/foundations.ts'
import { listingKeyPage, type ListingKeyPageOptions } from './listing-key-page.routes.ts'

/** Where owners bring a key of their own, their listing is looked up with it. */
export function makeListingKeys(
  { publicUrl }: Foundations,
  ports: Pick<ListingKeyPageOptions, 'codes' | 'directories' | 'sandboxKey'>,
) {
  return { mounts: [listingKeyPage({ ...ports, publicUrl })] }
}
