import type { BasicReputation, Reputation } from '#shared/contracts/reputation.ts'
import type { Sum } from './reputation.repository.ts'

type Counts = Reputation['now']

const NOTHING: Counts = {
  reviewCount: 0,
  ratedCount: 0,
  ratingSum: 0,
  answeredCount: 0,
  stars: [0, 0, 0, 0, 0],
  positiveCount: 0,
  neutralCount: 0,
  negativeCount: 0,
  timedCount: 0,
  quickCount: 0,
  answerSeconds: 0,
}

const add = (one: Counts, other: Sum['counts']): Counts => ({
  reviewCount: one.reviewCount + other.reviewCount,
  ratedCount: one.ratedCount + other.ratedCount,
  ratingSum: one.ratingSum + other.ratingSum,
  answeredCount: one.answeredCount + other.answeredCount,
  stars: one.stars.map((count, index) => count + (other.stars[index] ?? 0)),
  positiveCount: one.positiveCount + other.positiveCount,
  neutralCount: one.neutralCount + other.neutralCount,
  negativeCount: one.negativeCount + other.negativeCount,
  timedCount: one.timedCount + other.timedCount,
  quickCount: one.quickCount + other.quickCount,
  answerSeconds: one.answerSeconds + other.answerSeconds,
})

export function addUp(sums: readonly Sum[]): Counts {
  return sums.reduce((total, { counts }) => add(total, counts), NOTHING)
}

/** What every plan shows. */
export function presentBasic({ reviewCount, ratedCount, ratingSum, answeredCount }: Counts): BasicReputation['now'] {
  return { reviewCount, ratedCount, ratingSum, answeredCount }
}

/** One after the other; the period before has none. */
export function presentPoints(sums: readonly Sum[]): Reputation['series']['points'] {
  const byBucket = Map.groupBy(sums, ({ bucket }) => bucket)
  return [...byBucket].flatMap(([bucket, own]) => (bucket === null ? [] : [{ bucket, counts: addUp(own) }]))
}
