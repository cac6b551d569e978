import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import { hashToken } from './vendor-grants.repository.ts'
import { listAccounts, listListings } from './vendor-reviews.repository.ts'

const SCOPE = 'api-key'
/** `sandbox-key` opens every listing, `sandbox-key-{account}` that account's; `:anything` makes it another key. */
const KEY = /^sandbox-key(?:-([^:]+))?(?::(.+))?$/

export interface VendorKey {
  grantId: string
  /** `null` opens every listing. */
  accountId: string | null
  /** Listings it may read, where it is of one account. */
  listingIds: string[]
  /** What stands behind the colon. */
  variant: string
}

/** `undefined` for a key that is wrong or was revoked. Keys are noted when first used, so that they can be. */
export async function findKey(db: Database, vendor: Platform, value: string): Promise<VendorKey | undefined> {
  const match = KEY.exec(value)
  if (!match) return undefined
  const [, accountId = null, variant = ''] = match
  const isKnown = accountId === null || (await listAccounts(db, vendor)).some(({ id }) => id === accountId)
  if (!isKnown) return undefined
  const grant = (await findKeyGrant(db, vendor, value)) ?? (await noteKey(db, vendor, { value, accountId }))
  if (grant.revoked_at) return undefined
  return { grantId: grant.id, accountId, listingIds: grant.listing_ids, variant }
}

export async function setKeyListings(db: Database, grantId: string, listingIds: string[]): Promise<void> {
  await db.updateTable('sandbox.vendor_grants').set({ listing_ids: listingIds }).where('id', '=', grantId).execute()
}

/** Keys cannot be given anew as a consent can, so those that were revoked can be made good again. */
export async function restoreKeys(db: Database, vendor: Platform): Promise<void> {
  await db
    .updateTable('sandbox.vendor_grants')
    .set({ revoked_at: null })
    .where('vendor', '=', vendor)
    .where('scope', '=', SCOPE)
    .execute()
}

function findKeyGrant(db: Database, vendor: Platform, value: string) {
  return db
    .selectFrom('sandbox.vendor_grants')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('scope', '=', SCOPE)
    .where('client_id', '=', hashToken(value))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

async function noteKey(db: Database, vendor: Platform, key: { value: string; accountId: string | null }) {
  const listings = key.accountId === null ? [] : await listListings(db, vendor, key.accountId)
  return db
    .insertInto('sandbox.vendor_grants')
    .values({
      vendor,
      account_id: key.accountId ?? '',
      listing_ids: listings.map(({ id }) => id),
      client_id: hashToken(key.value),
      scope: SCOPE,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
