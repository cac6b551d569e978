import type { Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { SandboxVendorDisputesTable } from '#server/database/sandbox-tables.ts'
import type { VendorReview } from './vendor-reviews.repository.ts'

export type VendorDispute = Selectable<SandboxVendorDisputesTable>

const CASE_PREFIXES: Record<Platform, string> = { google: 'GD', facebook: 'FB', tripadvisor: 'TA', yelp: 'YP' }

/** Keeps what was filed and names the case: two letters and the time. */
export async function openCase(
  db: Database,
  review: VendorReview,
  dispute: { reason: string; text: string },
): Promise<string> {
  const { vendor, id, listing_id } = review
  const caseId = `${CASE_PREFIXES[vendor]}${Date.now()}`
  const { reason, text: description } = dispute
  await db
    .insertInto('sandbox.vendor_disputes')
    .values({ vendor, listing_id, review_id: id, case_id: caseId, reason, description })
    .execute()
  return caseId
}

/** The newest first. */
export function listDisputes(
  db: Database,
  vendor: Platform,
  page: { listingId: string; limit: number },
): Promise<VendorDispute[]> {
  return db
    .selectFrom('sandbox.vendor_disputes')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('listing_id', '=', page.listingId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
}
