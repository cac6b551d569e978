import { z } from 'zod'
import { ANALYSIS_ENGINES, DISPUTE_REASONS } from '../domain/assistant.ts'
import { SENTIMENTS } from '../domain/customer-settings.ts'
import { replyFaultSchema } from '../domain/faults.ts'
import { LOCALES } from '../domain/locales.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { REPLY_SOURCES, REPLY_STATES } from '../domain/replies.ts'
import { REVIEW_STATUSES } from '../domain/review-status.ts'
import { ASPECTS } from '../domain/sentiment.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { reviewNoteSchema } from './review-notes.ts'

export const REVIEW_SORTS = ['newest', 'oldest', 'lowest', 'highest'] as const
/** Where replies stand, as people look for them. */
export const REPLY_FILTERS = ['none', 'awaiting-approval', 'on-its-way', 'live', 'problem'] as const
export const STARS_FILTERS = ['yes', 'no'] as const
/**
 * `yes`: on the platform, or on its way there. `due`: no answer yet, none on its way or planned, and nobody has said that
 * none is needed; one whose reply came to nothing has a problem instead.
 */
export const ANSWERED_FILTERS = ['yes', 'no', 'due'] as const
/**
 * By the response-time targets of their stars. `overdue`: waiting for an answer, and late. `met`: answered in time. `missed`: answered
 * late, or not yet and late.
 */
export const TARGET_FILTERS = ['overdue', 'met', 'missed'] as const
/** Replies for later: waiting for their time, or held back because something was in the way when it came. */
export const PLAN_FILTERS = ['pending', 'held'] as const
/** Whether whoever asks has begun to answer. */
export const DRAFT_FILTERS = ['yes', 'no'] as const
/** `gone`: no longer on its platform. All else looks only at those that are there. */
export const TRIAGE_FILTERS = ['open', 'done', 'unread', 'gone'] as const

/** Of a theme: those that praise it, or that find fault with it. */
export const SAID_FILTERS = ['praise', 'criticism'] as const

/** More than anybody ticks. */
const MOST_CHOSEN = 200

/** A query holds one value or several of a name; both are a list here. */
export const listOf = <Option extends z.ZodType>(option: Option) => {
  const list = z.array(option).max(MOST_CHOSEN, 'tooLong')
  // Without the pipe nobody could say what comes out, and the API's description has to.
  const described = list as unknown as z.ZodType<z.output<Option>[], z.output<Option>[]>
  return z.union([list, option.transform((one) => [one]).pipe(described)]).optional()
}

/** With room for a day more or less: beyond these years a database and a calendar write times differently. */
export const isWithinReason = (isoTime: string) => isoTime >= '0002' && isoTime < '9999'
export const day = z.iso.date('invalid').refine(isWithinReason, 'invalid')

export const reviewFilterShape = {
  search: z.string().trim().max(200, 'tooLong').optional(),
  platform: listOf(z.enum(PLATFORMS)),
  status: z.enum(REVIEW_STATUSES).optional(),
  rating: listOf(z.coerce.number().int().min(1).max(5)),
  /** Whether it has stars of its own: a recommendation has none, though `rating` finds it, too. */
  stars: z.enum(STARS_FILTERS).optional(),
  sentiment: listOf(z.enum(SENTIMENTS)),
  location: listOf(z.uuid()),
  /** What its words speak of, and how; a theme of the customer's is all that was merged into it. */
  theme: z.enum(ASPECTS).optional(),
  said: z.enum(SAID_FILTERS).optional(),
  /** Two letters: what its words are in. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'invalid')
    .optional(),
  /** A member's user id, `me` or `nobody`. */
  assignee: z.union([z.uuid(), z.literal('me'), z.literal('nobody')]).optional(),
  tag: listOf(z.string().max(40)),
  /** Days of writing, in the customer's timezone, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Since when it has been here, whenever it was written. */
  arrived: z.iso.datetime('invalid').refine(isWithinReason, 'invalid').optional(),
  hasText: z.enum(['yes', 'no']).optional(),
  answered: z.enum(ANSWERED_FILTERS).optional(),
  target: z.enum(TARGET_FILTERS).optional(),
  reply: z.enum(REPLY_FILTERS).optional(),
  plan: z.enum(PLAN_FILTERS).optional(),
  draft: z.enum(DRAFT_FILTERS).optional(),
  triage: z.enum(TRIAGE_FILTERS).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
}
export const reviewFilterSchema = z.object(reviewFilterShape)
export type ReviewFilter = z.output<typeof reviewFilterSchema>

export const draftOriginSchema = z.object({
  engine: z.enum(['template', 'model']),
  model: z.string().nullable(),
  version: z.string(),
})

