import { z } from 'zod'
import { hostedPageContent } from '../domain/hosted-page-content.ts'
import { HOSTED_PAGE_KINDS } from '../domain/hosted-page-kinds.ts'
import { HOSTED_PAGE_LIMITS } from '../domain/hosted-pages.ts'
import { LOCALES } from '../domain/locales.ts'
import { HOSTED_PAGE_STATUSES, hostedPageFilterShape } from './hosted-page-filter.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const name = z.string().trim().min(1, 'required').max(HOSTED_PAGE_LIMITS.name, 'tooLong')

export const hostedPageSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slugInvalid')

const placeSchema = z.object({ id: z.uuid(), name: z.string() })

const summaryShape = {
  id: z.uuid(),
  kind: z.enum(HOSTED_PAGE_KINDS),
  /** What the team calls it; visitors read its title. */
  name: z.string(),
  slug: z.string(),
  /** Its public address. Former ones go on leading there. */
  url: z.string(),
  status: z.enum(HOSTED_PAGE_STATUSES),
  /** Whose review links it shows; `null` for those of all. */
  location: placeSchema.nullable(),
  /** Rises with every change; whoever saves names the one they saw. */
  revision: z.int(),
  visitors: z.int(),
  responses: z.int(),
  /** Of all stars there ever were, `null` before the first; likewise of NPS. */
  averageStars: z.number().nullable(),
  nps: z.int().nullable(),
  lastResponseAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}
export const hostedPageSummarySchema = z.object(summaryShape).meta({ id: 'HostedPageSummary' })
export type HostedPageSummary = z.infer<typeof hostedPageSummarySchema>

const settingsShape = {
  /** Whether a device may answer more than once a day. */
  allowsRepeats: z.boolean(),
  retentionMonths: z.int(),
}

export const hostedPageSchema = z
  .object({
    ...summaryShape,
    ...settingsShape,
    content: hostedPageContent,
    /** Who saved it last; `null` until somebody changed it after it was made. */
    changedBy: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'HostedPage' })
export type HostedPage = z.infer<typeof hostedPageSchema>

export const listHostedPages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/hosted-pages',
  summary: 'Hosted pages that match, page by page',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  // A cursor may hold a name.
  input: z.object({ ...hostedPageFilterShape, ...pageInput, cursor: z.string().max(1000).optional() }),
  output: pageOf(hostedPageSummarySchema),
})

const ofPage = z.object({ pageId: z.uuid() })

export const getHostedPage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/hosted-pages/:pageId',
  summary: 'One hosted page with all its words and questions',
  access: 'qr-codes.view',
  input: ofPage,
  output: hostedPageSchema,
  errors: ['not-found'],
})

const retentionMonths = z
  .int('numberInvalid')
  .min(HOSTED_PAGE_LIMITS.retentionMonths.least, 'retentionRange')
  .max(HOSTED_PAGE_LIMITS.retentionMonths.most, 'retentionRange')

/** What is written of a page that is there. */
export const hostedPageValues = z.object({ name, slug: hostedPageSlug, retentionMonths, content: hostedPageContent })

export const hostedPageInput = z.object({
  kind: z.enum(HOSTED_PAGE_KINDS, 'choiceInvalid'),
  name,
  /** Without one it is made from the name. */
  slug: hostedPageSlug.optional(),
  locationId: z.uuid().nullable().default(null),
  /** Without it the page begins with a useful one, in the language of the workspace. */
  content: hostedPageContent.optional(),
  status: z.enum(HOSTED_PAGE_STATUSES).default('draft'),
})

export const createHostedPage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hosted-pages',
  summary: 'Create a hosted page',
  access: 'qr-codes.manage',
  input: hostedPageInput,
  output: hostedPageSchema,
  errors: ['not-found', 'conflict'],
})

/** What is not said stays. Answers that were given keep the questions they were given to. */
export const changeHostedPage = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/hosted-pages/:pageId',
  summary: 'Change a hosted page, publish it or take it back',
  access: 'qr-codes.manage',
  input: ofPage.extend({
    /** The one that was changed; where somebody was faster, nothing is. */
    revision: z.int(),
    name: name.optional(),
    slug: hostedPageSlug.optional(),
    locationId: z.uuid().nullable().optional(),
    content: hostedPageContent.optional(),
    status: z.enum(HOSTED_PAGE_STATUSES).optional(),
    allowsRepeats: z.boolean().optional(),
    retentionMonths: retentionMonths.optional(),
  }),
  output: hostedPageSchema,
  errors: ['not-found', 'conflict'],
})

export const duplicateHostedPage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hosted-pages/:pageId/duplicate',
  summary: 'Make a draft of the same words and questions',
  access: 'qr-codes.manage',
  /** In the words of the screen; without it, the name with "(Copy)" after it. */
  input: ofPage.extend({ name: name.optional() }),
  output: hostedPageSchema,
  errors: ['not-found', 'conflict'],
})

/** Whoever opens it then reads that it is no longer there. `restoreHostedPage` undoes it. */
export const deleteHostedPage = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/hosted-pages/:pageId',
  summary: 'Delete a hosted page',
  access: 'qr-codes.manage',
  input: ofPage,
  output: hostedPageSummarySchema,
  errors: ['not-found'],
})

export const restoreHostedPage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hosted-pages/:pageId/restore',
  summary: 'Bring a deleted hosted page back as it was',
  access: 'qr-codes.manage',
  input: ofPage,
  output: hostedPageSummarySchema,
  errors: ['not-found', 'conflict'],
})

export const checkHostedPageSlug = defineEndpoint({
  method: 'GET',
  path: '/api/v1/hosted-pages/slugs/:slug',
  summary: 'Whether an address is free, and one that is',
  access: 'qr-codes.manage',
  /** The page it is for: its own address is free to it. */
  input: z.object({ slug: hostedPageSlug, pageId: z.uuid().optional() }),
  output: z.object({ slug: z.string(), url: z.string(), isFree: z.boolean(), suggestion: z.string() }),
})

/** Nothing is kept, and its forms lead nowhere: for a sandboxed frame (`srcdoc`). */
export const previewHostedPage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hosted-pages/preview',
  summary: 'A page as visitors would see it, of words that need not be saved',
  access: 'qr-codes.view',
  isOpenToReaders: true,
  ratePerMinute: 240,
  input: z.object({
    kind: z.enum(HOSTED_PAGE_KINDS, 'choiceInvalid'),
    locationId: z.uuid().nullable().default(null),
    content: hostedPageContent,
    language: z.enum(LOCALES).default('en'),
    /** Which of its screens: the steps of a survey by number, then the thanks. */
    screen: z.union([z.int().min(0).max(HOSTED_PAGE_LIMITS.questions), z.literal('thanks')]).default(0),
    /** Leads through the branches. */
    answers: z.record(z.string().max(40), z.union([z.number(), z.string(), z.array(z.string())])).default({}),
  }),
  output: z.object({
    html: z.string(),
    /** How many screens there are with these answers, the thanks not counted. */
    screens: z.int(),
  }),
  errors: ['not-found'],
})
