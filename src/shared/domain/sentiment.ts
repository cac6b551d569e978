import { z } from 'zod'
import { SENTIMENTS } from './customer-settings.ts'

/** What customers of a business speak of. */
export const ASPECTS = [
  'food',
  'service',
  'price',
  'cleanliness',
  'location',
  'waiting',
  'rooms',
  'delivery',
  'atmosphere',
  'product',
  'billing',
] as const
export type Aspect = (typeof ASPECTS)[number]

export const MOST_THEMES = 3
export const INTENSITY_RANGE = { least: 1, most: 5 } as const

/**
 * What an analysis rests on. `stars`: there were no words, or none in a language that can be read. `words`: there were no
 * stars. `nothing`: neither.
 */
export const ANALYSIS_BASES = ['words', 'stars', 'words-and-stars', 'nothing'] as const
export type AnalysisBasis = (typeof ANALYSIS_BASES)[number]

/** A piece of the review that speaks of an aspect, with its place in it in UTF-16 units. */
export const aspectFindingSchema = z
  .object({
    aspect: z.enum(ASPECTS),
    polarity: z.enum(SENTIMENTS),
    clause: z.string(),
    start: z.int(),
    end: z.int(),
  })
  .meta({ id: 'AspectFinding' })
export type AspectFinding = z.infer<typeof aspectFindingSchema>

export const sentimentAnalysisSchema = z.object({
  sentiment: z.enum(SENTIMENTS),
  /** −1 (bad) to 1 (good). */
  sentimentScore: z.number().min(-1).max(1),
  themes: z.array(z.string()).max(MOST_THEMES),
  positiveAspects: z.array(z.string()),
  negativeAspects: z.array(z.string()),
  emotionIntensity: z.int().min(INTENSITY_RANGE.least).max(INTENSITY_RANGE.most),
  summary: z.string(),
  basis: z.enum(ANALYSIS_BASES),
  /** Two letters; `null` where it could not be told. */
  language: z.string().nullable(),
  aspects: z.array(aspectFindingSchema),
  /** The words say strongly what the stars do not. */
  isContradictory: z.boolean(),
})
export type SentimentAnalysis = z.infer<typeof sentimentAnalysisSchema>
