import type { Review } from '#shared/contracts/reviews.ts'

export interface TriageChange {
  isFlagged?: boolean
  isDone?: boolean
}

function statusWithoutFlag({ planned, response }: Review): Review['status'] {
  if (planned) return 'scheduled'
  return response === null ? 'pending' : 'responded'
}

/** What the review will be once the server has noted it; until then a fair guess at its status. */
export function withChange(review: Review, change: TriageChange): Review {
  const { isFlagged = review.isFlagged } = change
  const changed = { ...review, ...change, isRead: review.isRead || change.isFlagged === true || change.isDone === true }
  if (isFlagged === review.isFlagged) return changed
  return { ...changed, status: isFlagged ? 'flagged' : statusWithoutFlag(review) }
}

/** What takes the change back, and touches nothing that a colleague may have changed meanwhile. */
export function reverse(review: Review, change: TriageChange): TriageChange {
  return {
    ...(change.isFlagged !== undefined && { isFlagged: review.isFlagged }),
    ...(change.isDone !== undefined && { isDone: review.isDone }),
  }
}
