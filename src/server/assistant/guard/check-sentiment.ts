import type { BlockReason } from '#shared/domain/assistant.ts'
import type { AspectFinding, SentimentAnalysis } from '#shared/domain/sentiment.ts'
import { INTENSITY_RANGE, MOST_THEMES } from '#shared/domain/sentiment.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import type { SentimentRequest } from '#server/assistant/port.ts'
import { bound } from './text.ts'

type Sentiment = SentimentAnalysis['sentiment']

const GOOD_STARS = 4
const BAD_STARS = 2
/** From here on words alone are plain enough to hold a model against. */
const PLAIN_SCORE = 0.6
/** How far a model may be from what stars and words say to us. */
const FURTHEST_SCORE = 0.5
const FURTHEST_INTENSITY = 2

export function starsOf({ rating, isRecommended }: Pick<SentimentRequest, 'rating' | 'isRecommended'>): number | null {
  if (rating !== null) return rating
  return isRecommended === null ? null : isRecommended ? 5 : 1
}

/** Stars are not to be talked away; without stars, plain words are not. */
export function checkSentiment({ sentiment }: SentimentAnalysis, request: SentimentRequest): BlockReason[] {
  const stars = starsOf(request)
  return areOpposite(sentiment, stars === null ? sideOfWords(request) : sideOfStars(stars))
    ? ['contradicts-review']
    : []
}

function sideOfWords(request: SentimentRequest): Sentiment {
  const { sentiment, sentimentScore } = readReview(request)
  return Math.abs(sentimentScore) >= PLAIN_SCORE ? sentiment : 'neutral'
}

function sideOfStars(stars: number): Sentiment {
  if (stars >= GOOD_STARS) return 'positive'
  return stars <= BAD_STARS ? 'negative' : 'neutral'
}

function areOpposite(one: Sentiment, other: Sentiment): boolean {
  return one !== other && one !== 'neutral' && other !== 'neutral'
}

/** The model's figures, as far as stars and words bear them out. */
export function boundSentiment(analysis: SentimentAnalysis, request: SentimentRequest): SentimentAnalysis {
  const own = readReview(request)
  const isRead = own.basis !== 'nothing'
  const scores = isRead ? around(own.sentimentScore, FURTHEST_SCORE) : { least: -1, most: 1 }
  const intensities = isRead ? around(own.emotionIntensity, FURTHEST_INTENSITY) : INTENSITY_RANGE
  return {
    ...analysis,
    themes: analysis.themes.slice(0, MOST_THEMES),
    sentimentScore: bound(bound(analysis.sentimentScore, scores), { least: -1, most: 1 }),
    emotionIntensity: Math.round(bound(bound(analysis.emotionIntensity, intensities), INTENSITY_RANGE)),
  }
}

const around = (middle: number, distance: number) => ({ least: middle - distance, most: middle + distance })

/** Places found in the cleaned text, as places in the text as it was; what cannot be found again is left out. */
export function findAgain(findings: readonly AspectFinding[], cleaned: string, content: string): AspectFinding[] {
  if (cleaned === content) return [...findings]
  return findings.flatMap((finding) => {
    const start = content.indexOf(finding.clause)
    return finding.clause === '' || start < 0 ? [] : [{ ...finding, start, end: start + finding.clause.length }]
  })
}
