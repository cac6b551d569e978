import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface FoundReview {
  id: string
  platform: Platform
  rating: number | null
  is_recommended: boolean | null
  status: ReviewStatus
  created_at: Date
  content: string | null
  author: string | null
}

/** All or nothing of a review: where none was found, there is still the answer whether all were looked at. */
type FoundRow = { is_cut: boolean } & (FoundReview | { [Column in keyof FoundReview]: null })

/** Reviews that say it or whose author is called so, newest first. `isCut`: there was no time to look at the older ones. */
export async function findByWords(
  tx: CustomerTx,
  { words, limit }: { words: string; limit: number },
): Promise<{ found: FoundReview[]; isCut: boolean }> {
  const { rows } = await sql<FoundRow>`
    select s.is_cut, r.id, r.platform, r.rating, r.is_recommended, r.status, r.created_at, c.content, c.author
    from search_reviews(${words}, ${limit}) s
    left join lateral unnest(s.ids) as f (id) on true
    left join reviews r on r.customer_id = ${tx.customerId} and r.id = f.id
    left join review_contents c on c.customer_id = ${tx.customerId} and c.review_id = f.id
    order by r.created_at desc, r.id desc`.execute(tx)
  return {
    found: rows.flatMap(({ is_cut: _isCut, ...review }) => (review.id === null ? [] : [review])),
    isCut: rows[0]?.is_cut ?? false,
  }
}

/** What is shown of these. In no particular order. */
export async function loadFound(tx: CustomerTx, ids: readonly string[]): Promise<FoundReview[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundReview>`
    select r.id, r.platform, r.rating, r.is_recommended, r.status, r.created_at, c.content, c.author
    from reviews r left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
    where r.customer_id = ${tx.customerId} and r.id = any(${[...ids]})`.execute(tx)
  return rows
}
