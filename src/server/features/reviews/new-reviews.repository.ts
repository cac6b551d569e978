import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface NewReview {
  id: string
  locationId: string | null
  platform: Platform
  rating: number | null
  isRecommended: boolean | null
  author: string | null
  arrivedAt: Date
  writtenAt: Date
}

/** What somebody brings of before was never news. */
const NEWS_DAYS = 3

/**
 * What this transaction has added, the newest first: a row's first sight is the time its transaction began. Old reviews of
 * a first fetch are no news; those written since the connection was made are, however late the platform gives them.
 */
export async function listNotices(tx: CustomerTx): Promise<NewReview[]> {
  const { rows } = await sql<NewReview>`
    select r.id, r.location_id as "locationId", r.platform, r.rating, r.is_recommended as "isRecommended", c.author,
      r.first_seen_at as "arrivedAt", r.created_at as "writtenAt"
    from reviews r
    left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
    left join integrations i on i.customer_id = r.customer_id and i.id = r.integration_id
    where r.customer_id = ${tx.customerId} and r.first_seen_at = now()
      and (r.created_at > now() - make_interval(days => ${NEWS_DAYS}) or r.created_at > i.created_at)
    order by r.created_at desc, r.id`.execute(tx)
  return rows
}
