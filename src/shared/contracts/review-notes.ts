import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const reviewNoteSchema = z
  .object({
    id: z.uuid(),
    authorId: z.uuid(),
    authorName: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReviewNote' })
export type ReviewNote = z.infer<typeof reviewNoteSchema>

export const addReviewNote = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/notes',
  summary: 'Leave a note for the team; whom it mentions is told',
  access: 'reviews.view',
  input: z.object({
    reviewId: z.uuid(),
    text: z.string().trim().min(1, 'required').max(5000, 'tooLong'),
    mentions: z.array(z.uuid()).max(20).default([]),
  }),
  output: reviewNoteSchema,
  errors: ['not-found'],
})

export const removeReviewNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/reviews/:reviewId/notes/:noteId',
  summary: 'Remove a note of one’s own',
  access: 'reviews.view',
  input: z.object({ reviewId: z.uuid(), noteId: z.uuid() }),
  output: z.object({ items: z.array(reviewNoteSchema) }),
  errors: ['not-found'],
})
