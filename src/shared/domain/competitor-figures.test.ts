import { describe, expect, it } from 'vitest'
import { measureShares } from './competitor-figures.ts'

describe('the share of voice', () => {
  it('is of one platform each, and of none where nothing is known of anybody else', () => {
    const own = [
      { platform: 'google', reviewCount: 50 },
      { platform: 'facebook', reviewCount: 10 },
    ] as const
    const others = [
      { platform: 'google', reviewCount: 100 },
      { platform: 'google', reviewCount: 50 },
    ] as const
    expect(measureShares(own, others)).toEqual([{ platform: 'google', own: 50, all: 200, share: 0.25 }])
    expect(measureShares(own, [])).toEqual([])
    expect(measureShares([], [{ platform: 'facebook', reviewCount: 0 }])).toEqual([])
  })

  it('leaves out platforms of which we see only a few of the own reviews', () => {
    expect(measureShares([{ platform: 'yelp', reviewCount: 7 }], [{ platform: 'yelp', reviewCount: 93 }])).toEqual([])
  })
})
