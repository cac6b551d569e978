import { z } from 'zod'
import { hasStars, PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

export const manualReviewSchema = z
  .object({
    id: z.uuid(),
    platform: z.enum(PLATFORMS),
    locationId: z.uuid().nullable(),
    /** The day it was written, in the location's own time. */
    day: z.iso.date(),
    author: z.string().nullable(),
    rating: z.int().nullable(),
    isRecommended: z.boolean().nullable(),
    content: z.string().nullable(),
    url: z.string().nullable(),
    isAnswered: z.boolean(),
  })
  .meta({ id: 'ManualReview' })
export type ManualReview = z.infer<typeof manualReviewSchema>

/** Nobody reviewed anything online before. */
const FIRST_DAY = '1990-01-01'

const manualReviewFields = z.object({
  platform: z.enum(PLATFORMS, 'choiceInvalid'),
  locationId: z.uuid('choiceInvalid').nullable().default(null),
  day: z.iso.date('dateInvalid').refine((day) => day >= FIRST_DAY, 'dateInvalid'),
  author: z.string().trim().max(200, 'tooLong').default(''),
  rating: z.int().min(1, 'choiceInvalid').max(5, 'choiceInvalid').nullable().default(null),
  isRecommended: z.boolean().nullable().default(null),
  content: z.string().trim().max(20_000, 'tooLong').default(''),
  url: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'webAddressInvalid' }).max(2000, 'tooLong')], {
      error: 'webAddressInvalid',
    })
    .default(''),
})
export type ManualReviewValues = z.output<typeof manualReviewFields>

/** Stars, or yes or no: what people give on the platform must be there, and the other must not. */
function refineVerdict(review: ManualReviewValues, context: z.RefinementCtx) {
  const isMissing = hasStars(review.platform) ? review.rating === null : review.isRecommended === null
  if (!isMissing) return
  const field = hasStars(review.platform) ? 'rating' : 'isRecommended'
  context.addIssue({ code: 'custom', path: [field], message: 'required' })
}

export const manualReviewInput = manualReviewFields.superRefine(refineVerdict)

export const listManualReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/manual-reviews',
  summary: 'Reviews that were entered by hand, newest first',
  access: 'reviews.view',
  input: z.object(pageInput),
  output: pageOf(manualReviewSchema),
})

export const createManualReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/manual-reviews',
  summary: 'Enter a review by hand',
  access: 'reviews.manage',
  input: manualReviewInput,
  output: manualReviewSchema,
  errors: ['not-found'],
})

export const getManualReview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/manual-reviews/:reviewId',
  summary: 'A review that was entered by hand',
  access: 'reviews.view',
  input: z.object({ reviewId: z.uuid() }),
  output: manualReviewSchema,
  errors: ['not-found'],
})

export const changeManualReview = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/manual-reviews/:reviewId',
  summary: 'Change a review that was entered by hand',
  access: 'reviews.manage',
  input: manualReviewFields.extend({ reviewId: z.uuid() }).superRefine(refineVerdict),
  output: manualReviewSchema,
  errors: ['not-found'],
})

export const removeManualReview = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/manual-reviews/:reviewId',
  summary: 'Remove a review that was entered by hand',
  access: 'reviews.manage',
  input: z.object({
    reviewId: z.uuid(),
    /** Says that the answer may go, too. Without it, a review that has been answered stays. */
    withAnswer: z.stringbool().default(false),
  }),
  output: z.object({ id: z.uuid() }),
  errors: ['not-found', 'conflict'],
})
