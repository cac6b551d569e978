import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findMatchingReviews } from '#server/features/reviews/reviews.service.ts'

const WAITING: ReviewFilter = { rating: [1, 2], answered: 'due', sort: 'oldest' }
/** The same, as the list reads its address: several values are written as JSON. */
const LINK = `/reviews?rating=${encodeURIComponent('[1,2]')}&answered=due&sort=oldest`
const MOST_COUNTED = 1_000_000

/** The bad ones that nobody has answered and nobody is about to, and where the list shows exactly these. */
export async function findWaitingReviews(tx: CustomerTx, userId: string): Promise<{ count: number; link: string }> {
  const { count } = await findMatchingReviews(tx, { userId, filter: WAITING, limit: 1, most: MOST_COUNTED })
  return { count, link: LINK }
}
