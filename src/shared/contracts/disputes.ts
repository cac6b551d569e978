import { z } from 'zod'
import { disputePrioritySchema, DISPUTE_REASONS, doubtSchema, PRIORITY_LEVELS } from '../domain/assistant.ts'
import { CHANCES, POLICY_CATEGORIES } from '../domain/dispute-policies.ts'
import {
  DISPUTE_EVENT_KINDS,
  DISPUTE_LIMITS,
  DISPUTE_OUTCOMES,
  DISPUTE_STATUSES,
  EVIDENCE_TYPES,
  FILED_WAYS,
  FILING_STATES,
  RESOLVING_OUTCOMES,
} from '../domain/dispute-status.ts'
import { faultSchema } from '../domain/faults.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { draftOriginSchema } from './reviews.ts'

const line = z.string().trim().min(1, 'required').max(DISPUTE_LIMITS.line, 'tooLong')
/** Trimmed; empty ones are left out. */
export const disputeLines = z
  .array(z.string().trim().max(DISPUTE_LIMITS.line, 'tooLong'))
  .max(DISPUTE_LIMITS.lines, 'tooMany')
  .transform((all) => all.filter((each) => each !== ''))
export const disputeDescription = z.string().trim().min(1, 'required').max(DISPUTE_LIMITS.description, 'tooLong')

const disputedReviewSchema = z.object({
  id: z.uuid(),
  platform: z.enum(PLATFORMS),
  rating: z.int().nullable(),
  isRecommended: z.boolean().nullable(),
  author: z.string().nullable(),
  content: z.string().nullable(),
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  vanishedAt: z.iso.datetime().nullable(),
  locationId: z.uuid().nullable(),
  isSandbox: z.boolean(),
})

export const disputeSchema = z
  .object({
    id: z.uuid(),
    reviewId: z.uuid().nullable(),
    review: disputedReviewSchema.nullable(),
    platform: z.enum(PLATFORMS).nullable(),
    /** What somebody told of a review that is not here; the review itself says more. */
    stated: z.object({ rating: z.int().nullable(), content: z.string().nullable() }).nullable(),
    reason: z.enum(DISPUTE_REASONS),
    /** The platform's own word for it. */
    category: z.enum(POLICY_CATEGORIES).nullable(),
    description: z.string(),
    status: z.enum(DISPUTE_STATUSES),
    /** True only for a provider's text. */
    aiGenerated: z.boolean(),
    origin: draftOriginSchema.nullable(),
    /** Whoever wrote first, somebody has changed the words since. */
    isDraftEdited: z.boolean(),
    evidence: z.array(z.string()),
    notes: z.array(z.string()),
    /** Of the last filing, as the three below; what was reopened keeps it. */
    platformCaseId: z.string().nullable(),
    filedWithPlatform: z.boolean(),
    /** Of this round. */
    filingState: z.enum(FILING_STATES),
    filingFault: faultSchema.nullable(),
    /** Until then it can be taken back. */
    filingUndoUntil: z.iso.datetime().nullable(),
    filedAt: z.iso.datetime().nullable(),
    /** The case was filed with the sandbox, not with a platform. */
    isSandboxCase: z.boolean(),
    /** `api`: we file it. `by-hand`: a person does, on the platform's page. `none`: it is not known which platform. */
    filingWay: z.enum(['api', 'by-hand', 'none']),
    /** Why we could not file it for anybody: the platform knows no such review, or nothing is connected. */
    filingObstacle: z.enum(['not-linked', 'not-connected']).nullable(),
    priorityLevel: z.enum(PRIORITY_LEVELS).nullable(),
    urgencyScore: z.int().nullable(),
    aiPrioritized: z.boolean(),
    priority: disputePrioritySchema.extend({ origin: draftOriginSchema }).nullable(),
    /** It was found for another reason than the dispute has now. */
    isPriorityOutdated: z.boolean(),
    checklist: z.array(z.object({ id: z.uuid(), text: z.string(), isDone: z.boolean() })),
    dueAt: z.iso.datetime().nullable(),
    outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
    outcomeNote: z.string().nullable(),
    closedAt: z.iso.datetime().nullable(),
    /** What the appeal says beyond the case; kept from when it was asked for, also if it was taken back. */
    appealWords: z.string().nullable(),
    appeal: z
      .object({ filedAt: z.iso.datetime(), reference: z.string().nullable(), isDecided: z.boolean() })
      .nullable(),
    assignee: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
    incidentId: z.uuid().nullable(),
    fileCount: z.int(),
    createdByName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.infer<typeof disputeSchema>

export const DISPUTE_SORTS = ['newest', 'urgency'] as const
/**
 * `active`: nobody has decided it yet, whether it is pending or in progress. `due`: one of those that is overdue or has not
 * been filed.
 */
export const DISPUTE_STATUS_FILTERS = [...DISPUTE_STATUSES, 'active', 'due'] as const

export const disputeFilterSchema = z.object({
  search: z.string().trim().max(200).optional(),
  status: z.enum(DISPUTE_STATUS_FILTERS).optional(),
  reason: z.enum(DISPUTE_REASONS).optional(),
  platform: z.enum(PLATFORMS).optional(),
  reviewId: z.uuid().optional(),
  /** Of the review it is about. */
  location: z.uuid().optional(),
  sort: z.enum(DISPUTE_SORTS).default('newest'),
})

export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes',
  summary: 'Disputes that match, page by page',
  access: 'disputes.view',
  isOpenToKeys: true,
  plan: 'disputes',
  input: z.object({ ...disputeFilterSchema.shape, ...pageInput }),
  output: pageOf(disputeSchema),
})

