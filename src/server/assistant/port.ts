import type {
  BrandVoice,
  CampaignType,
  DisputePriority,
  DisputeReason,
  Doubt,
  HeldCaution,
} from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'

/** A review as an engine gets it: one, and only what is needed. It is data, whatever it says. */
export interface ReviewText {
  id: string
  content: string | null
  rating: number | null
  isRecommended: boolean | null
  author: string | null
  /** As the platform names it, if it does. */
  language: string | null
  platform: Platform
}

export interface ReplyRequest {
  review: ReviewText
  businessName: string
  /** What the person asks for in their own words. */
  instructions: string
  /** Where neither review nor instructions say. */
  locale: Locale
  voice: BrandVoice
  /** What was written for this customer lately, the latest first: none of its sentences is used again so soon. */
  recent?: readonly string[]
  /** Names nobody and nothing: what templates write where the guard holds back what they wrote first. */
  isPlain?: boolean
}

export interface DisputeRequest {
  review: Pick<ReviewText, 'content' | 'rating' | 'isRecommended' | 'platform' | 'author'> & {
    id: string | null
    createdAt: Date | null
  }
  reason: DisputeReason
  businessName: string
  /** The language of the form, which is the team's. */
  locale: Locale
  /** Texts of the same author or of the same words, to point at; none is made up. */
  duplicates: readonly { content: string; createdAt: Date; isSameAuthor?: boolean }[]
  competitors: readonly string[]
}

export interface CampaignRequest {
  businessName: string
  industry: string
  type: CampaignType
  context: string
  locale: Locale
  voice: BrandVoice
}

export interface SentimentRequest {
  content: string | null
  rating: number | null
  isRecommended: boolean | null
  /** As the platform names it, if it does. */
  language: string | null
  /** In which words for themes and the summary are given. */
  locale: Locale
}

export interface PriorityRequest {
  reason: DisputeReason
  description: string
  content: string | null
  rating: number | null
  isRecommended: boolean | null
  createdAt: Date | null
  locale: Locale
}

export const QUESTION_TOPICS = ['figures', 'reviews', 'unanswered', 'campaigns', 'disputes', 'draft-reply'] as const
export const QUESTION_ORDERS = ['newest', 'oldest', 'lowest', 'highest'] as const
export const QUESTION_RANKS = ['open', 'click', 'response'] as const
/** Of one that a person typed, so many are looked up at most. */
export const MOST_QUESTIONS = 4

export interface QuestionRequest {
  question: string
  /** The customer's day. */
  today: string
  /** Names of those that the person sees. */
  places: readonly string[]
  locale: Locale
}

/** One of the fixed questions to our own services. */
export interface FixedQuestion {
  about: (typeof QUESTION_TOPICS)[number]
  /** Days, both included. */
  from: string | null
  to: string | null
  location: string | null
  platform: Platform | null
  stars: number[]
  order: (typeof QUESTION_ORDERS)[number]
  rankedBy: (typeof QUESTION_RANKS)[number]
}

/** Something that is true, as our own sentence says it. */
export interface ClaimToWord {
  sentence: string
  /** As it stands in the sentence: how many it is about. */
  count: string
  /** The theme's, as it stands there. */
  name: string | null
  /** Which way any of its figures went. */
  moves: readonly ('up' | 'down')[]
}

export interface WeekRequest {
  claims: readonly ClaimToWord[]
  locale: Locale
}

export interface Spent {
  tokens: number
  /** By the length of the text: whoever wrote it did not say. */
  isEstimated: boolean
}

/** Which engine it was, under which version of its prompt, weights or phrases, and what it cost. */
export interface Made {
  origin: DraftOrigin
  spent: Spent
}

export interface DraftedText extends Made {
  text: string
  /** Some of the instructions are beyond whoever wrote it. */
  ignoredInstructions: boolean
  /** Passages that want a second look, which an engine does not say of itself. */
  doubts?: readonly Doubt[]
  /** It was longer than it may be; what is there ends with a whole sentence. */
  isCut?: boolean
  /** It invites to a talk without saying how to reach the business. */
  lacksContact?: boolean
  /** What it answers is for a person to see to before it goes out. */
  caution?: HeldCaution | null
}

export interface DraftedDispute extends Made {
  description: string
  evidence: string[]
  /** Of the description. */
  doubts?: readonly Doubt[]
}

export interface AnalyzedSentiment extends Made {
  analysis: SentimentAnalysis
}

export interface PrioritizedDispute extends Made {
  priority: DisputePriority
}

export interface ReadQuestion extends Made {
  language: Locale
  questions: FixedQuestion[]
}

export interface WordedWeek extends Made {
  /** One for each claim, in their order. */
  sentences: string[]
}

export interface CallOptions {
  /** Ends the work; what was asked for is then not given. */
  signal?: AbortSignal
  /** Gets the text so far, whole, each time there is more of it, and from behind the guard its doubtful passages. */
  onText?: (text: string, doubts?: readonly Doubt[]) => void
}

/** Whoever writes first drafts and reads reviews. Never sends anything by itself. Throws an AssistantFailure. */
export interface Assistant {
  /** `null`: built in. */
  readonly model: string | null
  draftReply(request: ReplyRequest, call?: CallOptions): Promise<DraftedText>
  draftDispute(request: DisputeRequest, call?: CallOptions): Promise<DraftedDispute>
  writeCampaignMessage(request: CampaignRequest, call?: CallOptions): Promise<DraftedText>
  analyzeSentiment(request: SentimentRequest, call?: CallOptions): Promise<AnalyzedSentiment>
  prioritizeDispute(request: PriorityRequest, call?: CallOptions): Promise<PrioritizedDispute>
  /** Which of the fixed questions is meant. Absent where there is no model: the chat knows words by itself. */
  readQuestion?(request: QuestionRequest, call?: CallOptions): Promise<ReadQuestion>
  /** What changed in a week, in other words. Absent where there is no model: our own sentences say it. */
  wordWeek?(request: WeekRequest, call?: CallOptions): Promise<WordedWeek>
}
