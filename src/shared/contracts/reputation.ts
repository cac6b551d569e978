import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { STEP_GRAINS } from '../domain/time-steps.ts'
import { defineEndpoint } from './endpoint.ts'
import { reputationFilterShape } from './reputation-filter.ts'

const days = z.object({ from: z.iso.date(), to: z.iso.date() })

const countsShape = {
  reviewCount: z.int(),
  /** With stars; a recommendation has none. */
  ratedCount: z.int(),
  ratingSum: z.int(),
  /** With an answer that is on the platform or on its way, wherever it was written. */
  answeredCount: z.int(),
}

/** All that the figures are made of: what is added up stays exact, whoever divides it. */
export const reputationCountsSchema = z
  .object({
    ...countsShape,
    /** Of one star to five. */
    stars: z.array(z.int()).length(5),
    positiveCount: z.int(),
    neutralCount: z.int(),
    negativeCount: z.int(),
    /** Answered ones of which it is known how long the first answer took; how many of them within a day; all their seconds together. */
    timedCount: z.int(),
    quickCount: z.int(),
    answerSeconds: z.int(),
  })
  .meta({ id: 'ReputationCounts' })

const basicCounts = z.object(countsShape)

const periodShape = {
  /** Days in the customer's timezone, both included; `null` where all there is counts. */
  days: days.nullable(),
  daysBefore: days.nullable(),
  /** The customer's. */
  today: z.iso.date(),
}

/** `bucket`: the first day of it, a Monday for weeks; it may lie before the period begins. */
const seriesOf = <Counts extends z.ZodObject>(counts: Counts) =>
  z.object({
    grain: z.enum(STEP_GRAINS),
    /** Oldest first; times without reviews are absent. */
    points: z.array(z.object({ bucket: z.iso.date(), counts })),
  })

export const basicReputationSchema = z
  .object({ ...periodShape, now: basicCounts, before: basicCounts, series: seriesOf(basicCounts) })
  .meta({ id: 'BasicReputation' })
export type BasicReputation = z.infer<typeof basicReputationSchema>

export const getBasicReputation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/basic',
  readsReplica: true,
  summary: 'Rating, volume and response rate of the last 90 days, beside the 90 days before',
  access: 'analytics.view',
  input: z.object({}),
  output: basicReputationSchema,
})

export const reputationSchema = z
  .object({
    ...periodShape,
    now: reputationCountsSchema,
    /** `null` where there is no period before. */
    before: reputationCountsSchema.nullable(),
    /** All there ever was, of the same place and platform: what the average on a platform is made of. */
    ever: z.object({ reviewCount: z.int(), ratedCount: z.int(), ratingSum: z.int() }),
    series: seriesOf(reputationCountsSchema),
    /** Those with reviews in either period. */
    platforms: z.array(
      z.object({
        platform: z.enum(PLATFORMS),
        now: reputationCountsSchema,
        before: reputationCountsSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'Reputation' })
export type Reputation = z.infer<typeof reputationSchema>

export const getReputation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation',
  readsReplica: true,
  summary: 'How the reputation stands in a period, beside the period before, over time and by platform',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object(reputationFilterShape),
  output: reputationSchema,
})

export const locationReputationSchema = z
  .object({
    locationId: z.uuid(),
    name: z.string(),
    now: reputationCountsSchema,
    before: reputationCountsSchema.nullable(),
    /** Rating over time, in a dozen steps or so; times without stars are absent. */
    points: z.array(z.object({ bucket: z.iso.date(), ratedCount: z.int(), ratingSum: z.int() })),
  })
  .meta({ id: 'LocationReputation' })
export type LocationReputation = z.infer<typeof locationReputationSchema>

export const listLocationReputations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/locations',
  readsReplica: true,
  summary: 'The locations side by side, best rated first',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object({ period: reputationFilterShape.period, platform: reputationFilterShape.platform }),
  output: z.object({
    ...periodShape,
    items: z.array(locationReputationSchema),
  }),
})

export const exportReputation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation.csv',
  summary: 'The figures over time, as a file for spreadsheets',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  /** The headings' language: the screen's. */
  input: z.object({ ...reputationFilterShape, language: z.enum(LOCALES).optional() }),
  output: z.string(),
  mediaType: 'text/csv',
})

export const downloadReport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation.pdf',
  summary: 'The figures of a period as a report, with the look of the business',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  /** The reader's: the screen's. */
  input: z.object({ ...reputationFilterShape, language: z.enum(LOCALES).optional() }),
  output: z.string(),
  mediaType: 'application/pdf',
  errors: ['not-found'],
})
