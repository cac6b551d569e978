import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { DisputePriority } from '#shared/domain/assistant.ts'
import type { Assistant, Made } from '../../port.ts'

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
