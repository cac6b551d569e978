import type { Aspect, AspectFinding, SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '../../../port.ts'

const MOST_NEGATIVE = 2

export interface AnsweredAspects {
  negative: Aspect[]
  positive: Aspect | null
}

/**
 * What of a review an answer takes up: what it blames most, and one thing it praises. One that is both blamed and praised
 * counts as blamed. The reading of a clause errs too often to be held against the stars: nobody is thanked for praise in a
 * review of one or two, nor asked for pardon in one of five.
 */
export function chooseAspects(
  { aspects, isContradictory }: SentimentAnalysis,
  { rating, isRecommended }: Pick<ReviewText, 'rating' | 'isRecommended'>,
): AnsweredAspects {
  const isBad = rating === null ? isRecommended === false : rating <= 2
  const isBest = rating === null ? isRecommended === true : rating === 5
  const negative = rank(aspects.filter(({ polarity }) => polarity === 'negative'))
  const praised = rank(aspects.filter(({ polarity }) => polarity === 'positive'))
  const positive = praised.find((aspect) => !negative.includes(aspect)) ?? null
  return {
    negative: isBest ? [] : negative.slice(0, MOST_NEGATIVE),
    positive: isBad || isContradictory ? null : positive,
  }
}

/** The most spoken of first; among equals, in the order of the text. */
function rank(findings: readonly AspectFinding[]): Aspect[] {
  const counts = new Map<Aspect, number>()
  for (const { aspect } of findings.toSorted((one, other) => one.start - other.start)) {
    counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([aspect]) => aspect)
}
