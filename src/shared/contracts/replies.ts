import { z } from 'zod'
import { BLOCK_REASONS, CAUTIONS, doubtSchema, LONGEST_INSTRUCTIONS } from '../domain/assistant.ts'
import { LONGEST_REPLY } from '../domain/replies.ts'
import { defineEndpoint } from './endpoint.ts'
import { draftOriginSchema, replySchema, reviewSchema } from './reviews.ts'

const replyText = z.string().trim().min(1, 'required').max(LONGEST_REPLY, 'tooLong')

export const submitReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies',
  summary: 'Answer a review; without the right to publish it waits for approval',
  access: 'replies.draft',
  isOpenToKeys: true,
  example: { text: 'Thank you for coming, and for the kind words.', basedOn: null },
  input: z.object({
    reviewId: z.uuid(),
    text: replyText,
    /** The reply the person saw when they wrote theirs; another one by now is a conflict. */
    basedOn: z.uuid().nullable(),
    /** Set by someone who has seen that a colleague answered meanwhile and wants theirs all the same. */
    replaceAnyway: z.boolean().default(false),
  }),
  output: reviewSchema,
  errors: ['not-found', 'conflict', 'illegal-transition', 'plan-limit'],
})

const ofReply = z.object({ reviewId: z.uuid(), replyId: z.uuid() })

export const undoReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/undo',
  summary: 'Take it back before it leaves; the text is a draft again',
  access: 'replies.draft',
  input: ofReply,
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const retryReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/retry',
  summary: 'Send one that failed or was only saved once more',
  access: 'replies.publish',
  input: ofReply,
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const deleteReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/delete',
  summary: 'Remove it from the platform, or forget one that never got there',
  access: 'replies.publish',
  input: ofReply,
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const approveReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/approve',
  summary: 'Let a colleague’s reply go out, changed or as it is',
  access: 'replies.publish',
  input: ofReply.extend({ text: replyText.optional() }),
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition', 'plan-limit'],
})

export const returnReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/return',
  summary: 'Give it back to its author with a note',
  access: 'replies.publish',
  input: ofReply.extend({ note: z.string().trim().min(1, 'required').max(2000, 'tooLong') }),
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition'],
})

/** Where the platform has no way for us: a person copied it there and says what they see. */
export const confirmReplyByHand = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/replies/:replyId/by-hand',
  summary: 'Say whether a reply put there by hand is live',
  access: 'replies.publish',
  input: ofReply.extend({ isLive: z.boolean() }),
  output: reviewSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const replyDraftSchema = z
  .object({
    text: z.string(),
    instructions: z.string(),
    /** Set when an engine gave it, with what it gave. */
    origin: draftOriginSchema.nullable(),
    draftedText: z.string().nullable(),
    /** Passages of it that want a second look; one stands in the text for as long as its words do. */
    doubts: z.array(doubtSchema),
    updatedAt: z.iso.datetime().nullable(),
    /** Others who are writing a reply just now. */
    composing: z.array(z.string()),
  })
  .meta({ id: 'ReplyDraft' })
export type ReplyDraft = z.infer<typeof replyDraftSchema>

export const getReplyDraft = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId/draft',
  summary: 'What one was writing',
  access: 'replies.draft',
  isPolled: true,
  input: z.object({ reviewId: z.uuid() }),
  output: replyDraftSchema,
  errors: ['not-found'],
})

export const listReplyDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reply-drafts',
  summary: 'Which reviews one has begun to answer, the latest first, a thousand at most',
  access: 'replies.draft',
  input: z.object({}),
  output: z.object({ reviewIds: z.array(z.uuid()) }),
})

/** Also the sign that one is writing: the others are told for forty-five seconds. */
export const saveReplyDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/draft',
  summary: 'Keep what one is writing',
  access: 'replies.draft',
  input: z.object({
    reviewId: z.uuid(),
    text: z.string().max(LONGEST_REPLY, 'tooLong'),
    instructions: z.string().max(LONGEST_INSTRUCTIONS, 'tooLong').default(''),
    isComposing: z.boolean().default(true),
  }),
  output: replyDraftSchema,
  errors: ['not-found'],
})

