import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReviewPlace } from './review-cursor.ts'
import { orderOf, selectPlaces, selectWhole, type PageRequest } from './review-page.repository.ts'
import { loadPlaced, loadWhole, type JoinedReview } from './review-rows.repository.ts'

/** A page in order, and where the next one begins. */
export async function readReviewPage(
  tx: CustomerTx,
  request: PageRequest,
): Promise<{ rows: JoinedReview[]; next: ReviewPlace | null }> {
  const { limit } = request
  const wanted = { ...request, limit: limit + 1 }
  const whole = selectWhole(tx, tx.customerId, wanted)
  const found = whole
    ? await loadWhole(tx, whole.compile(tx), orderOf(request.filter.sort))
    : await loadPlaced(tx, selectPlaces(tx, tx.customerId, wanted).compile(tx))
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    rows,
    next: last ? { lead: last.lead, createdAt: new Date(last.created_at).toISOString(), id: last.id } : null,
  }
}
