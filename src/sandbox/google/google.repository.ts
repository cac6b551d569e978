import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { VendorReview } from '../vendors/vendor-reviews.repository.ts'

export const ORDERS = ['updateTime desc', 'rating', 'rating desc'] as const
export type ReviewOrder = (typeof ORDERS)[number]

/** The last review of the page before: what it is ordered by, and its id. */
export interface PlaceInOrder {
  value: string | number
  id: string
}

/** A page by place, not by count: the thousandth costs what the first does. */
export function listReviewPage(
  db: Database,
  page: { listingIds: readonly string[]; order: ReviewOrder; after: PlaceInOrder | null; limit: number },
): Promise<VendorReview[]> {
  const { listingIds, order, after, limit } = page
  const key = order === 'updateTime desc' ? sql`updated_at` : sql`coalesce(rating, 0)`
  const direction = order === 'rating' ? 'asc' : 'desc'
  const compare = direction === 'asc' ? sql`>` : sql`<`
  const value = order === 'updateTime desc' ? sql`${after?.value}::timestamptz` : sql`${after?.value}::integer`
  return db
    .selectFrom('sandbox.vendor_reviews')
    .selectAll()
    .where('vendor', '=', 'google')
    .where('listing_id', 'in', listingIds)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) => query.where(sql<boolean>`(${key}, id) ${compare} (${value}, ${after?.id})`))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

export async function summariseReviews(db: Database, listingId: string): Promise<{ total: number; average: number }> {
  const { total, average } = await db
    .selectFrom('sandbox.vendor_reviews')
    .select((query) => [query.fn.countAll<string>().as('total'), query.fn.avg<string | null>('rating').as('average')])
    .where('vendor', '=', 'google')
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { total: Number(total), average: Number(average ?? 0) }
}

/** Google has looked at these replies by now; a reason that was noted when one came in turns it down. */
export function decideReplies(db: Database, reviewIds: readonly string[]): Promise<VendorReview[]> {
  return db
    .updateTable('sandbox.vendor_reviews')
    .set({ reply_state: sql`case when reply_reason is null then 'live' else 'rejected' end` })
    .where('vendor', '=', 'google')
    .where('id', 'in', reviewIds)
    .where('reply_state', '=', 'checking')
    .returningAll()
    .execute()
}

/** What is told to whom: an account to its topic, a topic to its subscriber. */
export async function putSubscription(
  db: Database,
  subscription: { subject: string; target: string; detail: Record<string, unknown> },
): Promise<void> {
  const values = { callback_url: subscription.target, secret: JSON.stringify(subscription.detail) }
  await db
    .insertInto('sandbox.vendor_subscriptions')
    .values({ vendor: 'google', subject: subscription.subject, ...values })
    .onConflict((conflict) => conflict.columns(['vendor', 'subject']).doUpdateSet(values))
    .execute()
}

export async function findSubscription(
  db: Database,
  subject: string,
): Promise<{ target: string; detail: unknown } | undefined> {
  const row = await db
    .selectFrom('sandbox.vendor_subscriptions')
    .selectAll()
    .where('vendor', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { target: row.callback_url, detail: JSON.parse(row.secret) as unknown }
}
