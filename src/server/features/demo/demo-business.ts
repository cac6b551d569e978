import type { BrandVoice } from '#shared/domain/assistant.ts'
import type { BookedPrice } from '#shared/domain/billing.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { recordAsOf } from '#server/features/activity/activity.service.ts'
import { startWithVoice } from '#server/features/assistant/assistant.service.ts'
import type { IntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { addLocation, hasLocations } from '#server/features/locations/locations.service.ts'
import { chooseTimezone } from '#server/features/settings/settings.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { DEMO_CUSTOMER_ID, DEMO_TIMEZONE, setUpBefore } from './demo-history.ts'
import { toActor } from './demo-people.ts'
import {
  bookDemoPlan,
  connectDemoListing,
  furnishDemo,
  openDemoPagesJob,
  tellDemoStory,
  type DemoListing,
} from './demo.jobs.ts'
import { findDemoOwner, lockDemo } from './demo-workspace.repository.ts'

/** Always the same, so that any number of starts ask for it once. */
const FURNISH_JOB_ID = 'de300000-0000-4000-8000-000000000002'

const DEMO_VOICE: BrandVoice = {
  tone: 'warm',
  dos: ['Thank people for the time they took', 'Invite them to come back'],
  donts: ['Do not argue about who is right'],
  signature: 'The Harbour Bistro team',
  facts: ['Harbour Bistro cooks with fish from the morning’s boats', 'Tables outside cannot be booked'],
}

export interface DemoPlace {
  name: string
  address: string
  timezone: string
  reviewLinks: Partial<Record<Platform, string>>
  listings: readonly { platform: Platform; listingId: string }[]
}

/** The world around the demo's business. */
export interface DemoSurroundings {
  /** Puts the business on its platforms, with its history. Safe to repeat. */
  furnish(): Promise<readonly DemoPlace[]>
  /** Says yes as its owner on the platform's own page; answers where that leads back to. */
  consent(page: URL, listing: { platform: Platform; listingId: string }): Promise<URL>
  /** Pays at the checkout, as of then. */
  pay(page: URL, at: Date): Promise<void>
}

type BookPlan = (booked: { customerId: string; price: BookedPrice; pay: (page: URL) => Promise<void> }) => Promise<void>

export interface DemoBusinessOptions {
  transactions: Transactions
  integrations: Pick<IntegrationsService, 'authorize' | 'complete' | 'listConnected'>
  surroundings: DemoSurroundings
  /** `null` where it would cost money. */
  book: BookPlan | null
}

type Booking = Pick<DemoBusinessOptions, 'transactions' | 'surroundings' | 'book'>

/** Since it came to the product, by the checkout that people take. */
async function bookPlan({ transactions, surroundings, book }: Booking): Promise<void> {
  const owner = await transactions.step(DEMO_CUSTOMER_ID, findDemoOwner)
  if (!owner || !book) return
  const at = setUpBefore(new Date())
  const pay = (page: URL) => surroundings.pay(page, at)
  const price = { tier: 'professional', interval: 'month' } as const
  await recordAsOf(at, () => book({ customerId: DEMO_CUSTOMER_ID, price, pay }))
}

/** The demo's places and connections: made once, by the way that people take, so that its reviews arrive by sync. */
export function createDemoBusiness({ transactions, integrations, surroundings, book }: DemoBusinessOptions) {
  return {
    /** At every start; there is something to do at the first. */
    request: () =>
      transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
        if (await hasLocations(tx)) return
        if (await findDemoOwner(tx)) await enqueue(tx, furnishDemo, {}, { id: FURNISH_JOB_ID })
      }),

    async furnish(): Promise<void> {
      const places = await surroundings.furnish()
      await transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
        await lockDemo(tx)
        if (await hasLocations(tx)) return
        await startWithVoice(tx, DEMO_VOICE)
        await chooseTimezone(tx, DEMO_TIMEZONE)
        for (const { listings, ...place } of places) {
          const locationId = await addLocation(tx, place)
          for (const listing of listings) await enqueue(tx, connectDemoListing, { ...listing, locationId })
        }
        const connections = places.reduce((sum, { listings }) => sum + listings.length, 0)
        await enqueue(tx, tellDemoStory, { connections, turn: 0 })
        await enqueue(tx, openDemoPagesJob, {})
        await enqueue(tx, bookDemoPlan, {})
      })
    },

    bookPlan: () => bookPlan({ transactions, surroundings, book }),

    async connect(listing: DemoListing): Promise<void> {
      const { owner, isConnected } = await transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
        const connected = await integrations.listConnected(tx)
        return {
          owner: await findDemoOwner(tx),
          isConnected: connected.some(({ type, listingId }) => isSame(listing, { platform: type, listingId })),
        }
      })
      if (!owner || isConnected) return
      const { platform, locationId } = listing
      const actor = toActor(owner)
      const { url } = await integrations.authorize(actor, { platform, returnTo: 'callback' })
      const home = (await surroundings.consent(new URL(url), listing)).searchParams
      const [code, state] = [home.get('code') ?? '', home.get('state') ?? '']
      await recordAsOf(setUpBefore(new Date()), () =>
        integrations.complete(actor, { platform, code, state, locationId }),
      )
    },
  }
}

function isSame(one: { platform: Platform; listingId: string }, other: { platform: Platform; listingId: string }) {
  return one.platform === other.platform && one.listingId === other.listingId
}
