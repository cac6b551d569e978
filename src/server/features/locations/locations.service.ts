import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { fillLink, findByName, insert, list, type LocationValues } from './locations.repository.ts'

export { limitNewcomer } from './member-locations.ts'
export { list as listLocations, type LocationRow } from './locations.repository.ts'

export async function listLocationTimezones(tx: CustomerTx): Promise<Map<string, string>> {
  return new Map((await list(tx)).map(({ id, timezone }) => [id, timezone]))
}

/** As part of a larger change. Answers its id. */
export async function addLocation(tx: CustomerTx, values: LocationValues): Promise<string> {
  return (await insert(tx, values)).id
}

const LONGEST_NAME = 200
const LONGEST_ADDRESS = 500
const LONGEST_LINK = 2000

/** The place that is called like the listing, or a new one made of it. Answers its id. */
export async function placeListing(
  tx: CustomerTx,
  listing: Pick<LocationValues, 'name' | 'address' | 'timezone'>,
): Promise<string> {
  const name = listing.name.trim().slice(0, LONGEST_NAME)
  const known = await findByName(tx, name)
  if (known) return known.id
  const address = listing.address.trim().slice(0, LONGEST_ADDRESS)
  return addLocation(tx, { name, address, timezone: listing.timezone, reviewLinks: {} })
}

/** Where people may leave a review, as the platform says; what is there already stays. */
export async function fillReviewLink(
  tx: CustomerTx,
  locationId: string,
  link: { platform: Platform; url: string | null },
): Promise<void> {
  const { platform, url } = link
  if (!url || url.length > LONGEST_LINK || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  await fillLink(tx, locationId, { platform, url })
}

export async function hasLocations(tx: CustomerTx): Promise<boolean> {
  return (await list(tx)).length > 0
}
