import { randomUUID } from 'node:crypto'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import type {
  SandboxVendorAccountsTable,
  SandboxVendorListingsTable,
  SandboxVendorReviewsTable,
} from '#server/database/sandbox-tables.ts'

export type VendorAccount = Selectable<SandboxVendorAccountsTable>
export type VendorListing = Selectable<SandboxVendorListingsTable>
export type VendorReview = Selectable<SandboxVendorReviewsTable>

export function listAccounts(db: Database, vendor: Platform): Promise<VendorAccount[]> {
  return db.selectFrom('sandbox.vendor_accounts').selectAll().where('vendor', '=', vendor).orderBy('name').execute()
}

export function listListings(db: Database, vendor: Platform, accountId?: string): Promise<VendorListing[]> {
  return db
    .selectFrom('sandbox.vendor_listings')
    .selectAll()
    .where('vendor', '=', vendor)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('name')
    .execute()
}

export function findListing(db: Database, vendor: Platform, id: string): Promise<VendorListing | undefined> {
  return db
    .selectFrom('sandbox.vendor_listings')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Makes them, or leaves them as they are. */
export async function putListing(
  db: Database,
  listing: { vendor: Platform; id: string; accountId: string; accountName: string; name: string; address?: string },
): Promise<void> {
  const { vendor, id, accountId, accountName, name, address = '' } = listing
  await db
    .insertInto('sandbox.vendor_accounts')
    .values({ vendor, id: accountId, name: accountName, email: `${accountId}@owners.test` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('sandbox.vendor_listings')
    .values({ vendor, id, account_id: accountId, name, address })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Newest change first; `offset` counts rows, as the vendors' page tokens do. */
export async function listReviews(
  db: Database,
  vendor: Platform,
  page: { listingId: string; offset: number; limit: number },
): Promise<{ reviews: VendorReview[]; total: number }> {
  const reviews = await db
    .selectFrom('sandbox.vendor_reviews')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('listing_id', '=', page.listingId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('sandbox.vendor_reviews')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('vendor', '=', vendor)
    .where('listing_id', '=', page.listingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { reviews, total: Number(total) }
}

/** As the platform shows it beside the name: with one decimal, and `null` before the first stars. */
export async function measureListing(
  db: Database,
  vendor: Platform,
  listingId: string,
): Promise<{ rating: number | null; reviewCount: number }> {
  const { rating, total } = await db
    .selectFrom('sandbox.vendor_reviews')
    .select((query) => query.fn.countAll<string>().as('total'))
    .select(sql<string | null>`round(avg(rating), 1)`.as('rating'))
    .where('vendor', '=', vendor)
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { rating: rating === null ? null : Number(rating), reviewCount: Number(total) }
}

export function findReview(db: Database, vendor: Platform, id: string): Promise<VendorReview | undefined> {
  return db
    .selectFrom('sandbox.vendor_reviews')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export interface WrittenReview {
  vendor: Platform
  listingId: string
  id?: string
  rating?: number | null
  isRecommended?: boolean | null
  title?: string | null
  content?: string | null
  author?: string | null
  language?: string | null
  media?: string[]
  createdAt?: Date
}

/** A customer writes. */
export async function writeReviews(db: Database, written: readonly WrittenReview[]): Promise<void> {
  if (written.length === 0) return
  const rows = written.map((review) => ({
    vendor: review.vendor,
    id: review.id ?? randomUUID().replaceAll('-', '').slice(0, 22),
    listing_id: review.listingId,
    rating: review.rating ?? null,
    is_recommended: review.isRecommended ?? null,
    title: review.title ?? null,
    content: review.content ?? null,
    author: review.author ?? null,
    language: review.language ?? null,
    media: JSON.stringify(review.media ?? []),
    ...(review.createdAt && { created_at: review.createdAt, updated_at: review.createdAt }),
  }))
  await db
    .insertInto('sandbox.vendor_reviews')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The customer changes or deletes their review, the platform decides on a reply. */
export async function changeReview(
  db: Database,
  vendor: Platform,
  id: string,
  changes: Omit<Updateable<SandboxVendorReviewsTable>, 'vendor' | 'id'>,
): Promise<void> {
  await db
    .updateTable('sandbox.vendor_reviews')
    .set(changes)
    .where('vendor', '=', vendor)
    .where('id', '=', id)
    .execute()
}

/** As a customer would: the platform shows the change as the newest. */
export async function editReview(
  db: Database,
  vendor: Platform,
  id: string,
  changes: Partial<Omit<WrittenReview, 'vendor' | 'listingId' | 'id' | 'createdAt'>>,
): Promise<void> {
  await db
    .updateTable('sandbox.vendor_reviews')
    .set({
      ...(changes.rating !== undefined && { rating: changes.rating }),
      ...(changes.isRecommended !== undefined && { is_recommended: changes.isRecommended }),
      ...(changes.title !== undefined && { title: changes.title }),
      ...(changes.content !== undefined && { content: changes.content }),
      ...(changes.author !== undefined && { author: changes.author }),
      ...(changes.language !== undefined && { language: changes.language }),
      ...(changes.media !== undefined && { media: JSON.stringify(changes.media) }),
      updated_at: sql`now()`,
    })
    .where('vendor', '=', vendor)
    .where('id', '=', id)
    .execute()
}
