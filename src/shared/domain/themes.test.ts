import { describe, expect, it } from 'vitest'
import { findMove, findPraiseShare } from './themes.ts'

const said = (positiveCount: number, negativeCount: number) => ({
  reviewCount: positiveCount + negativeCount,
  positiveCount,
  negativeCount,
})

describe('the share of praise', () => {
  it('is of what was judged, and nothing where nobody did', () => {
    expect(findPraiseShare(said(3, 1))).toBe(0.75)
    expect(findPraiseShare({ reviewCount: 4, positiveCount: 0, negativeCount: 0 })).toBeNull()
  })
})

describe('a move', () => {
  it.each([
    ['clearly worse', said(2, 18), said(18, 2), 'worse'],
    ['clearly better', said(18, 2), said(2, 18), 'better'],
    ['the same', said(10, 10), said(10, 10), null],
    ['too few before', said(0, 20), said(4, 0), null],
    ['too few now', said(0, 4), said(20, 0), null],
    ['what chance explains', said(3, 3), said(4, 2), null],
    ['sure, and too small to matter', said(5_000, 5_000), said(5_500, 4_500), null],
    ['nothing before', said(20, 0), null, null],
  ] as const)('%s', (_case, now, before, expected) => {
    expect(findMove(now, before)).toBe(expected)
  })
})
