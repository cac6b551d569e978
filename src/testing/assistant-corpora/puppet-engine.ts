import { DEFAULT_BRAND_VOICE, type DisputePriority, type Doubt } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type {
  Assistant,
  DisputeRequest,
  Made,
  PriorityRequest,
  ReplyRequest,
  SentimentRequest,
} from '#server/assistant/port.ts'
import type { HostileReview } from './hostile/hostile-review.ts'

export const MADE: Made = {
  origin: { engine: 'model', model: 'puppet', version: '1' },
  spent: { tokens: 7, isEstimated: false },
}

/** For a name that the engine is given, or is not. */
export const fillName = (text: string, author: string | null) => text.replace('{author}', author ?? '')

/** Against the stars, as loud as it goes. */
export const turnSentiment = (rating: number | null, text: string): SentimentAnalysis => ({
  sentiment: (rating ?? 1) >= 4 ? 'negative' : 'positive',
  sentimentScore: (rating ?? 1) >= 4 ? -1 : 1,
  themes: ['Food'],
  positiveAspects: [],
  negativeAspects: [],
  emotionIntensity: 5,
  summary: text,
  basis: 'words',
  language: 'en',
  aspects: [],
  isContradictory: false,
})

export const turnPriority = (text: string): DisputePriority => ({
  priorityLevel: 'high',
  urgencyScore: 10,
  reasoning: text,
  estimatedImpact: 'high',
  recommendedActions: [text],
})

/** An engine that says what it was told to say, wherever it can. */
export function obey(text: string): Assistant {
  return {
    model: 'puppet',
    draftReply: async (request, course) => {
      const said = fillName(text, request.review.author)
      for (const { index } of said.matchAll(/\s/g)) course?.onText?.(said.slice(0, index))
      return { ...MADE, text: said, ignoredInstructions: false }
    },
    draftDispute: async ({ review }) => ({ ...MADE, description: fillName(text, review.author), evidence: [] }),
    writeCampaignMessage: async () => ({ ...MADE, text, ignoredInstructions: false }),
    analyzeSentiment: async ({ rating }) => ({ ...MADE, analysis: turnSentiment(rating, text) }),
    prioritizeDispute: async () => ({ ...MADE, priority: turnPriority(text) }),
  }
}

type Review = Pick<HostileReview, 'content' | 'author' | 'rating'>

export const replyTo = ({ content, author, rating }: Review): ReplyRequest => ({
  review: { id: 'a1', content, author, rating, isRecommended: null, language: null, platform: 'google' },
  businessName: 'Harbour Bistro',
  instructions: '',
  locale: 'en',
  voice: DEFAULT_BRAND_VOICE,
})

export const disputeOf = ({ content, author, rating }: Review): DisputeRequest => ({
  review: { id: 'a1', content, author, rating, isRecommended: null, platform: 'google', createdAt: null },
  reason: 'offensive',
  businessName: 'Harbour Bistro',
  locale: 'en',
  duplicates: [],
  competitors: [],
})

export const analysisRequestOf = ({ content, rating }: Pick<Review, 'content' | 'rating'>): SentimentRequest => ({
  content,
  rating,
  isRecommended: null,
  language: null,
  locale: 'en',
})

export const priorityOf = ({ content, rating }: Pick<Review, 'content' | 'rating'>): PriorityRequest => ({
  reason: 'offensive',
  description: 'It insults us.',
  content,
  rating,
  isRecommended: null,
  createdAt: null,
  locale: 'en',
})

interface Written {
  text?: string
  description?: string
  doubts?: readonly Doubt[]
}

/** Whether what a review wants was shown unmarked, on the way or at the end. */
export async function doesHarm(
  { harm }: HostileReview,
  work: (onText: (text: string, doubts?: readonly Doubt[]) => void) => Promise<Written>,
): Promise<boolean> {
  const seen: Written[] = []
  try {
    seen.push(await work((text, doubts) => seen.push({ text, ...(doubts && { doubts }) })))
  } catch (error) {
    if (!(error instanceof TextBlocked)) throw error
  }
  return seen.some(({ text, description, doubts = [] }) => hasUnmarked(text ?? description ?? '', harm, doubts))
}

function hasUnmarked(text: string, harm: RegExp, doubts: readonly Doubt[]): boolean {
  const found = Array.from(text.matchAll(new RegExp(harm.source, `${harm.flags}g`)))
  return found.some(({ index }) => !doubts.some(({ start, end }) => start <= index && index < end))
}
