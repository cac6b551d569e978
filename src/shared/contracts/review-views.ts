import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { reviewFilterSchema } from './reviews.ts'

export const reviewViewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    filter: reviewFilterSchema,
    isShared: z.boolean(),
    isMine: z.boolean(),
    /** One’s own; and for who manages the workspace, what people shared who are no longer there. */
    canRemove: z.boolean(),
    ownerName: z.string(),
  })
  .meta({ id: 'ReviewView' })
export type ReviewView = z.infer<typeof reviewViewSchema>

const viewsOutput = z.object({ items: z.array(reviewViewSchema) })
const viewInput = z.object({
  name: z.string().trim().min(1, 'required').max(60, 'tooLong'),
  filter: reviewFilterSchema,
  isShared: z.boolean().default(false),
})

export const listReviewViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-views',
  summary: 'Saved views: one’s own and those the team shares',
  access: 'reviews.view',
  input: z.object({}),
  output: viewsOutput,
})

/** Counting goes this far: whoever sees one more shows "99+". */
export const MOST_COUNTED_IN_VIEW = 99

export const countReviewViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-views/counts',
  summary: 'How many reviews each saved view shows, up to 99 and whether there are more',
  access: 'reviews.view',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ viewId: z.uuid(), count: z.int(), isMore: z.boolean() })) }),
})

export const saveReviewView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-views',
  summary: 'Save the filters under a name',
  access: 'reviews.view',
  input: viewInput,
  output: reviewViewSchema,
  errors: ['conflict'],
})

export const changeReviewView = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/review-views/:viewId',
  summary: 'Rename, share or replace a view of one’s own',
  access: 'reviews.view',
  input: viewInput.extend({ viewId: z.uuid() }),
  output: reviewViewSchema,
  errors: ['not-found', 'conflict'],
})

export const removeReviewView = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/review-views/:viewId',
  summary: 'Remove a view of one’s own, or one that somebody shared who is no longer there',
  access: 'reviews.view',
  input: z.object({ viewId: z.uuid() }),
  output: viewsOutput,
  errors: ['not-found'],
})
