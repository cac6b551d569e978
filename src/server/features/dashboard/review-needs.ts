import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { NeedGroup } from '#shared/contracts/dashboard.ts'
import type { Review, ReviewFilter } from '#shared/contracts/reviews.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findMatchingReviews } from '#server/features/reviews/reviews.service.ts'
import { presentReview } from './need.presenter.ts'
import type { Wanted } from './needs.repository.ts'

type Asked = Wanted & { userId: string }

/** Nobody has answered them, and nobody is about to. */
export function findLowReviews(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'low-reviews',
    filter: { rating: [1, 2], answered: 'due', sort: 'oldest' },
    presentItem: (review) => presentReview(review, { at: review.createdAt, isToAnswer: true }),
  })
}

/** Turned down, not arrived, or sent back to whoever wrote them. */
export function findReplyProblems(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'reply-problems',
    filter: { reply: 'problem', sort: 'newest' },
    presentItem: presentByReply,
  })
}

export function findApprovals(tx: CustomerTx, asked: Asked): Promise<NeedGroup> {
  return findReviews(tx, asked, {
    need: 'approvals',
    filter: { reply: 'awaiting-approval', sort: 'oldest' },
    presentItem: presentByReply,
  })
}

function presentByReply(review: Review) {
  const { reply, createdAt } = review
  return presentReview(review, { at: reply?.settledAt ?? reply?.createdAt ?? createdAt, isToAnswer: false })
}

interface Kind {
  need: NeedGroup['need']
  filter: ReviewFilter
  presentItem: (review: Review) => NeedGroup['items'][number]
}

/** The very filter that the list gets by the link: both tell the same number. */
async function findReviews(
  tx: CustomerTx,
  { locationId, userId, limit, most }: Asked,
  { need, filter, presentItem }: Kind,
): Promise<NeedGroup> {
  const here: ReviewFilter = { ...filter, ...(locationId !== undefined && { location: [locationId] }) }
  const { count, reviews } = await findMatchingReviews(tx, { userId, filter: here, limit, most })
  const { sort, ...conditions } = here
  const link = linkTo(paths.reviews, { ...conditions, ...(sort !== 'newest' && { sort }) })
  return { need, count, items: reviews.map(presentItem), link }
}
