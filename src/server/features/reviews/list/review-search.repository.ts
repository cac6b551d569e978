import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import type { SoughtText } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { type TextSource, writeSought } from '#server/features/search/search.service.ts'

export interface FoundReview {
  id: string
  /** Which of its texts says so, and what it says; of the review itself it is not told. */
  source: TextSource
  said: string | null
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

/**
 * Reviews that say it or whose author is called so, newest first, and those whose replies or notes do; one more than the limit
 * where there are more. `isCut`: there was no time to look at the older ones.
 */
export async function findSaying(
  tx: CustomerTx,
  { sought, limit }: { sought: SoughtText; limit: number },
): Promise<{ found: FoundReview[]; isCut: boolean }> {
  const { rows } = await sql<FoundRow>`
    select s.is_cut, r.id, f.source, f.said, r.platform, r.rating, r.is_recommended, r.status, r.created_at, c.content, c.author
    from search_words('{review,reply,note}', ${writeSought(sought)}::jsonb, ${limit}) s
    left join lateral unnest(s.ids, s.sources, s.said) with ordinality as f (id, source, said, turn) on true
    left join reviews r on r.customer_id = ${tx.customerId} and r.id = f.id
    left join review_contents c on c.customer_id = ${tx.customerId} and c.review_id = f.id
    order by f.turn`.execute(tx)
  return {
    found: rows.flatMap(({ is_cut: _isCut, ...review }) => (review.id === null ? [] : [review])),
    isCut: rows[0]?.is_cut ?? false,
  }
}
