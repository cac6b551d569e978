import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '../../../port.ts'
import type { Band } from './phrases/phrase-book.ts'

const SENTIMENT_SIDE = { positive: 1, neutral: 0, negative: -1 } as const

/** By stars and words together: where they contradict each other, neither joy nor an apology fits. */
export function findBand(
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
  { sentiment, isContradictory }: SentimentAnalysis,
): Band {
  const stars = rating ?? (isRecommended === null ? 3 : isRecommended ? 5 : 1)
  const side = Math.sign(stars - 3) + SENTIMENT_SIDE[sentiment]
  if (isContradictory || side === 0) return 'middling'
  return side > 0 ? 'good' : 'poor'
}
