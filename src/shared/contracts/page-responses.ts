import { z } from 'zod'
import { SENTIMENTS } from '../domain/customer-settings.ts'
import { HOSTED_PAGE_KINDS, SCORE_BANDS } from '../domain/hosted-page-kinds.ts'
import { HOSTED_PAGE_LIMITS, QUESTION_KINDS, type LocalText } from '../domain/hosted-pages.ts'
import { LOCALES } from '../domain/locales.ts'
import { ASPECTS } from '../domain/sentiment.ts'
import { STEP_GRAINS } from '../domain/time-steps.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageResponseFilterShape } from './page-response-filter.ts'
import { pageInput, pageOf } from './paging.ts'

const placeSchema = z.object({ id: z.uuid(), name: z.string() })
/** The owner's words; `pickText` chooses among them. */
const labelSchema: z.ZodType<LocalText, LocalText> = z.partialRecord(z.enum(LOCALES), z.string())
const sentiment = z.enum(SENTIMENTS)

export const PAGE_REPLY_STATES = ['queued', 'sent', 'failed'] as const
export type PageReplyState = (typeof PAGE_REPLY_STATES)[number]

export const pageResponseSchema = z
  .object({
    id: z.uuid(),
    page: z.object({ id: z.uuid(), name: z.string(), kind: z.enum(HOSTED_PAGE_KINDS), language: z.enum(LOCALES) }),
    submittedAt: z.iso.datetime(),
    /** The visitor's. */
    language: z.enum(LOCALES),
    location: placeSchema.nullable(),
    qrCode: placeSchema.nullable(),
    band: z.enum(SCORE_BANDS).nullable(),
    /** In the words the questions had at the time. */
    answers: z.array(
      z.object({
        questionId: z.string(),
        kind: z.enum(QUESTION_KINDS),
        label: labelSchema,
        /** Stars or 0 to 10; words; option ids, with what they said in `options`. */
        value: z.union([z.number(), z.string(), z.array(z.string())]),
        options: z.array(z.object({ id: z.string(), label: labelSchema })),
      }),
    ),
    email: z.string().nullable(),
    /** The words they agreed to; without them nobody may write to the address. */
    consent: z.string().nullable(),
    canReply: z.boolean(),
    photoUrl: z.string().nullable(),
    /** By the built-in assistant, of all that was written; `null` until then, or where nothing was. */
    analysis: z
      .object({
        sentiment,
        themes: z.array(z.object({ aspect: z.enum(ASPECTS), sentiment })),
      })
      .nullable(),
    isDone: z.boolean(),
    replies: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        authorName: z.string().nullable(),
        state: z.enum(PAGE_REPLY_STATES),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'PageResponse' })
export type PageResponse = z.infer<typeof pageResponseSchema>

/** Of one page, or of all: with `band=low` that is the private feedback beside the reviews. */
export const listPageResponses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/page-responses',
  summary: 'What visitors of hosted pages answered, newest first',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: z.object({ ...pageResponseFilterShape, page: z.uuid().optional(), ...pageInput }),
  output: pageOf(pageResponseSchema),
})

/** Counting stops at 999. */
export const countPageResponses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/page-responses/count',
  summary: 'How many answers match',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: z.object({ ...pageResponseFilterShape, page: z.uuid().optional() }),
  output: z.object({ count: z.int(), isMore: z.boolean() }),
})

const ofResponse = z.object({ responseId: z.uuid() })

export const getPageResponse = defineEndpoint({
  method: 'GET',
  path: '/api/v1/page-responses/:responseId',
  summary: 'What one visitor answered',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: ofResponse,
  output: pageResponseSchema,
  errors: ['not-found'],
})

export const changePageResponse = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/page-responses/:responseId',
  summary: 'Mark an answer as done, or open again',
  access: 'qr-codes.manage',
  input: ofResponse.extend({ isDone: z.boolean() }),
  output: pageResponseSchema,
  errors: ['not-found'],
})

/**
 * With the photo and the replies, and out of the counts. Where an address was left, all that came with it goes, on whichever page. It does
 * not come back.
 */
