import { describe, expect, it } from 'vitest'
import { findChange, toShownPercent, toShownRating, trendOf } from './use-figures.ts'

describe('a change', () => {
  it('is unknown where one side is missing', () => {
    expect(findChange(null, 3)).toBeNull()
    expect(findChange(3, null)).toBeNull()
    expect(findChange(3, 5)).toBe(-2)
  })

  it.each([
    [4.26, 4.31, 'level'],
    [4.24, 4.26, 'up'],
    [4.3, 4.1, 'down'],
  ])('from %d to %d stars is %s, as both are shown', (before, now, trend) => {
    expect(trendOf(findChange(toShownRating(now), toShownRating(before)) ?? 0)).toBe(trend)
  })
})

describe('a share', () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.5, 50],
    [0.999, 99],
    [1, 100],
  ])('of %d is shown as %i percent', (share, percent) => {
    expect(toShownPercent(share)).toBe(percent)
  })

  it('of nothing is none', () => {
    expect(toShownPercent(null)).toBeNull()
  })
})
