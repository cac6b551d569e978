import { useNavigate } from '@tanstack/react-router'
import type { Review } from '#shared/contracts/reviews.ts'
import { paths } from '#shared/domain/paths.ts'
import { disputeSearchOf } from './dispute-search.ts'

/** By key what the link does by mouse. */
export function useDispute(): (review: Review) => void {
  const navigate = useNavigate()
  return (review) => void navigate({ to: paths.disputes, search: disputeSearchOf(review) })
}