export const deletePageResponse = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/page-responses/:responseId',
  summary: 'Delete all that one visitor answered',
  access: 'qr-codes.manage',
  input: ofResponse,
  output: z.object({ deleted: z.int() }),
  errors: ['not-found'],
})

/** Goes by mail, in the business's name, and marks the answer as done. */
export const replyToPageResponse = defineEndpoint({
  method: 'POST',
  path: '/api/v1/page-responses/:responseId/replies',
  summary: 'Write to a visitor who left an address and agreed to an answer',
  access: 'qr-codes.manage',
  input: ofResponse.extend({
    text: z.string().trim().min(1, 'required').max(HOSTED_PAGE_LIMITS.reply, 'tooLong'),
  }),
  output: pageResponseSchema,
  errors: ['not-found', 'conflict'],
})

export const getPageResponsePhoto = defineEndpoint({
  method: 'GET',
  path: '/api/v1/page-responses/:responseId/photo',
  summary: 'The photo a visitor added',
  access: 'qr-codes.view',
  input: ofResponse,
  output: z.string(),
  mediaType: 'image/png',
  errors: ['not-found'],
})

const npsSchema = z.object({
  /** From -100 to 100. */
  score: z.int(),
  /** The bounds of 95 %. */
  low: z.int(),
  high: z.int(),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
})

/** `averageStars` and `nps` of all questions of that kind; `null` where nobody answered one. */
const countedShape = {
  /** Once a device and day. */
  visitors: z.int(),
  responses: z.int(),
  averageStars: z.number().nullable(),
  nps: npsSchema.nullable(),
}

export const pageResultsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    ...countedShape,
    /** Of the visitors, those who answered: 0 to 1; `null` before the first visitor. */
    responseRate: z.number().nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(QUESTION_KINDS),
        label: labelSchema,
        /** No longer asked. */
        isRemoved: z.boolean(),
        answered: z.int(),
        /**
         * Every star, number or option, those nobody chose too; then options that are no longer offered and somebody chose. Empty for
         * text and email.
         */
        distribution: z.array(
          z.object({ value: z.string(), label: labelSchema.nullable(), amount: z.int(), isRemoved: z.boolean() }),
        ),
        average: z.number().nullable(),
        nps: npsSchema.nullable(),
      }),
    ),
    /** Each day, week or month of the period, by its first day: long periods in larger steps. */
    grain: z.enum(STEP_GRAINS),
    overTime: z.array(z.object({ first: z.iso.date(), ...countedShape })),
    byLocation: z.array(z.object({ location: placeSchema.nullable(), ...countedShape })),
    /** `null`: whoever came without a code. */
    byQrCode: z.array(z.object({ qrCode: placeSchema.nullable(), ...countedShape })),
    /** What the built-in assistant read in the words that are still kept. */
    analysis: z.object({
      responses: z.int(),
      sentiments: z.array(z.object({ sentiment, amount: z.int() })),
      themes: z.array(z.object({ aspect: z.enum(ASPECTS), amount: z.int(), positive: z.int(), negative: z.int() })),
    }),
  })
  .meta({ id: 'PageResults' })
export type PageResults = z.infer<typeof pageResultsSchema>

const ofPage = z.object({ pageId: z.uuid() })

/** The last 30 days, unless said otherwise; a year and a day at most. */
export const getPageResults = defineEndpoint({
  method: 'GET',
  path: '/api/v1/hosted-pages/:pageId/results',
  summary: 'What visitors of a hosted page answered, added up',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: ofPage.extend({
    from: pageResponseFilterShape.from,
    to: pageResponseFilterShape.to,
    location: pageResponseFilterShape.location,
    qrCode: pageResponseFilterShape.qrCode,
  }),
  output: pageResultsSchema,
  errors: ['not-found'],
})

export const exportPageResponses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/hosted-pages/:pageId/responses.csv',
  summary: 'The answers of a hosted page as a file for spreadsheets',
  access: 'qr-codes.view',
  /** The headings' language: the screen's. */
  input: ofPage.extend({ ...pageResponseFilterShape, language: z.enum(LOCALES).optional() }),
  output: z.string(),
  mediaType: 'text/csv',
  errors: ['not-found'],
})
