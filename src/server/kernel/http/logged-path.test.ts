import { describe, expect, it } from 'vitest'
import { toLoggedPath } from './logged-path.ts'

describe('the path in the log', () => {
  it.each([
    [
      '/api/v1/reviews/3f0c4a5e-1b1d-4a55-9f0e-0d8f7f2f8a11?token=canary',
      '/api/v1/reviews/3f0c4a5e-1b1d-4a55-9f0e-0d8f7f2f8a11',
    ],
    [`/r/${'canary'.repeat(8)}?edit=1`, '/r/…'],
    [`/unsubscribe/1a2b3c.${'canary'.repeat(20)}`, '/unsubscribe/…'],
    ['/assets/index-Dk3f9aBc.js', '/assets/index-Dk3f9aBc.js'],
  ])('of %s is %s', (url, expected) => {
    expect(toLoggedPath(url)).toBe(expected)
  })
})
