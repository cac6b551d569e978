import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'

/** The row that holds the address of the app's pushes; pages that are to be told of have one each. */
const APP_SUBJECT = 'app'

export function findPushAddress(db: Database): Promise<string | undefined> {
  return findSubscription(db, APP_SUBJECT)
}

export async function isPageSubscribed(db: Database, pageId: string): Promise<boolean> {
  return (await findSubscription(db, pageId)) !== undefined
}

export function putPushAddress(db: Database, callbackUrl: string): Promise<void> {
  return putSubscription(db, APP_SUBJECT, callbackUrl)
}

export function subscribePage(db: Database, pageId: string): Promise<void> {
  return putSubscription(db, pageId, '')
}

/** What a page shows of its recommendations in one number; a yes counts as 5, a no as 1. */
export async function summariseRatings(db: Database, pageId: string): Promise<{ count: number; average: number }> {
  const row = await db
    .selectFrom('sandbox.vendor_reviews')
    .select((query) => [
      query.fn.countAll<string>().as('count'),
      sql<string | null>`avg(case is_recommended when true then 5 when false then 1 else rating end)`.as('average'),
    ])
    .where('vendor', '=', 'facebook')
    .where('listing_id', '=', pageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), average: Math.round(Number(row.average ?? 0) * 10) / 10 }
}

async function findSubscription(db: Database, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox.vendor_subscriptions')
    .select('callback_url')
    .where('vendor', '=', 'facebook')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.callback_url
}

async function putSubscription(db: Database, subject: string, callbackUrl: string): Promise<void> {
  await db
    .insertInto('sandbox.vendor_subscriptions')
    .values({ vendor: 'facebook', subject, callback_url: callbackUrl })
    .onConflict((conflict) => conflict.columns(['vendor', 'subject']).doUpdateSet({ callback_url: callbackUrl }))
    .execute()
}
