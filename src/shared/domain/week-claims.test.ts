import { describe, expect, it } from 'vitest'
import { listClaims, type ThemeOfWeek } from './week-claims.ts'

const week = (reviewCount: number, ratingSum: number, answeredCount = 0) => ({
  reviewCount,
  ratedCount: reviewCount,
  ratingSum,
  answeredCount,
})
const theme = (
  aspect: ThemeOfWeek['aspect'],
  [praise, criticism]: [number, number],
  before: [number, number],
): ThemeOfWeek => ({
  aspect,
  name: null,
  now: { reviewCount: praise + criticism, positiveCount: praise, negativeCount: criticism },
  before: { reviewCount: before[0] + before[1], positiveCount: before[0], negativeCount: before[1] },
})

describe('what is said of a week', () => {
  it('is nothing where nothing came', () => {
    expect(listClaims(week(0, 0), week(5, 20), [theme('food', [0, 0], [3, 2])])).toEqual([])
  })

  it('is what changed, and the themes that rose most, for better and worse', () => {
    const themes = [theme('food', [9, 4], [9, 4]), theme('waiting', [0, 3], [0, 0]), theme('service', [5, 1], [1, 1])]
    expect(listClaims(week(10, 40, 8), week(8, 36), themes)).toEqual([
      { kind: 'volume', count: 10, before: 8, rating: 4, ratingBefore: 4.5 },
      { kind: 'criticism', aspect: 'waiting', name: null, count: 3, before: 0 },
      { kind: 'praise', aspect: 'service', name: null, count: 5, before: 1 },
    ])
  })

  it('is what was said most where nothing rose, and what waits where there is room', () => {
    const themes = [theme('food', [2, 0], [9, 0]), theme('price', [0, 0], [0, 0])]
    expect(listClaims(week(2, 8), week(9, 40), themes)).toEqual([
      expect.objectContaining({ kind: 'volume' }),
      { kind: 'praise', aspect: 'food', name: null, count: 2, before: 9 },
      { kind: 'unanswered', count: 2 },
    ])
  })
})
