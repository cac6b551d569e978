import type { SearchOf } from '#shared/domain/addresses.ts'
import type { Review } from '#shared/contracts/reviews.ts'

/** How the address of the screen of disputes goes on: with the disputes of this review, or with a new one for it. */
export function disputeSearchOf({ id, status }: Pick<Review, 'id' | 'status'>): SearchOf<'/disputes'> {
  return status === 'disputed' ? { reviewId: id } : { create: id }
}