export const generatedDraftSchema = replyDraftSchema
  .extend({
    /** Some of what was asked for is beyond whoever wrote it. */
    ignoredInstructions: z.boolean(),
    /** Why what was written is not offered; the draft is then as it was before. */
    blocked: z.array(z.enum(BLOCK_REASONS)),
    /** Why a person has to see to the review first: the draft only holds the line, or there is none. */
    caution: z.enum(CAUTIONS).nullable(),
    /** It was longer than it may be and ends with its last whole sentence, and the signature. */
    isCut: z.boolean(),
    /** It says nearly the same as one of the last replies. */
    isFamiliar: z.boolean(),
    /** It invites to a talk, and nothing in it says how to reach the business. */
    lacksContact: z.boolean(),
  })
  .meta({ id: 'GeneratedDraft' })
export type GeneratedDraft = z.infer<typeof generatedDraftSchema>

export const generateReplyDraft = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/draft/generate',
  summary: 'A first draft by the assistant, kept as one’s own draft',
  access: 'replies.draft',
  switch: 'assistant-drafts',
  input: z.object({ reviewId: z.uuid(), instructions: z.string().max(LONGEST_INSTRUCTIONS, 'tooLong').default('') }),
  output: generatedDraftSchema,
  errors: ['not-found', 'unavailable', 'plan-limit'],
  ratePerMinute: 30,
})

/**
 * The same, as it is written: the text so far, whole, each time there is more of it, then how it ended. Only what was
 * checked is sent; closing the connection stops the assistant and keeps nothing.
 */
export const streamReplyDraft = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/draft/stream',
  summary: 'A first draft by the assistant, while it is written',
  access: 'replies.draft',
  switch: 'assistant-drafts',
  input: z.object({ reviewId: z.uuid(), instructions: z.string().max(LONGEST_INSTRUCTIONS, 'tooLong').default('') }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string(), doubts: z.array(doubtSchema) }),
    z.object({ kind: z.literal('done'), draft: generatedDraftSchema }),
    z.object({ kind: z.literal('failed') }),
  ]),
  errors: ['not-found', 'plan-limit'],
  isStream: true,
  ratePerMinute: 30,
})

export const replyTemplateSchema = z
  .object({ id: z.uuid(), name: z.string(), text: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'ReplyTemplate' })
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>

export const replyTemplateInput = z.object({
  name: z.string().trim().min(1, 'required').max(100, 'tooLong'),
  text: replyText,
})
const templatesOutput = z.object({ items: z.array(replyTemplateSchema) })

export const listReplyTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reply-templates',
  summary: 'Texts to start from, by name',
  access: 'replies.draft',
  input: z.object({}),
  output: templatesOutput,
})

export const createReplyTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reply-templates',
  summary: 'Keep a text to start from',
  access: 'replies.publish',
  input: replyTemplateInput,
  output: replyTemplateSchema,
  errors: ['conflict'],
})

export const changeReplyTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/reply-templates/:templateId',
  summary: 'Change a text to start from',
  access: 'replies.publish',
  input: replyTemplateInput.extend({ templateId: z.uuid() }),
  output: replyTemplateSchema,
  errors: ['not-found', 'conflict'],
})

export const removeReplyTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/reply-templates/:templateId',
  summary: 'Remove a text to start from',
  access: 'replies.publish',
  input: z.object({ templateId: z.uuid() }),
  output: templatesOutput,
  errors: ['not-found'],
})

/** A template with its variables filled for a review. */
export const fillReplyTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId/templates/:templateId',
  summary: 'A template with its variables filled for this review',
  access: 'replies.draft',
  input: z.object({ reviewId: z.uuid(), templateId: z.uuid() }),
  output: z.object({ text: z.string() }),
  errors: ['not-found'],
})

export const listReplies = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId/replies',
  summary: 'Every reply there was, newest first',
  access: 'reviews.view',
  isOpenToKeys: true,
  input: z.object({ reviewId: z.uuid() }),
  output: z.object({ items: z.array(replySchema) }),
  errors: ['not-found'],
})