export const ofDispute = z.object({ disputeId: z.uuid() })

export const disputeFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    mediaType: z.enum(EVIDENCE_TYPES),
    size: z.int(),
    /** Of what is kept, so that it can be shown later that it is unchanged. */
    sha256: z.string(),
    addedByName: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'DisputeFile' })

export const disputeFilingSchema = z
  .object({
    id: z.uuid(),
    way: z.enum(FILED_WAYS),
    isSandbox: z.boolean(),
    reference: z.string().nullable(),
    filedAt: z.iso.datetime(),
    filedByName: z.string().nullable(),
    outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DisputeFiling' })

export const disputeDetailSchema = disputeSchema
  .extend({
    files: z.array(disputeFileSchema),
    /** The last one first. */
    filings: z.array(disputeFilingSchema),
    events: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(DISPUTE_EVENT_KINDS),
        detail: z.string().nullable(),
        actorName: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** Whether the platform is likely to act, and what speaks for and against; keys of the catalogue. */
    estimate: z
      .object({
        chance: z.enum(CHANCES),
        /** Why, as keys with their measure. */
        grounds: z.array(
          z.object({ key: z.string(), speaks: z.enum(['for', 'against']), detail: z.string().nullable() }),
        ),
        /** A good reply does more than this dispute. */
        isReplyBetter: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'DisputeDetail' })
export type DisputeDetail = z.infer<typeof disputeDetailSchema>

export const getDispute = defineEndpoint({
  method: 'GET',
  path: '/api/v1/disputes/:disputeId',
  summary: 'One dispute with its files and its history',
  access: 'disputes.view',
  isOpenToKeys: true,
  isPolled: true,
  plan: 'disputes',
  input: ofDispute,
  output: disputeDetailSchema,
  errors: ['not-found'],
})

export const openDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes',
  summary: 'Open a dispute; the review it is about becomes disputed',
  access: 'disputes.create',
  plan: 'disputes',
  input: z.object({
    reviewId: z.uuid().nullable(),
    reason: z.enum(DISPUTE_REASONS).default('fake'),
    category: z.enum(POLICY_CATEGORIES).nullish(),
    description: disputeDescription,
    evidence: disputeLines.default([]),
    notes: disputeLines.default([]),
    /** What is known of a review that is not here; with `reviewId` the review's own holds. */
    platform: z.enum(PLATFORMS).nullish(),
    rating: z.int().min(1).max(5).nullish(),
    content: z.string().trim().max(DISPUTE_LIMITS.content, 'tooLong').nullish(),
    /** Which draft the words began with, if they did: what `draftDispute` answered. */
    draftId: z.uuid().nullish(),
  }),
  output: disputeSchema,
  errors: ['not-found', 'conflict'],
})

/** For one that began without; it is about the review's platform from then on. */
export const linkReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/review',
  summary: 'Link a dispute to the review it is about, which becomes disputed',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute.extend({ reviewId: z.uuid() }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

export const changeDispute = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/disputes/:disputeId',
  summary: 'Change what a dispute says',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute.extend({
    reason: z.enum(DISPUTE_REASONS).optional(),
    category: z.enum(POLICY_CATEGORIES).nullable().optional(),
    description: disputeDescription.optional(),
    evidence: disputeLines.optional(),
    notes: disputeLines.optional(),
    dueAt: z.iso.datetime().nullable().optional(),
    assigneeId: z.uuid().nullable().optional(),
    /** As the person saw it; another one by now is a conflict. */
    updatedAt: z.iso.datetime(),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

export const setChecklist = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/disputes/:disputeId/checklist',
  summary: 'What is to be done, and what is',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute.extend({
    items: z
      .array(z.object({ id: z.uuid().optional(), text: line, isDone: z.boolean() }))
      .max(DISPUTE_LIMITS.lines, 'tooMany'),
    /** As the person saw it; another one by now is a conflict. */
    updatedAt: z.iso.datetime(),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const draftDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/draft',
  summary: 'A first draft of description and evidence by the assistant',
  access: 'disputes.create',
  plan: 'disputes',
  input: z.object({
    reviewId: z.uuid().nullable(),
    reason: z.enum(DISPUTE_REASONS),
    platform: z.enum(PLATFORMS),
    rating: z.int().min(1).max(5),
    content: z.string().trim().max(DISPUTE_LIMITS.content, 'tooLong'),
  }),
  output: z
    .object({
      draftId: z.uuid(),
      description: z.string(),
      evidence: z.array(z.string()),
      origin: draftOriginSchema,
      /** Passages of the description that want a second look. */
      doubts: z.array(doubtSchema),
    })
    .meta({ id: 'DisputeDraft' }),
  errors: ['not-found', 'unavailable'],
  ratePerMinute: 30,
})

export const prioritizeDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/prioritize',
  summary: 'How urgent a dispute is, and what to do',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute,
  output: disputeDetailSchema,
  errors: ['not-found', 'unavailable'],
  ratePerMinute: 30,
})

/** A job works through them; each changes live. */
export const prioritizeMany = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/prioritize',
  summary: 'How urgent each open dispute is that nobody has looked at',
  access: 'disputes.create',
  plan: 'disputes',
  input: z.object({ ids: z.array(z.uuid()).min(1, 'required').max(500, 'tooMany').optional() }),
  output: z.object({ count: z.int() }),
})

export const takeAction = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/take-action',
  summary: 'Carry the recommended actions over into the checklist',
  access: 'disputes.create',
  plan: 'disputes',
  input: ofDispute,
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const resolveDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/resolve',
  summary: 'Record that it went the customer’s way, or need not go on',
  access: 'disputes.resolve',
  plan: 'disputes',
  input: ofDispute.extend({
    outcome: z.enum(RESOLVING_OUTCOMES).default('removed'),
    note: z.string().trim().max(DISPUTE_LIMITS.line, 'tooLong').default(''),
  }),
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const rejectDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/reject',
  summary: 'Record that the platform keeps the review',
  access: 'disputes.resolve',
  plan: 'disputes',
  input: ofDispute.extend({ note: z.string().trim().max(DISPUTE_LIMITS.line, 'tooLong').default('') }),
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const reopenDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/disputes/:disputeId/reopen',
  summary: 'Take a rejected dispute up again',
  access: 'disputes.resolve',
  plan: 'disputes',
  input: ofDispute,
  output: disputeDetailSchema,
  errors: ['not-found', 'illegal-transition'],
})
