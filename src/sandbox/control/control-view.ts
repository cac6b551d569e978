import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import { listDisputes, type VendorDispute } from '../vendors/vendor-disputes.repository.ts'
import { listCalls, listFaults, type SetFault } from '../vendors/vendor-faults.repository.ts'
import { listGrants, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import {
  listAccounts,
  listListings,
  listReviews,
  type VendorAccount,
  type VendorListing,
  type VendorReview,
} from '../vendors/vendor-reviews.repository.ts'

export const PAGE_SIZE = 20
const CALLS_SHOWN = 50
const GRANTS_SHOWN = 10
const DISPUTES_SHOWN = 50

export interface Asked {
  vendor: Platform
  /** The first there is, when nobody says. */
  listing: string | null
  page: number
  callsPage: number
}

/** Everything that is shown of one platform and one business. */
export interface ControlView {
  vendor: Platform
  accounts: VendorAccount[]
  listings: VendorListing[]
  listing: VendorListing | null
  page: number
  reviews: VendorReview[]
  reviewTotal: number
  faults: SetFault[]
  grants: VendorGrant[]
  disputes: VendorDispute[]
  callsPage: number
  calls: Awaited<ReturnType<typeof listCalls>>
  hasOlderCalls: boolean
}

export async function readView(db: Database, asked: Asked): Promise<ControlView> {
  const { vendor, page, callsPage } = asked
  const listings = await listListings(db, vendor)
  const listing = (asked.listing === null ? listings[0] : listings.find(({ id }) => id === asked.listing)) ?? null
  const listingId = listing?.id ?? ''
  const { reviews, total } = await listReviews(db, vendor, {
    listingId,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  })
  const calls = await listCalls(db, vendor, CALLS_SHOWN + 1, (callsPage - 1) * CALLS_SHOWN)
  return {
    vendor,
    accounts: await listAccounts(db, vendor),
    listings,
    listing,
    page,
    reviews,
    reviewTotal: total,
    faults: await listFaults(db, vendor),
    grants: listing ? await listGrants(db, vendor, { listingId, limit: GRANTS_SHOWN }) : [],
    disputes: await listDisputes(db, vendor, { listingId, limit: DISPUTES_SHOWN }),
    callsPage,
    calls: calls.slice(0, CALLS_SHOWN),
    hasOlderCalls: calls.length > CALLS_SHOWN,
  }
}
