import { useNavigate } from '@tanstack/react-router'
import type { Review } from '#shared/contracts/reviews.ts'
import { paths } from '#shared/domain/paths.ts'
import type { SearchOf } from '#shared/contracts/addresses.ts'

/** By key what the link does by mouse. */
export function useDispute(): (review: Review) => void {
  const navigate = useNavigate()
  return (review) => void navigate({ to: paths.disputes, search: disputeSearchOf(review) })
}

/** How the address of the screen of disputes goes on: with the disputes of this review, or with a new one for it. */
export function disputeSearchOf({ id, status }: Pick<Review, 'id' | 'status'>): SearchOf<'/disputes'> {
  return status === 'disputed' ? { reviewId: id } : { create: id }
}
