/** What reviews add up to: all that a reputation's figures are made of. */
export interface ReputationCounts {
  reviewCount: number
  /** With stars; a recommendation has none. */
  ratedCount: number
  ratingSum: number
  /** With an answer that is on the platform or on its way. */
  answeredCount: number
  /** Of one star to five. */
  stars: readonly number[]
  positiveCount: number
  neutralCount: number
  negativeCount: number
  /** Answered ones of which it is known how long that took. */
  timedCount: number
  /** Of those, within a day. */
  quickCount: number
  answerSeconds: number
}

const divide = (sum: number, count: number) => (count === 0 ? null : sum / count)

export const STARS = [1, 2, 3, 4, 5] as const

export const findRating = ({ ratingSum, ratedCount }: Pick<ReputationCounts, 'ratingSum' | 'ratedCount'>) =>
  divide(ratingSum, ratedCount)

export const findResponseRate = ({ answeredCount, reviewCount }: ReputationCounts) => divide(answeredCount, reviewCount)

/** The mean: unlike a median it adds up over days and places; the share within a day tells what one late answer hides. */
export const findAnswerSeconds = ({ answerSeconds, timedCount }: ReputationCounts) => divide(answerSeconds, timedCount)

export const findQuickShare = ({ quickCount, timedCount }: ReputationCounts) => divide(quickCount, timedCount)

type Moods = Pick<ReputationCounts, 'positiveCount' | 'neutralCount' | 'negativeCount'>

export const findPositiveShare = ({ positiveCount, neutralCount, negativeCount }: Moods) =>
  divide(positiveCount, positiveCount + neutralCount + negativeCount)

export const SCORE_PARTS = ['rating', 'answered', 'mood', 'quick'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/** In points of a hundred. */
export const SCORE_WEIGHTS: Record<ScorePart, number> = { rating: 50, answered: 25, mood: 15, quick: 10 }

const SCORE_VALUES: Record<ScorePart, (counts: ReputationCounts) => number | null> = {
  rating: (counts) => {
    const rating = findRating(counts)
    return rating === null ? null : (rating - 1) / 4
  },
  answered: findResponseRate,
  mood: findPositiveShare,
  quick: findQuickShare,
}

export interface ReputationScore {
  /** 0 to 100, rounded. */
  score: number
  /** Those there is something to say about, in their order. What is missing leaves its weight to the others. */
  parts: { part: ScorePart; weight: number; value: number; points: number }[]
  /** The part with the most points still to win; `null` where nothing is missing. */
  raisedMostBy: ScorePart | null
}

/** `null` where there are no reviews. */
export function findScore(counts: ReputationCounts): ReputationScore | null {
  const known = SCORE_PARTS.flatMap((part) => {
    const value = SCORE_VALUES[part](counts)
    return value === null ? [] : [{ part, value }]
  })
  if (known.length === 0) return null
  const total = known.reduce((sum, { part }) => sum + SCORE_WEIGHTS[part], 0)
  const parts = known.map(({ part, value }) => {
    const weight = (SCORE_WEIGHTS[part] / total) * 100
    return { part, value, weight, points: weight * value }
  })
  const [widest] = parts.toSorted((one, other) => other.weight - other.points - (one.weight - one.points))
  return {
    score: Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
    parts,
    raisedMostBy: widest && widest.points < widest.weight ? widest.part : null,
  }
}

/** In tenths, so that the sums stay whole numbers. */
export const RATING_GOAL_TENTHS = 45

/** How many five-star reviews in a row lift the average to the goal; 0 where it is there already. */
export function countFiveStarsUntil(
  { ratingSum, ratedCount }: Pick<ReputationCounts, 'ratingSum' | 'ratedCount'>,
  goalTenths: number = RATING_GOAL_TENTHS,
): number {
  if (ratedCount === 0) return 1
  return Math.max(0, Math.ceil((goalTenths * ratedCount - 10 * ratingSum) / (50 - goalTenths)))
}

const FEWEST_TO_JUDGE = 5
const FARTHEST_USUAL = 0.3
const FARTHEST_DEVIATIONS = 2

/**
 * Whether a location's rating lies apart from the others': by three tenths of a star at least, and by more than two standard errors of its
 * own reviews, so that a few of them make nobody stand out.
 */
export function findOutlier(own: ReputationCounts, all: ReputationCounts): 'above' | 'below' | null {
  const others = { ratingSum: all.ratingSum - own.ratingSum, ratedCount: all.ratedCount - own.ratedCount }
  const [rating, usual] = [findRating(own), findRating(others)]
  if (rating === null || usual === null || own.ratedCount < FEWEST_TO_JUDGE) return null
  const distance = rating - usual
  const squares = STARS.reduce((sum, stars) => sum + (own.stars[stars - 1] ?? 0) * (stars - rating) ** 2, 0)
  const error = Math.sqrt(squares / own.ratedCount / own.ratedCount)
  if (Math.abs(distance) < FARTHEST_USUAL || Math.abs(distance) <= FARTHEST_DEVIATIONS * error) return null
  return distance > 0 ? 'above' : 'below'
}
