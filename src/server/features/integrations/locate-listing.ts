import type { Platform } from '#shared/domain/platforms.ts'
import { isKnownTimezone } from '#shared/domain/timezones.ts'
import type { Listing } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { fillReviewLink, placeListing } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'

interface Located {
  platform: Platform
  listing: Pick<Listing, 'name' | 'address' | 'reviewUrl'>
  /** Where that is known: it then stays there. */
  locationId: string | null
}

/** Every listing that is connected has a place: the one it has, the one of its name, or a new one made of it. */
export async function locateListing(tx: CustomerTx, { platform, listing, locationId }: Located): Promise<string> {
  const id = locationId ?? (await findPlace(tx, listing))
  await fillReviewLink(tx, id, { platform, url: listing.reviewUrl })
  return id
}

async function findPlace(tx: CustomerTx, { name, address }: Located['listing']): Promise<string> {
  const { timezone } = (await getSettings(tx)).general
  return placeListing(tx, { name, address, timezone: isKnownTimezone(timezone) ? timezone : 'UTC' })
}

/** What is kept of a listing that is not secret. */
export function configOf({ config, reviewUrl }: Listing, account: string | null | undefined): string {
  return JSON.stringify({ ...config, ...(account && { account }), ...(reviewUrl && { reviewUrl }) })
}
