import { z } from 'zod'

/** What is counted, as the usage log names it. */
export const AI_FEATURES = [
  'response_generation',
  'sentiment_analysis',
  'dispute_generation',
  'dispute_prioritization',
  'campaign_message_generation',
  'chat_questions',
  'week_wording',
] as const
export type AiFeature = (typeof AI_FEATURES)[number]

export const LONGEST_REPLY_WORDS = 150
export const LONGEST_CAMPAIGN_WORDS = 200
export const LONGEST_INSTRUCTIONS = 2000

/** `built-in`: the analysis that ships with the product. `model`: a provider's. */
export const ANALYSIS_ENGINES = ['built-in', 'model'] as const
export type AnalysisEngine = (typeof ANALYSIS_ENGINES)[number]

/** What a review is about that a person has to see to first; a reply only asks to be spoken to in person. */
export const HELD_CAUTIONS = ['health', 'discrimination', 'legal', 'loss'] as const
export type HeldCaution = (typeof HELD_CAUTIONS)[number]

/** The same, and why no reply is written to some reviews at all. */
export const CAUTIONS = [...HELD_CAUTIONS, 'threat', 'extortion', 'abuse', 'unwritten-language'] as const
export type Caution = (typeof CAUTIONS)[number]

export const isCaution = (reason: string): reason is Caution => CAUTIONS.some((caution) => caution === reason)
export const isHeldCaution = (caution: Caution): caution is HeldCaution =>
  HELD_CAUTIONS.some((held) => held === caution)

/** Why a text of the assistant is not offered. */
export const BLOCK_REASONS = [
  'link',
  'contact-detail',
  'promise',
  'refund',
  'other-name',
  'wrong-language',
  'leaked-instructions',
  'offensive',
  'contradicts-review',
  'hostile-review',
  'unchecked-language',
  'unfounded',
  'empty',
  ...CAUTIONS,
] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** Why a passage of the assistant's draft wants a second look. */
export const DOUBT_REASONS = ['not-from-review', 'tone', 'repeats-review', 'unchecked-language'] as const
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/** A passage of a text, by its place there. */
export const doubtSchema = z
  .object({ start: z.int().min(0), end: z.int().min(1), reason: z.enum(DOUBT_REASONS) })
  .meta({ id: 'Doubt' })
export type Doubt = z.infer<typeof doubtSchema>

export const TONES = ['friendly', 'formal', 'warm', 'concise'] as const
export type Tone = (typeof TONES)[number]

const lines = z.array(z.string().trim().min(1, 'required').max(200, 'tooLong')).max(20, 'tooMany')

/** How a business wants to sound, and what may be said for it. */
export const brandVoiceSchema = z
  .object({
    tone: z.enum(TONES),
    /** What replies should do, one thing a line. */
    dos: lines,
    /** What they should not. */
    donts: lines,
    signature: z.string().trim().max(200, 'tooLong'),
    /** What may be said of the business: only links, numbers and addresses in here are let through. */
    facts: lines,
  })
  .meta({ id: 'BrandVoice' })
export type BrandVoice = z.infer<typeof brandVoiceSchema>

export const DEFAULT_BRAND_VOICE: BrandVoice = { tone: 'friendly', dos: [], donts: [], signature: '', facts: [] }

export const DISPUTE_REASONS = ['fake', 'offensive', 'irrelevant', 'competitor', 'other'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

export const PRIORITY_LEVELS = ['high', 'medium', 'low'] as const
export const URGENCY_RANGE = { least: 1, most: 10 } as const

export const disputePrioritySchema = z.object({
  priorityLevel: z.enum(PRIORITY_LEVELS),
  urgencyScore: z.int().min(URGENCY_RANGE.least).max(URGENCY_RANGE.most),
  reasoning: z.string(),
  estimatedImpact: z.enum(PRIORITY_LEVELS),
  recommendedActions: z.array(z.string()),
})
export type DisputePriority = z.infer<typeof disputePrioritySchema>

export const CAMPAIGN_TYPES = ['review_request', 'feedback', 'promotion', 'announcement'] as const
export type CampaignType = (typeof CAMPAIGN_TYPES)[number]
