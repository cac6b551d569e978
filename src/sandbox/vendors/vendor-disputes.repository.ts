import { type Selectable, sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type { SandboxVendorDisputesTable } from '#server/database/sandbox-tables.ts'
import type { VendorReview } from './vendor-reviews.repository.ts'

/** `is_removed`: the review it is about is not there any more. */
export type VendorDispute = Selectable<SandboxVendorDisputesTable> & { is_removed: boolean }

const CASE_PREFIXES: Record<Platform, string> = { google: 'GD', facebook: 'FB', tripadvisor: 'TA', yelp: 'YP' }

interface FiledDispute {
  reason: string
  text: string
  /** What whoever files it calls it: told twice, there is one case. */
  reference?: string | undefined
}

/** Two letters and the time. */
export const nameCase = (vendor: Platform, at: Date) => `${CASE_PREFIXES[vendor]}${at.getTime()}`

/** Keeps what was filed and names the case. */
export async function openCase(db: Database, review: VendorReview, dispute: FiledDispute): Promise<string> {
  const { vendor, id, listing_id } = review
  const { reason, text: description, reference = null } = dispute
  const opened = await db
    .insertInto('sandbox.vendor_disputes')
    .values({
      vendor,
      listing_id,
      review_id: id,
      case_id: nameCase(vendor, new Date()),
      reason,
      description,
      client_reference: reference,
    })
    .onConflict((conflict) => conflict.columns(['vendor', 'client_reference']).doNothing())
    .returning('case_id')
    .executeTakeFirst()
  return opened?.case_id ?? (await getCaseOf(db, vendor, reference))
}

export async function getCaseOf(db: Database, vendor: Platform, reference: string | null): Promise<string> {
  const { case_id: caseId } = await db
    .selectFrom('sandbox.vendor_disputes')
    .select('case_id')
    .where('vendor', '=', vendor)
    .where('client_reference', '=', reference)
    .executeTakeFirstOrThrow()
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
    .select(
      sql<boolean>`exists (select from sandbox.vendor_reviews r where r.vendor = vendor_disputes.vendor
        and r.id = vendor_disputes.review_id and r.deleted_at is not null)`.as('is_removed'),
    )
    .where('vendor', '=', vendor)
    .where('listing_id', '=', page.listingId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
}
