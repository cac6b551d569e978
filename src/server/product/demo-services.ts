import { HARBOUR_BISTRO } from '#sandbox/seed/harbour-bistro.ts'
import { giveOwnerConsent } from '#sandbox/seed/owner-consent.ts'
import { recordPastCase } from '#sandbox/seed/story/cases.ts'
import { TOLD_REFERENCES } from '#sandbox/seed/story/told-reviews.ts'
import { publicPageOf } from '#sandbox/vendors/public-page.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Desk } from '#server/features/assistant/assistant.service.ts'
import { createDemoBusiness, type DemoPlace, type DemoSurroundings } from '#server/features/demo/demo-business.ts'
import { createDemoHandlers } from '#server/features/demo/demo.jobs.ts'
import type { DemoAccounts } from '#server/features/demo/demo-people.ts'
import { createDemoStory } from '#server/features/demo/story/demo-story.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { openStoryServices } from './demo-story-services.ts'
import type { Foundations } from './foundations.ts'

interface DemoOptions {
  integrations: IntegrationsService
  accounts: DemoAccounts
  desk: Desk
  publicUrl: () => string
  /** Where this process reaches the sandbox. */
  sandboxUrl: () => string
}

/** The demo's business, on those platforms that the sandbox stands in for. */
export function buildDemo(base: Foundations, options: DemoOptions) {
  const { integrations, accounts, publicUrl, sandboxUrl } = options
  const surroundings: DemoSurroundings = {
    async furnish() {
      // Only the first start wants all those sentences; no other one waits for them.
      const { seedVendors } = await import('#sandbox/seed/seed-vendors.ts')
      await seedVendors(base.sandbox.db, { now: new Date(), publicUrl: publicUrl() })
      return listPlaces(base, publicUrl())
    },
    consent: (page, { platform, listingId }) =>
      giveOwnerConsent(page, { vendor: platform, listingId, localUrl: sandboxUrl() }),
  }
  const demo = createDemoBusiness({ transactions: base.transactions, integrations, surroundings })
  const story = createDemoStory({
    transactions: base.transactions,
    accounts,
    openServices: openStoryServices(options),
    surroundings: {
      references: TOLD_REFERENCES,
      recordCase: (review, past) => recordPastCase(base.sandbox.db, { ...review, ...past }),
    },
  })
  return { requestDemoBusiness: demo.request, demoHandlers: createDemoHandlers({ ...demo, ...story }) }
}

function listPlaces({ config }: Foundations, publicUrl: string): DemoPlace[] {
  const isStoodInFor = (platform: Platform) => !config.platforms[platform].isLive
  return HARBOUR_BISTRO.map(({ name, address, timezone, listings }) => {
    const shown = listings.filter(({ vendor }) => isStoodInFor(vendor))
    return {
      name,
      address,
      timezone,
      reviewLinks: Object.fromEntries(shown.map((listing) => [listing.vendor, publicPageOf(publicUrl, listing)])),
      listings: shown.map(({ vendor, id }) => ({ platform: vendor, listingId: id })),
    }
  })
}
