import type { Review, ReviewFilter } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { resolveFilter } from './review-filter.ts'
import { countMatches } from './review-page.repository.ts'
import { readReviewPage } from './review-page.ts'
import { presentReview } from './review.presenter.ts'

interface Wanted {
  userId: string
  filter: ReviewFilter
  limit: number
  /** Counting goes no further. */
  most: number
}

/** The first that the list would show under the same filter, and how many there are. */
export async function findMatching(
  tx: CustomerTx,
  { userId, filter, limit, most }: Wanted,
): Promise<{ count: number; reviews: Review[] }> {
  const resolved = await resolveFilter(tx, userId, filter)
  const { count } = await countMatches(tx, resolved, most)
  if (count === 0) return { count, reviews: [] }
  const { rows } = await readReviewPage(tx, { filter: resolved, after: null, limit })
  return { count, reviews: rows.map(presentReview) }
}
