import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { RateLimiter } from './rate-limiter.ts'

const app = await startTestApp()
let now = Date.UTC(2026, 0, 1, 12, 0, 10)
const limiters = [1, 2].map(
  () =>
    new RateLimiter(app.product.base.app.db, { onError: (error) => expect.unreachable(String(error)), now: () => now }),
)
const [first, second] = limiters as [(typeof limiters)[0], (typeof limiters)[0]]
afterAll(() => Promise.all(limiters.map((limiter) => limiter.stop())))

const takeMany = (limiter: typeof first, key: string, times: number) =>
  Array.from({ length: times }, () => limiter.take(key, 10)).filter((decision) => decision.isAllowed).length

describe('the rate limiter', () => {
  it('lets through as many as allowed, and says how long to wait', () => {
    expect(takeMany(first, 'a', 15)).toBe(10)
    expect(first.take('a', 10)).toEqual({ isAllowed: false, retryAfterSeconds: 50 })
  })

  it('begins anew with the next minute', () => {
    takeMany(first, 'b', 15)
    now += 60_000
    expect(takeMany(first, 'b', 15)).toBe(10)
  })

  it('keeps a longer window past the minute', async () => {
    const take = () => first.take('e', 1, 300_000).isAllowed
    expect(take()).toBe(true)
    now += 61_000
    await first.flush()
    expect(take()).toBe(false)
    now += 240_000
    expect(take()).toBe(true)
  })

  it('counts what other processes have let through', async () => {
    expect(takeMany(first, 'c', 6)).toBe(6)
    await first.flush()
    expect(takeMany(second, 'c', 1)).toBe(1)
    await second.flush()
    expect(takeMany(second, 'c', 10)).toBe(3)
  })

  it('gives back to the window it was taken from, not to the next one', async () => {
    const takenAt = now
    await first.takeShared('back', 1, 60_000)
    now += 60_000
    await first.giveBack(['back'], 60_000, takenAt)

    expect((await first.takeShared('back', 1, 60_000)).isAllowed).toBe(true)
    expect((await first.takeShared('back', 1, 60_000)).isAllowed).toBe(false)
  })

  it('never lets one more through where the count is shared at once', async () => {
    const decisions = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => (turn % 2 === 0 ? first : second).takeShared('door', 10)),
    )
    expect(decisions.filter((decision) => decision.isAllowed)).toHaveLength(10)
  })
})
