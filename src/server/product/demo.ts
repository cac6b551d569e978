import { HARBOUR_BISTRO } from '#sandbox/seed/harbour-bistro.ts'
import { giveOwnerConsent } from '#sandbox/seed/owner-consent.ts'
import { recordPastCase } from '#sandbox/seed/cases.ts'
import { TOLD_REFERENCES } from '#sandbox/seed/story-reviews.ts'
import { publicPageOf } from '#sandbox/vendors/public-page.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { DemoPlace, DemoSurroundings } from '#server/features/demo/demo-business.ts'
import type { StorySurroundings } from '#server/features/demo/demo-story.ts'
import type { ProductFoundations } from './foundations.ts'

/** The sandbox as the world around the demo's business. */
export function surroundDemo(base: ProductFoundations): DemoSurroundings & StorySurroundings {
  const { sandbox, publicUrl, sandboxUrl } = base
  return {
    async furnish() {
      // Only the first start wants all those sentences; no other one waits for them.
      const { seedVendors } = await import('#sandbox/seed/seed-vendors.ts')
      await seedVendors(sandbox.db, { now: new Date(), publicUrl: publicUrl() })
      return listPlaces(base)
    },
    consent: (page, { platform, listingId }) =>
      giveOwnerConsent(page, { vendor: platform, listingId, localUrl: sandboxUrl() }),
    references: TOLD_REFERENCES,
    recordCase: (review, past) => recordPastCase(sandbox.db, { ...review, ...past }),
  }
}

function listPlaces({ config, publicUrl }: ProductFoundations): DemoPlace[] {
  const isStoodInFor = (platform: Platform) => !config.platforms[platform].isLive
  return HARBOUR_BISTRO.map(({ name, address, timezone, listings }) => {
    const shown = listings.filter(({ vendor }) => isStoodInFor(vendor))
    return {
      name,
      address,
      timezone,
      reviewLinks: Object.fromEntries(shown.map((listing) => [listing.vendor, publicPageOf(publicUrl(), listing)])),
      listings: shown.map(({ vendor, id }) => ({ platform: vendor, listingId: id })),
    }
  })
}
