import { z } from 'zod'
import { DISPUTE_REASONS } from '../domain/assistant.ts'
import { DISPUTE_LIMITS } from '../domain/dispute-status.ts'
import { LONGEST_REPLY } from '../domain/replies.ts'
import { defineEndpoint } from './endpoint.ts'
import { refusalReasonSchema } from './problem.ts'
import { reviewFilterSchema } from './reviews.ts'

/** More than this by hand is a filter. */
export const MOST_SELECTED = 500

export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), assigneeId: z.uuid().nullable() }),
  z.object({
    kind: z.literal('tag'),
    add: z.array(z.string().trim().min(1).max(40)).max(20),
    remove: z.array(z.string()).max(20),
  }),
  z.object({ kind: z.literal('flag'), isFlagged: z.boolean() }),
  z.object({ kind: z.literal('done'), isDone: z.boolean() }),
  z.object({ kind: z.literal('read'), isRead: z.boolean() }),
  z.object({
    kind: z.literal('schedule'),
    /** With variables, filled for each review. */
    text: z.string().trim().min(1, 'required').max(LONGEST_REPLY, 'tooLong'),
    date: z.iso.date(),
    time: z.string().regex(/^\d{2}:\d{2}$/),
  }),
  z.object({
    kind: z.literal('dispute'),
    reason: z.enum(DISPUTE_REASONS).default('fake'),
    /** The same for each; a review with an open dispute is skipped. */
    description: z.string().trim().min(1, 'required').max(DISPUTE_LIMITS.description, 'tooLong'),
  }),
  /** A first draft by the assistant for each, as one's own; those that need none are skipped. */
  z.object({ kind: z.literal('draft') }),
])
export type BulkAction = z.infer<typeof bulkActionSchema>

/** Why the assistant wrote no draft to a review. `person-first`: a person has to see to the matter. */
export const DRAFT_SKIPS = ['answered', 'drafted', 'person-first', 'no-language', 'declined', 'gone'] as const
export type DraftSkip = (typeof DRAFT_SKIPS)[number]

export const bulkRunSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    state: z.enum(['running', 'done', 'failed', 'stopped']),
    done: z.int(),
    /** Those it did not fit, such as a reply to a review that has one. */
    skipped: z.int(),
    /** Why, of drafts; those of before this was noted are only among the `skipped`. */
    skips: z.array(z.object({ reason: z.enum(DRAFT_SKIPS), count: z.int() })),
    total: z.int(),
    /** Why it failed; `null` where it was our fault. */
    refusal: refusalReasonSchema.nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReviewBulkRun' })
export type BulkRun = z.infer<typeof bulkRunSchema>

export const startBulkAction = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/bulk',
  summary: 'Do one thing to the chosen reviews, or to all that match',
  access: 'reviews.manage',
  input: z.object({
    action: bulkActionSchema,
    on: z.union([
      z.object({ ids: z.array(z.uuid()).min(1, 'required').max(MOST_SELECTED, 'tooLong') }),
      z.object({ filter: reviewFilterSchema }),
    ]),
  }),
  output: bulkRunSchema,
  errors: ['permission-denied', 'plan-limit'],
  isHeavy: true,
})

export const listBulkRuns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/bulk',
  summary: 'The last ten',
  access: 'reviews.view',
  isPolled: true,
  input: z.object({}),
  output: z.object({ items: z.array(bulkRunSchema) }),
})

export const retryBulkAction = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/bulk/:runId/retry',
  summary: 'Go on with one that failed, from where it was',
  access: 'reviews.manage',
  input: z.object({ runId: z.uuid() }),
  output: bulkRunSchema,
  errors: ['not-found', 'illegal-transition', 'permission-denied', 'plan-limit'],
})

export const stopBulkAction = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/bulk/:runId/stop',
  summary: 'Stop; what is done stays',
  access: 'reviews.manage',
  input: z.object({ runId: z.uuid() }),
  output: bulkRunSchema,
  errors: ['not-found', 'illegal-transition'],
})
