import { afterEach, describe, expect, it, vi } from 'vitest'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { composeReply } from './compose-reply.ts'

afterEach(() => vi.restoreAllMocks())

/** How often a pattern is held against a text while a reply is composed. */
function countLooks(content: string): number {
  vi.restoreAllMocks()
  const review = { id: 'long', content, rating: 2, isRecommended: null, author: 'Ann', language: 'es' }
  const analysis = readReview({ ...review, locale: 'es' })
  const looks = vi.spyOn(RegExp.prototype, 'exec')
  const request = { businessName: 'Harbour', instructions: '', locale: 'es' as const, voice: DEFAULT_BRAND_VOICE }
  composeReply({ ...request, review: { ...review, platform: 'google' } }, analysis)
  return looks.mock.calls.length
}

describe('a review of eight thousand characters', () => {
  it.each(['pedí y me ', 'la mesa, el pan, '])('takes hardly more work than one of three thousand: %s', (words) => {
    const [short, long] = [3000, 8000].map((length) => countLooks(words.repeat(length / words.length)))
    expect(short).toBeGreaterThan(0)
    expect(long).toBeLessThan((short ?? 0) * 1.5)
  })
})
