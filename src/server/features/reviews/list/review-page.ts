import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReviewPlace } from './review-cursor.ts'
import type { ResolvedFilter } from './review-filter.ts'
import { listPlaces } from './review-page.repository.ts'
import { loadReviews, type JoinedReview } from './review-rows.repository.ts'

/** A page in order, and where the next one begins. */
export async function readReviewPage(
  tx: CustomerTx,
  request: { filter: ResolvedFilter; after: ReviewPlace | null; limit: number },
): Promise<{ rows: JoinedReview[]; next: ReviewPlace | null }> {
  const { limit } = request
  const places = await listPlaces(tx, { ...request, limit: limit + 1 })
  const page = places.slice(0, limit)
  const rows = await loadInOrder(
    tx,
    page.map(({ id }) => id),
  )
  return { rows, next: places.length > limit ? (page.at(-1) ?? null) : null }
}

async function loadInOrder(tx: CustomerTx, ids: readonly string[]): Promise<JoinedReview[]> {
  if (ids.length === 0) return []
  const byId = new Map((await loadReviews(tx, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
