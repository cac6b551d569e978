import { countReviews, getReview, getReviewOptions, listReviews } from '#shared/contracts/reviews.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ReadingService } from './reading.service.ts'

/** Addresses with a word in the place of an id come first. */
export const readingRoutes = (reading: ReadingService) => [
  implement(listReviews, ({ actor, input }) => reading.list(actor, input)),
  implement(countReviews, ({ actor, input }) => reading.count(actor, input)),
  implement(getReviewOptions, ({ actor }) => reading.getOptions(actor)),
]

export const reviewDetailRoutes = (reading: ReadingService) => [
  implement(getReview, ({ actor, input }) => reading.getDetail(actor, input.reviewId)),
]
