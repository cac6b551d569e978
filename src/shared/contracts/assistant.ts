import { z } from 'zod'
import { AI_FEATURES, ANALYSIS_ENGINES, brandVoiceSchema } from '../domain/assistant.ts'
import { SENTIMENTS } from '../domain/customer-settings.ts'
import { sentimentAnalysisSchema } from '../domain/sentiment.ts'
import { defineEndpoint } from './endpoint.ts'

const analysisOriginSchema = z.object({
  engine: z.enum(ANALYSIS_ENGINES),
  /** The provider's model, for `model`. */
  model: z.string().nullable(),
  version: z.string(),
})

const content = z.string().max(20_000, 'tooLong')

export const analyzeText = defineEndpoint({
  method: 'POST',
  path: '/api/v1/assistant/sentiment',
  summary: 'Read a text as a review is read; nothing is kept of it',
  access: 'replies.draft',
  input: z.object({ content, rating: z.int().min(1).max(5).nullish() }),
  output: sentimentAnalysisSchema.extend({ origin: analysisOriginSchema }).meta({ id: 'SentimentResult' }),
  errors: ['unavailable', 'plan-limit'],
  ratePerMinute: 120,
})

export const reviewAnalysisSchema = sentimentAnalysisSchema
  .extend({
    reviewId: z.uuid(),
    origin: analysisOriginSchema,
    analyzedAt: z.iso.datetime(),
    /** What a person says it is; it stays whatever is read anew. `sentiment` and `sentimentScore` follow it. */
    correction: z.object({ sentiment: z.enum(SENTIMENTS), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** What was read, where a person says otherwise. */
    readSentiment: z.enum(SENTIMENTS),
  })
  .meta({ id: 'ReviewAnalysis' })
export type ReviewAnalysis = z.infer<typeof reviewAnalysisSchema>

const ofReview = z.object({ reviewId: z.uuid() })

export const getReviewAnalysis = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/:reviewId/analysis',
  summary: 'How a review was read; null while it waits for that',
  access: 'reviews.view',
  input: ofReview,
  output: z.object({ analysis: reviewAnalysisSchema.nullable() }),
  errors: ['not-found'],
})

/** Where the engine takes long it is told so (`timed-out`), and the analysis shows with an event when it is there. */
export const analyzeReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/:reviewId/analysis',
  summary: 'Read a review anew, now',
  access: 'reviews.manage',
  input: ofReview,
  output: reviewAnalysisSchema,
  errors: ['not-found', 'unavailable', 'plan-limit'],
  ratePerMinute: 30,
})

export const correctReviewAnalysis = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/reviews/:reviewId/analysis/correction',
  summary: 'Say what a review really is; null takes that back',
  access: 'reviews.manage',
  input: ofReview.extend({ sentiment: z.enum(SENTIMENTS).nullable() }),
  output: reviewAnalysisSchema,
  errors: ['not-found'],
})

export const reanalysisSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['running', 'done', 'failed']),
    /** How many there were to read when it began, and how many are. */
    total: z.int(),
    done: z.int(),
    startedBy: z.string().nullable(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Reanalysis' })

export const assistantSchema = z
  .object({
    /** The provider's model; null: the built-in assistant. */
    model: z.string().nullable(),
    isSandbox: z.boolean(),
    /** Which version reads reviews now, and how many were read by another one. */
    analysisVersion: z.string(),
    outdatedCount: z.int(),
    waitingCount: z.int(),
    reanalysis: reanalysisSchema.nullable(),
    /** Share of unseen reviews of which the built-in engine tells good from bad. */
    measuredAccuracy: z.number(),
    /** When the provider takes the model away, if it says so. */
    modelEndsOn: z.iso.date().nullable(),
  })
  .meta({ id: 'Assistant' })
export type AssistantState = z.infer<typeof assistantSchema>

export const getAssistant = defineEndpoint({
  method: 'GET',
  path: '/api/v1/assistant',
  summary: 'Who the assistant is and how far it is',
  access: 'reviews.view',
  isPolled: true,
  input: z.object({}),
  output: assistantSchema,
})

export const startReanalysis = defineEndpoint({
  method: 'POST',
  path: '/api/v1/assistant/reanalysis',
  summary: 'Read every review anew that another version has read',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({}),
  output: reanalysisSchema,
  errors: ['conflict'],
})

export const getBrandVoice = defineEndpoint({
  method: 'GET',
  path: '/api/v1/assistant/brand-voice',
  summary: 'How the business wants to sound',
  access: 'replies.draft',
  input: z.object({}),
  output: brandVoiceSchema,
})

export const saveBrandVoice = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/assistant/brand-voice',
  summary: 'Change how the business wants to sound',
  access: 'settings.manage',
  needsAllLocations: true,
  input: brandVoiceSchema,
  output: brandVoiceSchema,
})

export const aiUsageSchema = z
  .object({
    /** The first and the last day, in UTC. */
    from: z.iso.date(),
    to: z.iso.date(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        feature: z.enum(AI_FEATURES),
        /** null: the built-in assistant. */
        model: z.string().nullable(),
        calls: z.int(),
        tokens: z.int(),
        /** How many of the tokens are estimates. */
        estimatedTokens: z.int(),
      }),
    ),
    /** Tokens a day a provider may be asked for; null: no limit. The built-in assistant does not count. */
    dailyCap: z.int().nullable(),
    spentToday: z.int(),
  })
  .meta({ id: 'AiUsage' })
export type AiUsage = z.infer<typeof aiUsageSchema>

export const getAiUsage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/assistant/usage',
  summary: 'What the assistant was asked for, by day and feature',
  access: 'settings.view',
  input: z.object({ days: z.coerce.number().int().min(1).max(92).default(30) }),
  output: aiUsageSchema,
})