export const replySchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    /** `live`: everybody can read it on the platform. `queued`, `sending`, `checking`: on its way there. */
    state: z.enum(REPLY_STATES),
    /** Who sent it: a person, a schedule at its time, or the platform has it from elsewhere. */
    source: z.enum(REPLY_SOURCES),
    authorName: z.string().nullable(),
    /** A provider's model wrote the first words of it. */
    aiGenerated: z.boolean(),
    /** What wrote the draft it began with; `null`: a person. */
    draftOrigin: draftOriginSchema.nullable(),
    /** How much of the draft is left in it, 0 to 1. */
    draftShare: z.number().nullable(),
    /** Until then it can be taken back. */
    undoUntil: z.iso.datetime().nullable(),
    /** When the platform took it. */
    postedAt: z.iso.datetime().nullable(),
    /** When it was found there, refused, given up or deleted. */
    settledAt: z.iso.datetime().nullable(),
    /** When the platform is asked again, after it did not answer. */
    nextTryAt: z.iso.datetime().nullable(),
    /** Why it is not live, or not deleted. */
    fault: replyFaultSchema.nullable(),
    /** Who approved it, or sent it back. */
    decidedByName: z.string().nullable(),
    /** What they said when they sent it back. */
    returnNote: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Reply' })
export type Reply = z.infer<typeof replySchema>

export const REPLY_WAYS = ['api', 'by-hand', 'none'] as const

export const HOLD_REASONS = [
  'missed',
  'edited',
  'answered',
  'gone',
  'reconnect',
  'not-connected',
  'too-long',
  'paused',
  'incident',
  'not-allowed',
] as const

const plannedReplySchema = z.object({
  id: z.uuid(),
  scheduledTime: z.iso.datetime(),
  timezone: z.string(),
  status: z.enum(['pending', 'held', 'sent']),
  holdReason: z.enum(HOLD_REASONS).nullable(),
})

export const reviewSchema = z
  .object({
    id: z.uuid(),
    platform: z.enum(PLATFORMS),
    /** What its platform calls it. */
    platformReviewId: z.string(),
    /** `import`: from a file. `manual`: typed in here. */
    source: z.enum(['platform', 'import', 'manual']),
    /** 1 to 5; `null` where it has none, such as a recommendation. */
    rating: z.int().nullable(),
    /** Of platforms that ask whether one recommends it; `null` elsewhere. */
    isRecommended: z.boolean().nullable(),
    title: z.string().nullable(),
    /** The words of its writer; `null` without any, and when the platform's time for keeping them has run out. */
    content: z.string().nullable(),
    author: z.string().nullable(),
    authorUrl: z.string().nullable(),
    /** Two letters, as its platform says. */
    language: z.string().nullable(),
    /** Where it stands on its platform. */
    url: z.string().nullable(),
    media: z.array(z.string()),
    status: z.enum(REVIEW_STATUSES),
    sentiment: z.enum(SENTIMENTS).nullable(),
    /** From -1, all bad, to 1, all good. */
    sentimentScore: z.number().nullable(),
    /** Who says so: an engine, or a person who corrected one. */
    sentimentOrigin: z
      .object({ engine: z.enum([...ANALYSIS_ENGINES, 'person']), model: z.string().nullable() })
      .nullable(),
    /** The answer that counts here, whether it is on the platform yet or not: see `reply`. */
    response: z.string().nullable(),
    respondedAt: z.iso.datetime().nullable(),
    aiGenerated: z.boolean(),
    /** The latest reply and how far it is; `null` without one. */
    reply: replySchema.nullable(),
    /** A reply for later. */
    planned: plannedReplySchema.nullable(),
    locationId: z.uuid().nullable(),
    locationName: z.string().nullable(),
    assignee: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
    tags: z.array(z.string()),
    /** By anybody of the team. */
    isRead: z.boolean(),
    isFlagged: z.boolean(),
    /** Somebody said that nothing more is to be done about it. */
    isDone: z.boolean(),
    /** Its writer has changed it since we first saw it. */
    isEdited: z.boolean(),
    /** It comes from the built-in sandbox, not from a platform. */
    isSandbox: z.boolean(),
    /** `api`: we post it. `by-hand`: the platform has no way, a person puts it there. `none`: not connected. */
    replyWay: z.enum(REPLY_WAYS),
    /** The connection is there and broken: nothing gets through until it is made anew. */
    needsReconnect: z.boolean(),
    /** It is connected, and the plan has no room for it: nothing is fetched or posted. */
    isBeyondPlan: z.boolean(),
    /** Consenting again, with everything ticked, lets it reply. */
    lacksReplyPermission: z.boolean(),
    /** How long an answer its platform takes; `null` where that is not known. */
    replyLimit: z.object({ size: z.int(), unit: z.enum(['bytes', 'characters']) }).nullable(),
    canDeleteReply: z.boolean(),
    /** An answer stands there, and the platform lets nobody change it. */
    isReplyFinal: z.boolean(),
    /** What stands there while `reply` is another one: on its way, or never arrived. */
    liveReply: z.object({ text: z.string(), answeredAt: z.iso.datetime().nullable() }).nullable(),
    noteCount: z.int(),
    /** When it was seen to be gone from the platform. */
    vanishedAt: z.iso.datetime().nullable(),
    /** When it was written. */
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof reviewSchema>

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews',
  summary: 'Reviews that match, page by page',
  access: 'reviews.view',
  isOpenToKeys: true,
  input: z.object({ ...reviewFilterShape, ...pageInput }),
  output: pageOf(reviewSchema),
})

