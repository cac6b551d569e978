import { createContext, use } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'

export interface ReviewActions {
  open: (review: Review) => void
  respond: (review: Review) => void
  analyze: (review: Review) => void
  editPlan: (plan: ScheduledResponse) => void
  flag: (review: Review) => void
  finish: (review: Review) => void
  /** Of those entered by hand only. */
  editManual: (review: Review) => void
  removeManual: (review: Review) => void
  /** With `isRange`, from the last one chosen to this one. */
  select: (review: Review, isRange: boolean) => void
}

export const ReviewActionsContext = createContext<ReviewActions | null>(null)

export function useReviewActions(): ReviewActions {
  const actions = use(ReviewActionsContext)
  if (!actions) throw new Error('A review’s actions are known only on the screen of reviews.')
  return actions
}
