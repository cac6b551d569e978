import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { ASPECTS } from '../domain/sentiment.ts'
import { THEME_MOVES } from '../domain/themes.ts'
import { defineEndpoint } from './endpoint.ts'
import { reputationFilterShape } from './reputation-filter.ts'
import { SAID_FILTERS } from './reviews.ts'

const THEME_NAME_LIMIT = 60

const countsShape = { reviewCount: z.int(), positiveCount: z.int(), negativeCount: z.int() }

/** Reviews that speak of it, that praise it, and that find fault with it; one may do both, and counts once in each. */
export const themeCountsSchema = z.object(countsShape).meta({ id: 'ThemeCounts' })

const periodShape = {
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  daysBefore: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  today: z.iso.date(),
}

const themeShape = {
  /** The one that it is known by; its name in each language goes without saying, unless the customer gave it one. */
  aspect: z.enum(ASPECTS),
  name: z.string().nullable(),
  /** What was merged into it. */
  merged: z.array(z.enum(ASPECTS)),
  /** Whoever sees analytics hears when it moves. */
  isFollowed: z.boolean(),
}

export const themeSchema = z.object(themeShape).meta({ id: 'Theme' })
export type Theme = z.infer<typeof themeSchema>

export const themeFiguresSchema = z
  .object({
    ...themeShape,
    now: themeCountsSchema,
    /** `null` where there is no period before. */
    before: themeCountsSchema.nullable(),
    /** More than chance, against the period before. */
    move: z.enum(THEME_MOVES).nullable(),
    /** In a dozen steps or so; times in which nobody spoke of it are absent. */
    points: z.array(z.object({ bucket: z.iso.date(), ...countsShape })),
  })
  .meta({ id: 'ThemeFigures' })
export type ThemeFigures = z.infer<typeof themeFiguresSchema>

export const listThemes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/themes',
  readsReplica: true,
  summary: 'What reviews speak of, most of all first, beside the period before',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object(reputationFilterShape),
  output: z.object({ ...periodShape, items: z.array(themeFiguresSchema) }),
})

export const themeQuoteSchema = z
  .object({
    reviewId: z.uuid(),
    platform: z.enum(PLATFORMS),
    rating: z.int().nullable(),
    createdAt: z.iso.datetime(),
    said: z.enum(SAID_FILTERS).nullable(),
    /** The review's own words. */
    quote: z.string(),
  })
  .meta({ id: 'ThemeQuote' })
export type ThemeQuote = z.infer<typeof themeQuoteSchema>

export const listThemeQuotes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/themes/:aspect/quotes',
  readsReplica: true,
  summary: 'What the newest reviews say of a theme, in their words',
  access: 'reviews.view',
  plan: 'advanced-analytics',
  input: z.object({ aspect: z.enum(ASPECTS), ...reputationFilterShape, said: z.enum(SAID_FILTERS).optional() }),
  output: z.object({ items: z.array(themeQuoteSchema) }),
})

export const themeInputSchema = z.object({
  /** `null`: its usual one. */
  name: z.string().trim().min(1, 'required').max(THEME_NAME_LIMIT, 'tooLong').nullable().optional(),
  /** The theme it becomes a part of; `null`: one by itself again. */
  mergedInto: z.enum(ASPECTS).nullable().optional(),
  isFollowed: z.boolean().optional(),
})
export type ThemeInput = z.output<typeof themeInputSchema>

export const changeTheme = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/reputation/themes/:aspect',
  summary: 'Rename a theme, make it a part of another one, or follow it',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: themeInputSchema.extend({ aspect: z.enum(ASPECTS) }),
  output: themeSchema,
})

export const languageFiguresSchema = z
  .object({
    /** Two letters. */
    language: z.string(),
    now: z.object({ ...countsShape, ratedCount: z.int(), ratingSum: z.int() }),
    before: z.object({ ...countsShape, ratedCount: z.int(), ratingSum: z.int() }).nullable(),
  })
  .meta({ id: 'LanguageFigures' })
export type LanguageFigures = z.infer<typeof languageFiguresSchema>

export const listReputationLanguages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/languages',
  readsReplica: true,
  summary: 'The languages that reviews are written in, beside the period before',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object(reputationFilterShape),
  output: z.object({ ...periodShape, items: z.array(languageFiguresSchema) }),
})

const weekClaimSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('volume'),
      count: z.int(),
      before: z.int(),
      rating: z.number().nullable(),
      ratingBefore: z.number().nullable(),
    }),
    z.object({
      kind: z.enum(['criticism', 'praise']),
      aspect: z.enum(ASPECTS),
      name: z.string().nullable(),
      count: z.int(),
      before: z.int(),
    }),
    z.object({ kind: z.literal('unanswered'), count: z.int() }),
  ])
  .meta({ id: 'WeekClaim' })

export const getReputationWeek = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/week',
  readsReplica: true,
  summary: 'What changed in the last seven days against the seven before, and why',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  /** The language of the words: the screen's. */
  input: z.object({
    location: reputationFilterShape.location,
    platform: reputationFilterShape.platform,
    language: z.enum(LOCALES).optional(),
  }),
  output: z.object({
    ...periodShape,
    /** Three at most; each counts reviews that a list can show. */
    claims: z.array(weekClaimSchema),
    /** The same in a model's words, one for each, where it has made some of the whole business and they say no more. */
    words: z.object({ sentences: z.array(z.string()), model: z.string() }).nullable(),
    /** A model could be asked for some. */
    canBeWorded: z.boolean(),
  }),
})

export const requestWeekWords = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reputation/week/words',
  summary: 'Have the model word what changed this week, if there is one and it has not yet; it tells when it has',
  access: 'analytics.view',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.object({ language: z.enum(LOCALES) }),
  output: z.object({}),
  ratePerMinute: 10,
})