/** Counting stops at ten thousand: nobody needs the exact number beyond, and it would be slow. */
export const countReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/count',
  summary: 'How many reviews match, and how many of them have been written after an instant',
  access: 'reviews.view',
  isOpenToKeys: true,
  input: z.object({ ...reviewFilterShape, seenAfter: z.iso.datetime().refine(isWithinReason, 'invalid').optional() }),
  output: z.object({ count: z.int(), isMore: z.boolean() }),
})

const exportInput = reviewFilterSchema.extend({
  /** Of headings and states; left out, the person's own. */
  language: z.enum(LOCALES).optional(),
})
export type ReviewExport = z.infer<typeof exportInput>

export const exportReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/export.csv',
  summary: 'All reviews that match, as a file for spreadsheets',
  access: 'reviews.view',
  input: exportInput,
  output: z.string(),
  mediaType: 'text/csv',
})

export const REVIEW_EVENT_KINDS = [
  'flagged',
  'unflagged',
  'assigned',
  'unassigned',
  'tagged',
  'done',
  'reopened',
  'edited-by-author',
  'vanished',
  'disputed',
  'dispute-closed',
  'reply-submitted',
  'reply-submitted-by-link',
  'reply-undone',
  'reply-approved',
  'reply-returned',
  'reply-live',
  'reply-rejected',
  'reply-failed',
  'reply-deleted',
  'reply-found',
  'scheduled',
  'rescheduled',
  'schedule-held',
  'schedule-cancelled',
  'sentiment-corrected',
  'rule-met',
  'template-met',
  'reply-proposed',
] as const

export const reviewEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REVIEW_EVENT_KINDS),
  actorName: z.string().nullable(),
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ReviewEvent = z.infer<typeof reviewEventSchema>

export const reviewDetailSchema = z
  .object({
    review: reviewSchema,
    /** What it said before its writer changed it, newest first. */
    versions: z.array(
      z.object({
        id: z.uuid(),
        rating: z.int().nullable(),
        isRecommended: z.boolean().nullable(),
        title: z.string().nullable(),
        content: z.string().nullable(),
        replacedAt: z.iso.datetime(),
      }),
    ),
    replies: z.array(replySchema),
    notes: z.array(reviewNoteSchema),
    events: z.array(reviewEventSchema),
    /** By the same author, newest first, ten at most. */
    others: z.array(
      z.object({
        id: z.uuid(),
        platform: z.enum(PLATFORMS),
        rating: z.int().nullable(),
        isRecommended: z.boolean().nullable(),
        content: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** Others who are writing a reply just now. */
    composing: z.array(z.string()),
    /** For what its words speak, should somebody dispute it. */
    disputeReason: z.enum(DISPUTE_REASONS).nullable(),
  })
  .meta({ id: 'ReviewDetail' })
export type ReviewDetail = z.infer<typeof reviewDetailSchema>

export const getReview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId',
  summary: 'One review with all that happened to it',
  access: 'reviews.view',
  isOpenToKeys: true,
  isPolled: true,
  input: z.object({ reviewId: z.uuid() }),
  output: reviewDetailSchema,
  errors: ['not-found'],
})

const tags = z.array(z.string().trim().min(1, 'required').max(40, 'tooLong')).max(20, 'tooLong')

export const triageReview = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/reviews/:reviewId',
  summary: 'Flag, assign, tag, mark as read or done',
  access: 'reviews.manage',
  isOpenToKeys: true,
  example: { isFlagged: true, tags: ['kitchen'] },
  input: z.object({
    reviewId: z.uuid(),
    isFlagged: z.boolean().optional(),
    isDone: z.boolean().optional(),
    assigneeId: z.uuid().nullable().optional(),
    tags: tags.optional(),
  }),
  output: reviewSchema,
  errors: ['not-found'],
})

/** Apart from the rest, because everybody who may look may have read. */
export const markReviewRead = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/read',
  summary: 'Mark as read or unread',
  access: 'reviews.view',
  isOpenToReaders: true,
  input: z.object({ reviewId: z.uuid(), isRead: z.boolean() }),
  output: reviewSchema,
  errors: ['not-found'],
})
