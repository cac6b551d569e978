import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countFiveStarsUntil,
  findAnswerSeconds,
  findOutlier,
  findQuickShare,
  findRating,
  findScore,
  type ReputationCounts,
  SCORE_PARTS,
  SCORE_WEIGHTS,
} from './reputation.ts'

const count = fc.nat({ max: 5000 })
const counts: fc.Arbitrary<ReputationCounts> = fc
  .record({
    stars: fc.array(count, { minLength: 5, maxLength: 5 }),
    unrated: count,
    moods: fc.tuple(count, count, count),
    answered: fc.double({ min: 0, max: 1, noNaN: true }),
    quick: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ stars, unrated, moods: [positiveCount, neutralCount, negativeCount], answered, quick }) => {
    const ratedCount = stars.reduce((sum, each) => sum + each, 0)
    const answeredCount = Math.floor((ratedCount + unrated) * answered)
    return {
      reviewCount: ratedCount + unrated,
      ratedCount,
      ratingSum: stars.reduce((sum, each, index) => sum + each * (index + 1), 0),
      answeredCount,
      stars,
      positiveCount,
      neutralCount,
      negativeCount,
      timedCount: answeredCount,
      quickCount: Math.floor(answeredCount * quick),
      answerSeconds: answeredCount * 3600,
    }
  })

const NOTHING: ReputationCounts = {
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

const ofStars = (...stars: number[]): ReputationCounts => ({
  ...NOTHING,
  stars,
  reviewCount: stars.reduce((sum, each) => sum + each, 0),
  ratedCount: stars.reduce((sum, each) => sum + each, 0),
  ratingSum: stars.reduce((sum, each, index) => sum + each * (index + 1), 0),
})

describe('the score', () => {
  it('has a hundred points in all', () => {
    expect(SCORE_PARTS.reduce((sum, part) => sum + SCORE_WEIGHTS[part], 0)).toBe(100)
  })

  it('lies between 0 and 100, is the sum of its parts, and weighs a hundred whatever is known', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const found = findScore(given)
        fc.pre(found !== null)
        expect(found.score).toBeGreaterThanOrEqual(0)
        expect(found.score).toBeLessThanOrEqual(100)
        expect(found.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100)
        expect(Math.round(found.parts.reduce((sum, { points }) => sum + points, 0))).toBe(found.score)
      }),
    )
  })

  it('never falls by another answer, or by another five stars', () => {
    fc.assert(
      fc.property(counts, (given) => {
        fc.pre(given.answeredCount < given.reviewCount && given.ratedCount > 0)
        const before = findScore(given)?.score ?? 0
        const answered = { ...given, answeredCount: given.answeredCount + 1 }
        const rated = { ...given, ratedCount: given.ratedCount + 1, ratingSum: given.ratingSum + 5 }
        expect(findScore(answered)?.score).toBeGreaterThanOrEqual(before)
        expect(findScore(rated)?.score).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('names the part with the most to win', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const found = findScore(given)
        const most = Math.max(...(found?.parts.map(({ weight, points }) => weight - points) ?? [0]))
        const named = found?.parts.find(({ part }) => part === found.raisedMostBy)
        expect(named ? named.weight - named.points : 0).toBeCloseTo(most)
      }),
    )
  })

  it('says nothing of nothing, and leaves out what is not known', () => {
    expect(findScore(NOTHING)).toBeNull()
    expect(findScore(ofStars(0, 0, 0, 0, 2))).toMatchObject({
      score: 67,
      parts: [{ part: 'rating' }, { part: 'answered', value: 0 }],
      raisedMostBy: 'answered',
    })
  })
})

describe('five-star reviews until a goal', () => {
  it('are just enough', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 11, max: 49 }), (given, goalTenths) => {
        const needed = countFiveStarsUntil(given, goalTenths)
        const tenthsAfter = (more: number) => 10 * (given.ratingSum + 5 * more) - goalTenths * (given.ratedCount + more)
        expect(given.ratedCount + needed).toBeGreaterThan(0)
        expect(tenthsAfter(needed)).toBeGreaterThanOrEqual(0)
        expect(needed === 0 || given.ratedCount + needed === 1 || tenthsAfter(needed - 1) < 0).toBe(true)
      }),
    )
  })

  it.each([
    [ofStars(0, 0, 0, 1, 0), 1],
    [ofStars(1, 0, 0, 0, 0), 7],
    [ofStars(0, 0, 0, 1, 1), 0],
    [NOTHING, 1],
  ])('%# are counted', (given, expected) => {
    expect(countFiveStarsUntil(given)).toBe(expected)
  })
})

describe('what stands apart', () => {
  const all = ofStars(20, 10, 10, 60, 200)

  it.each([
    ['far below, with enough reviews', ofStars(15, 5, 0, 0, 0), 'below'],
    ['above, and steadily', ofStars(0, 0, 0, 2, 60), 'above'],
    ['few reviews', ofStars(4, 0, 0, 0, 0), null],
    ['as the others', ofStars(2, 1, 1, 6, 20), null],
    ['a wide spread of a few', ofStars(2, 0, 0, 0, 4), null],
  ])('%s', (_case, own, expected) => {
    expect(findOutlier(own, all)).toBe(expected)
  })

  it('is nothing where there is no other', () => {
    expect(findOutlier(all, all)).toBeNull()
  })
})

it('says nothing of answers that never came', () => {
  expect([findRating(NOTHING), findAnswerSeconds(NOTHING), findQuickShare(NOTHING)]).toEqual([null, null, null])
})
